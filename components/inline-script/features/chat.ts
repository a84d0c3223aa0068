import { loadChatWhenIdle } from '../chat';
import { whenShown } from '../moments';

whenShown(() => loadChatWhenIdle((host) => import(host.dataset.script ?? '')));
