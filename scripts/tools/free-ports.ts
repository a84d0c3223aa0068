import { standInPort } from '../../lib/stand-in';
import { expectFreePorts } from '../ports';

/** Before a build of minutes: whether its servers will have their ports. */
await expectFreePorts(Number(process.env.SITE_PORT ?? 3000), Number(standInPort));
