import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { contract } from '../../deploy/contract';
import { ask } from '../../tests/hosts/ask';
import { containerWith } from '../../tests/hosts/container';
import { folder, start } from '../../tests/hosts/engine';
import { requireProgram } from '../../tests/hosts/programs';
import { pagePaths, source } from '../../tests/site/exported-site';

/**
 * `npm run test:load`: asks the shipped configuration of nginx for pages as fast as it can answer, while a deploy replaces the
 * files every two seconds, in the order of the recipe: hashed files first, pages after them. Prints the requests per second.
 * Exits with 1 if a request fails, or if a page is of neither build or names a file that is not there.
 *
 * Build first: `npx tsx scripts/build.ts --stand-in --best-compression`.
 */
const seconds = 20;
const connections = 64;
const hashed = contract.caching.hashedFolder.slice(1);

const site = mkdtempSync(join(tmpdir(), 'load-'));
cpSync(folder, site, { recursive: true });

/** Puts a file in the place of another at once, as rsync does. */
function replace(name: string, content: Buffer | string): void {
  writeFileSync(join(site, `${name}.new`), content);
  renameSync(join(site, `${name}.new`), join(site, name));
}

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  .toSorted((a, b) => Number(b.startsWith(hashed)) - Number(a.startsWith(hashed)));

/** A second build: its pages end with another comment. Only plain files differ, which the visitor below asks for. */
const nextBuild = (text: string) => `${text}<!-- next build -->`;

async function deploy(isNext: boolean): Promise<void> {
  for (const name of files) {
    const content = readFileSync(join(folder, name));
    replace(name, isNext && name.endsWith('.html') ? nextBuild(content.toString()) : content);
    await setTimeout();
  }
}

/** Visits pages during the deploys. Returns what was wrong. */
async function visit(origin: string, until: number): Promise<string[]> {
  const wrong: string[] = [];
  while (Date.now() < until) {
    for (const path of pagePaths) {
      const { status, text } = await ask(origin, path);
      const page = source(path);
      if (status !== 200) wrong.push(`${path}: ${status}`);
      else if (text !== page && text !== nextBuild(page)) wrong.push(`${path}: a page of neither build`);
      const named = [...text.matchAll(new RegExp(`/${hashed}[\\w./-]+`, 'g'))].map(([address]) => address);
      const answers = await Promise.all([...new Set(named)].map(async (one) => [one, (await ask(origin, one)).status]));
      wrong.push(...answers.filter(([, code]) => code !== 200).map(([one, code]) => `${path}: ${one} ${code}`));
    }
  }
  return wrong;
}

requireProgram('wrk', 'wrk');
const server = await start(containerWith(site));
try {
  const program = join(site, 'requests.lua');
  const list = pagePaths.map((path) => `"${path}"`).join(',');
  writeFileSync(
    program,
    `local paths = {${list}}\nlocal n = 0\nrequest = function()\n  n = n + 1\n  return wrk.format("GET", paths[n % #paths + 1])\nend\n`,
  );
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', '-s', program];
  const load = spawn('wrk', [...args, server.origin], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  load.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const until = Date.now() + (seconds - 1) * 1_000;
  const deploys = (async () => {
    let isNext = false;
    let count = 0;
    for (; Date.now() < until; count += 1) {
      isNext = !isNext;
      await deploy(isNext);
      await setTimeout(2_000);
    }
    return count;
  })();
  const [count, wrong] = await Promise.all([deploys, visit(server.origin, until), once(load, 'exit')]);
  console.log(`${output.trim()}\n${count} deploys meanwhile`);
  const failed = /Non-2xx|Socket errors/.test(output);
  if (failed || wrong.length > 0) {
    console.error([...new Set(wrong)].join('\n') || 'Requests failed');
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  rmSync(site, { recursive: true, force: true });
}
