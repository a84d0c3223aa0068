import { standInPort } from '../../lib/stand-in';
import { startProvider } from './provider';

/** `npm start`: starts the stand-in provider on the port that stand-in builds expect. */
const { port } = await startProvider({ port: standInPort });
console.log(`Serving the stand-in provider at http://<external host>.localhost:${port}`);
