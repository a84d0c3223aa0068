import { standInOrigin } from '../../content/destination-url';
import { startProvider } from './provider';

/** `npm start` and `npm run serve:provider`: the stand-in provider on the port that stand-in builds of the site expect. */
const { origin } = await startProvider({ port: Number(new URL(standInOrigin).port) });
console.log(`Stand-in provider at ${origin}`);
