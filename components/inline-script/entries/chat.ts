import { loadChatWhenIdle } from '../chat';
import { startPage } from '../start-page';

startPage(() => loadChatWhenIdle((host) => import(host.dataset.script ?? '')));
