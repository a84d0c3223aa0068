/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/* What the public workflows run is pinned, and secrets are only where nothing else is. */

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** The jobs of a workflow, as text. */
function jobsOf(text: string): string[] {
  const [, jobs = ''] = text.split(/^jobs:\n/m);
  return jobs.split(/^ {2}(?=[\w-]+:\n)/m).filter((job) => job.trim() !== '');
}

const all = workflows.flatMap(({ name, text }) => jobsOf(text).map((job) => ({ name, job })));

it.each(workflows)('$name pins every action to a commit, with its version beside it', ({ text }) => {
  const uses = [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action);
  expect(uses.length).toBeGreaterThan(0);
  for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

it('only the job that uploads the site has secrets, and it installs nothing but a lockfile, without scripts', () => {
  const withSecrets = all.filter(({ job }) => job.includes('{{ secrets'));
  expect(withSecrets.map(({ name, job }) => `${name} ${job.split(':', 1)[0]}`)).toEqual([
    'deploy-cloudflare.yml deploy',
  ]);
  expect(withSecrets[0]?.job).not.toMatch(/npm (?!ci --ignore-scripts )|npx/);
});

it('no job can write to the repository', () => {
  for (const { text } of workflows) expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  for (const { job } of all) expect(job).not.toMatch(/^ {4}permissions:/m);
});

it('the deployment uses the runtime that the site is tested with', () => {
  const { devDependencies } = JSON.parse(readFileSync('deploy/cloudflare/package.json', 'utf8')) as {
    devDependencies: { wrangler: string };
  };
  const version = `wrangler@${devDependencies.wrangler}`;
  for (const file of ['tests/hosts/cloudflare.ts', 'deploy/README.md']) {
    expect(readFileSync(file, 'utf8')).toContain(version);
  }
});

it.each(['package-lock.json', 'deploy/cloudflare/package-lock.json'])('%s has no package from elsewhere', (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, { integrity?: string; resolved?: string; optional?: boolean; link?: boolean }>;
  };
  for (const [path, { integrity, resolved, optional, link }] of Object.entries(packages)) {
    // A workspace is a folder of this repository.
    if (link || !path.startsWith('node_modules/')) continue;
    // Packages for other systems, which the registry that the lockfile was written with does not have.
    if (!integrity) expect([path, optional]).toEqual([path, true]);
    if (resolved) expect(resolved).toMatch(/^https:\/\/registry\.npmjs\.org\//);
  }
});
