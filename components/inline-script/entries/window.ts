import { startPage } from '../start-page';
import { openLinkedTab } from '../window-tabs';

startPage();
openLinkedTab();
