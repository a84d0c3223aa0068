import { createServer } from 'node:http';

/** Answers a request as a host's network would. */
export type Handler = (request: Request) => Promise<Response>;

/** Serves what a handler answers, on the port in the program's first argument. */
export function serveHandler(handler: Handler): void {
  const port = Number(process.argv[2]);
  const server = createServer((incoming, outgoing) => {
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers))
      if (typeof value === 'string') headers.set(name, value);
    // Joined as text, so that a path that starts with two slashes stays one.
    handler(new Request(`http://127.0.0.1:${port}${incoming.url}`, { headers }))
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(Buffer.from(await response.arrayBuffer()));
      })
      .catch((error: unknown) => {
        outgoing.writeHead(500);
        outgoing.end(String(error));
      });
  });
  server.listen(port, '127.0.0.1');
}
