import { serveSite } from './site-server';

/** Serves the stand-in export. `SITE_PORT` sets the port (default: 3000). */
const port = Number(process.env.SITE_PORT ?? 3000);
await serveSite('out-stand-in', port);
console.log(`Serving the site at http://localhost:${port}`);
