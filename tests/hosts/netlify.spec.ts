import { describeHostContract } from './describe-host-contract';
import { netlify } from './netlify';

describeHostContract(netlify);
