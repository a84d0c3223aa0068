import { describeHostContract } from './describe-host-contract';
import { cloudflare } from './cloudflare';

describeHostContract(cloudflare);
