import { container } from './container';
import { describeHostContract } from './describe-host-contract';

describeHostContract(container);
