import { holdsTheContract } from './holds-the-contract';
import { nginx } from './nginx';

holdsTheContract(nginx);
