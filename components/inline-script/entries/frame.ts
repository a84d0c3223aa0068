import { openFrames, prepareFrames } from '../frames';
import { startPage } from '../start-page';

prepareFrames();
startPage(openFrames);
