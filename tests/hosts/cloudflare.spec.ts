import { holdsTheContract } from './holds-the-contract';
import { cloudflare } from './cloudflare';

holdsTheContract(cloudflare);
