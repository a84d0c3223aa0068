import { describeHostContract } from './describe-host-contract';
import { caddy } from './caddy';

describeHostContract(caddy);
