import { openLinkedTab } from '../window-tabs';

openLinkedTab();
