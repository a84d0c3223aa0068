import { removeBrokenPictures } from '../broken-pictures';
import { moveCarousels } from '../carousel';

moveCarousels();
removeBrokenPictures();
