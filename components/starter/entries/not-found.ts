import { startPage } from '../start-page';

startPage();
console.warn(`404: no page at ${location.pathname}`);
