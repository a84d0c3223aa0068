import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { contract } from '../../deploy/contract';
import { freePort } from '../../scripts/ports';
import { askerOf, type Address } from './request';

/** The export under test. */
export const folder = resolve('out-stand-in');

/** Beside it: what each host reads. */
export const configurations = `${folder}-hosts`;

/** Why a test of names cannot run. */
export const networkRedirects = 'a setting of the domain in the host’s network: deploy/README.md';

/** A program that serves the export on a port, and its address if that is not plain http on the port. */
export type Program = { command: string; args: string[]; env?: Record<string, string>; address?: Address };

/** Answers a request as a host's network would, where that cannot run here. */
export type Handler = (request: Request) => Promise<Response>;

/** How the export is served on this machine as a host serves it. */
export type LocalHost = {
  /** The supported content encodings. */
  encodings: readonly string[];
  /** Promises that this machine cannot show, by the first words of their tests, each with the reason. */
  differences?: Record<string, string>;
  /** Writes the host's configuration into a temporary folder. */
  prepare: (temporary: string, port: number) => Program | Handler | Promise<Program>;
};

/** Reads a host's configuration file and replaces what differs in tests, such as the address and the folder. */
export function readConfiguration(name: string, changes: Record<string, string> = {}, from = configurations): string {
  return Object.entries(changes).reduce(
    (text, [old, changed]) => {
      if (!text.includes(old)) throw new Error(`${name} does not contain "${old}"`);
      return text.replaceAll(old, changed);
    },
    readFileSync(join(from, name), 'utf8'),
  );
}

/** Makes a certificate for names that nobody but a test trusts. It may also be an authority's. */
export function createCertificate(at: string, ...names: string[]) {
  const [key, file] = [join(at, 'privkey.pem'), join(at, 'fullchain.pem')];
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  const subject = ['-subj', `/CN=${names[0]}`, '-addext', `subjectAltName=${alternatives}`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '90'];
  execFileSync('openssl', ['req', '-x509', '-nodes', ...kind, ...subject, '-keyout', key, '-out', file], {
    stdio: 'ignore',
  });
  return { key, file, text: readFileSync(file, 'utf8') };
}

/** Serves what a handler answers, on a port or an unused one. */
export async function serve(handler: Handler, wanted = 0) {
  const server = createServer((incoming, outgoing) => {
    // Joined as text, so that a path that starts with two slashes stays one.
    handler(new Request(`http://${incoming.headers.host}${incoming.url}`))
      .then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(Buffer.from(await response.arrayBuffer()));
      })
      .catch((error: unknown) => outgoing.writeHead(500).end(String(error)));
  });
  await once(server.listen(wanted, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, stop: () => server.close().closeAllConnections() };
}

/** Ends a program and those that it has started. */
export async function stopGroup(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!child.pid || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, signal);
  await ended;
}

/** Runs a program until it answers under each of the site’s names. */
async function run({ command, args, env }: Program, address: Address): Promise<() => Promise<void>> {
  // Its own process group, so that child processes are stopped too.
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const stop = () => stopGroup(child, 'SIGTERM');
  // Caddy makes a certificate for each name, one after the other.
  const origins = [address.origin, ...(address.certificate ? [`https://${contract.names.other}`] : [])];
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt += 1) {
    const ask = askerOf(address);
    const answers = await Promise.all(origins.map((origin) => ask('/', {}, origin).catch(() => undefined)));
    // A proxy answers before the server behind it does.
    if (answers.every((answer) => answer && answer.status < 500)) return stop;
    await wait(100);
  }
  await stop();
  throw new Error(`The server did not start:\n${output}`);
}

/** Starts a host on an unused port. */
export async function start(host: LocalHost): Promise<{ address: Address; stop: () => Promise<void> }> {
  const temporary = mkdtempSync(join(tmpdir(), 'host-'));
  const port = await freePort();
  const prepared = await host.prepare(temporary, port);
  const plain = { origin: `http://127.0.0.1:${port}` };
  const address = typeof prepared === 'function' ? plain : (prepared.address ?? plain);
  const end = typeof prepared === 'function' ? (await serve(prepared, port)).stop : await run(prepared, address);
  const stop = async () => {
    await end();
    rmSync(temporary, { recursive: true, force: true });
  };
  return { address, stop };
}
