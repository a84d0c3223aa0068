import { whenParsed } from '../moments';
import { startPage } from '../start-page';
import { suggestPages } from '../suggestions';

startPage();
whenParsed(() => suggestPages(location.pathname));
console.warn(`404: no page at ${location.pathname}`);
