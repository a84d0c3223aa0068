import { removeBrokenPictures } from '../broken-pictures';
import { moveCarousels } from '../carousel';
import { startPage } from '../start-page';

moveCarousels();
removeBrokenPictures();
startPage();
