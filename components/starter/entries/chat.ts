import { loadChat } from '../chat';
import { startPage } from '../start-page';

startPage(loadChat);
