import { whenParsed } from '../moments';
import { suggestPages } from '../suggestions';

whenParsed(() => suggestPages(location.pathname));
console.warn(`404: no page at ${location.pathname}`);
