import { spawn, type ChildProcess } from 'node:child_process';

/** What Next’s development server makes when it is first asked for takes what it takes. */
export const madeByNext = { timeout: 120_000 };

/** After a change by somebody else, a process starts and reads all content. */
export const readAnew = { timeout: 20_000 };

/**
 * Starts `npm run edit` in a copy of the project.
 *
 * @returns the program, and the address that it prints
 */
export async function startEditor(copy: string, port: number): Promise<{ running: ChildProcess; address: string }> {
  const running = spawn(process.execPath, ['--import', 'tsx', 'packages/edit/main.ts'], {
    cwd: copy,
    env: { ...process.env, SITE_PORT: String(port), STAND_IN: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve) => {
    running.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const [found] = /http:\S+/.exec(text) ?? [];
      if (found) resolve(found);
    });
  });
  return { running, address };
}
