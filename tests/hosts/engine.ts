import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/test/free-port';

/** The promises of the contract, as the tests call them. */
export const promises = [
  'every page',
  'not found',
  'redirects in one hop',
  'clean addresses',
  'own site only',
  'security headers',
  'caching',
  'missing files',
  'revalidation',
  'Markdown',
  'types',
  'public files',
  'gzip',
  'br',
] as const;
export type HostPromise = (typeof promises)[number];

/** The export under test, and the host configurations from the build. */
export const folder = resolve('out-stand-in');
export const hostFiles = resolve('out-stand-in-hosts');

export type Engine = {
  name: string;
  /** The supported content encodings. */
  encodings: readonly ('gzip' | 'br')[];
  /** Promises that this host keeps in another way, or that its local form cannot show, each with the reason. */
  differences?: Partial<Record<HostPromise, string>>;
  /** Writes its configuration into a temporary folder. Returns the command that runs it on a port. */
  prepare: (temporary: string, port: number) => { command: string; args: string[]; env?: Record<string, string> };
};

export type Running = { origin: string; stop: () => Promise<void> };

/** Reads a host's configuration file and replaces what differs in tests, such as the address and the folder. */
export function readConfiguration(name: string, changes: Record<string, string>, from = hostFiles): string {
  return Object.entries(changes).reduce(
    (text, [old, changed]) => {
      if (!text.includes(old)) throw new Error(`${name} does not contain "${old}"`);
      return text.replaceAll(old, changed);
    },
    readFileSync(join(from, name), 'utf8'),
  );
}

async function waitUntilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) break;
    try {
      await fetch(origin, { redirect: 'manual' });
      return;
    } catch {
      await wait(200);
    }
  }
  throw new Error(`The server did not start:\n${output()}`);
}

export async function start(engine: Engine): Promise<Running> {
  const temporary = mkdtempSync(join(tmpdir(), `${engine.name}-`));
  const port = await freePort();
  const { command, args, env } = engine.prepare(temporary, port);
  // Its own process group, so that child processes are stopped too.
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const stop = async () => {
    if (child.pid && child.exitCode === null) {
      const ended = new Promise((done) => child.once('exit', done));
      process.kill(-child.pid, 'SIGTERM');
      await ended;
    }
    rmSync(temporary, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(origin, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}
