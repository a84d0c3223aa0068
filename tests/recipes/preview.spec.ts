import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '../../scripts/test/copy-project';
import { freePort } from '../../scripts/test/free-port';
import { openProject, type Project } from './project';
import { recipes } from './recipes';

/* Each change that CONTRIBUTING.md describes, made in a copy of the project while its preview runs. */

let copy: string;
let project: Project;
let preview: ChildProcess;
let origin: string;

/** Pages that an editor may have open. */
const visited = ['/', '/pricing', '/industries/plumbers'];

/** On a connection of its own: recipes that start a program keep this process from noticing that one was closed. */
const get = (path: string) => fetch(origin + path, { redirect: 'manual', headers: { connection: 'close' } });
const textOf = async (path: string) => (await get(path)).text();
const statusOf = async (path: string) => (await get(path)).status;

const statuses = async () => Promise.all(visited.map(statusOf));

async function expectPages(): Promise<void> {
  await expect.poll(statuses).toEqual(visited.map(() => 200));
}

/** The page that is exported as a file: `pricing.html` → `/pricing`. */
const pathOf = (file: string) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/g, '')}`;

/** Addresses outside the site lead to the stand-in in its export only. */
const onlyInExport = (text: string) => text.includes('.localhost');

test.beforeAll(async () => {
  copy = copyProject('preview-');
  project = openProject(copy);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  preview = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview.ts'], {
    cwd: copy,
    env: { ...process.env, SITE_PORT: String(port) },
    stdio: 'ignore',
  });
  await expect.poll(() => statuses().catch(() => [])).toEqual(visited.map(() => 200));
});
test.afterAll(async () => {
  expect(preview.exitCode, 'the preview runs until the end').toBeNull();
  const stopped = once(preview, 'exit');
  preview.kill();
  await stopped;
  rmSync(copy, { recursive: true, force: true });
});
test.afterEach(() => project.reset());

for (const { change, apply, shows } of recipes) {
  test(`${change}: the preview shows it and answers on`, async () => {
    await apply(project);
    for (const [file, text] of shows) {
      if (!file.endsWith('.html') || onlyInExport(text)) continue;
      await expect.poll(() => textOf(pathOf(file))).toContain(text);
    }
    await expectPages();
  });
}

/** What a recipe leaves in each file that it touches; nothing for a file that it removes. */
async function changesOf(name: string): Promise<[file: string, text: Buffer | undefined][]> {
  await recipes.find(({ change }) => change === name)?.apply(project);
  const files = project.touched().map((file): [string, Buffer | undefined] => {
    const path = join(copy, file);
    return [file, existsSync(path) ? readFileSync(path) : undefined];
  });
  project.reset();
  return files;
}

for (const name of ['a new trade', 'a path that is retired']) {
  for (const order of ['first to last', 'last to first']) {
    test(`${name}, file by file from the ${order}: whatever was wrong in between, the preview recovers`, async () => {
      const changes = await changesOf(name);
      expect(changes.length).toBeGreaterThan(3);
      for (const [file, text] of order === 'first to last' ? changes : changes.toReversed()) {
        if (text) project.write(file, text);
        else project.remove(file);
        await statusOf('/');
      }
      await expectPages();
    });
  }
}

test('a retired path leads to where its redirect says, and no longer once that is gone', async () => {
  project.replace(
    'content/redirects.ts',
    'export default [',
    "export default [{ from: '/test-path', to: '/pricing' }, ",
  );
  await expect.poll(() => statusOf('/test-path')).toBe(307);
  const { headers } = await get('/test-path?ref=a');
  expect(headers.get('location')).toBe('/pricing?ref=a');
  project.reset();
  await expect.poll(() => statusOf('/test-path')).toBe(404);
});

test('a photo is shown at the addresses that its page names, in every format', async () => {
  await recipes.find(({ change }) => change === 'the founder and the portrait')?.apply(project);
  const address = /\/_next\/static\/pictures\/img-2041-1[\w.-]+/g;
  const addresses = async () => (await textOf('/about/founder')).match(address) ?? [];
  await expect.poll(addresses).not.toEqual([]);
  const types = await Promise.all(
    [...new Set(await addresses())].map(async (one) => (await get(one)).headers.get('content-type')),
  );
  expect(new Set(types)).toEqual(new Set(['image/avif', 'image/webp', 'image/jpeg']));
});
