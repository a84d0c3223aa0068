import { loadChatWhenIdle } from '../chat';
import { playStories } from '../player';
import { startPage } from '../start-page';

startPage(() => loadChatWhenIdle((host) => import(host.dataset.script ?? '')));
playStories();
