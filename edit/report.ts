import { spawn, type ChildProcess } from 'node:child_process';

/** `npm run report` behind a button. It takes minutes, in which people go on. */

export type ReportState = { state: 'none' | 'running' | 'done' | 'failed'; said: string };

let now: ReportState = { state: 'none', said: '' };
let running: ChildProcess | undefined;

export const reportState = () => now;

export function startReport(): ReportState {
  if (now.state === 'running') return now;
  now = { state: 'running', said: '' };
  const started = spawn(process.execPath, ['--import', 'tsx', 'scripts/report.ts']);
  running = started;
  for (const stream of [started.stdout, started.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      now = { ...now, said: text.trim().split('\n').at(-1) ?? '' };
    });
  started.on('exit', (code) => {
    now = { ...now, state: code === 0 ? 'done' : 'failed' };
  });
  return now;
}

export const stopReport = () => running?.kill();
