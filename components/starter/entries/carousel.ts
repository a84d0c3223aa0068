import { moveCarousels } from '../carousel';
import { startPage } from '../start-page';

moveCarousels();
startPage();
