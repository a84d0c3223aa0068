import { describeHostContract } from './describe-host-contract';
import { vercel } from './vercel';

describeHostContract(vercel);
