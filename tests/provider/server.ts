import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { standInPort } from '../../lib/stand-in';
import { resourceNameOf } from './resources';
import { handle } from './routes';

/** A constant of the WebSocket protocol (RFC 6455). */
const protocolId = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const textFrame = 0x81;
const greeting = 'hello';

function accept({ headers }: IncomingMessage, socket: Duplex): void {
  const key = createHash('sha1').update(`${headers['sec-websocket-key']}${protocolId}`).digest('base64');
  const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  socket.write([...head, `Sec-WebSocket-Accept: ${key}`, '', ''].join('\r\n'));
  socket.write(Buffer.concat([Buffer.from([textFrame, greeting.length]), Buffer.from(greeting)]));
}

/*
 * `npm start`: a stand-in for all outside addresses, each host at an origin of its own. It listens only on this machine, on
 * both loopback addresses, because browsers use either for names below `localhost`.
 */
for (const host of ['127.0.0.1', '::1']) {
  const server = createServer(handle);
  // A test's next request may come at the very moment at which its idle connection would be closed.
  server.keepAliveTimeout = 0;
  // The provider's socket greets and reads nothing: a policy decides only about the connection.
  server.on('upgrade', (request, socket) => {
    socket.on('error', () => socket.destroy());
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (resourceNameOf(url) === 'socket') accept(request, socket);
    else socket.destroy();
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    // Without IPv6 the other address is enough.
    if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code ?? '')) throw error;
  });
  server.listen({ host, port: standInPort, ipv6Only: host === '::1' }, () => {
    if (host === '127.0.0.1')
      console.log(`Serving the stand-in provider at http://<external host>.localhost:${standInPort}`);
  });
}
