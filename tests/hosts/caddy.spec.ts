import { holdsTheContract } from './holds-the-contract';
import { caddy } from './caddy';

holdsTheContract(caddy);
