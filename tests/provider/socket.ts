import { createHash } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { resourceNameOf } from './resources';

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

/** Adds the provider's socket to a server. It greets and reads nothing: a policy decides only about the connection. */
export function serveSocket(server: Server): void {
  server.on('upgrade', (request, socket) => {
    socket.on('error', () => socket.destroy());
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (resourceNameOf(url) === 'socket') accept(request, socket);
    else socket.destroy();
  });
}
