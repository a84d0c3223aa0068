import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/test/free-port';
import type { Address } from './request';

/** The export under test, and the host configurations from the build. */
export const folder = resolve('out-stand-in');
export const hostFiles = resolve('out-stand-in-hosts');

/** A program that serves the export on a port, and its address if that is not plain http on the port. */
export type Command = { command: string; args: string[]; env?: Record<string, string>; address?: Address };

/** How the export is served on this machine as a host serves it. */
export type LocalHost = {
  /** The supported content encodings. */
  encodings: readonly string[];
  /** Promises that this machine cannot show, by the first words of their tests, each with the reason. */
  differences?: Record<string, string>;
  /** Writes the host's configuration into a temporary folder. */
  prepare: (temporary: string, port: number) => Command | Promise<Command>;
};

/** Runs a server of this folder. */
export function serverProgram(name: string, ...args: string[]): Command {
  return { command: process.execPath, args: ['--import', 'tsx', `tests/hosts/${name}-server.ts`, ...args] };
}

/** Reads a host's configuration file and replaces what differs in tests, such as the address and the folder. */
export function readConfiguration(name: string, changes: Record<string, string> = {}, from = hostFiles): string {
  return Object.entries(changes).reduce(
    (text, [old, changed]) => {
      if (!text.includes(old)) throw new Error(`${name} does not contain "${old}"`);
      return text.replaceAll(old, changed);
    },
    readFileSync(join(from, name), 'utf8'),
  );
}

async function waitUntilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt += 1) {
    try {
      // A proxy answers before the server behind it does.
      const { status } = await fetch(origin, { redirect: 'manual' });
      if (status < 500) return;
    } catch {
      // Not yet.
    }
    await wait(100);
  }
  throw new Error(`The server did not start:\n${output()}`);
}

/** Starts a host on an unused port. */
export async function start(host: LocalHost): Promise<{ address: Address; stop: () => Promise<void> }> {
  const temporary = mkdtempSync(join(tmpdir(), 'host-'));
  const port = await freePort();
  const { command, args, env, address } = await host.prepare(temporary, port);
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
  return { address: address ?? { origin }, stop };
}
