import { openFrames, prepareFrames } from '../frames';
import { whenShown } from '../moments';

prepareFrames();
whenShown(openFrames);
