import { standInPort } from '../../lib/stand-in';
import { startProvider } from './provider';

/** `npm start` and `npm run serve:provider`: the stand-in provider on the port that stand-in builds of the site expect. */
const { port } = await startProvider({ port: standInPort });
console.log(`The stand-in provider at http://<outside host>.localhost:${port}`);
