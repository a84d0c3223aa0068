import { openFrames } from '../frames';
import { startPage } from '../start-page';

startPage(openFrames);
