/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/* What the public workflows run is pinned, and secrets are only where nothing else is. */

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

it.each(workflows)(
  '$name pins every action to a commit, with its version, and cannot write to the repository',
  ({ text }) => {
    const actions = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
    expect(text.match(/^ *permissions:.*\n(?: +.*\n)*/gm)).toEqual(['permissions:\n  contents: read\n']);
  },
);

it('only the job that uploads the site has secrets, and it installs nothing but a lockfile, without scripts', () => {
  // Each job ends where the next one begins.
  const jobs = workflows.flatMap(({ text }) => text.split(/^ {2}(?=[\w-]+:\n)/m));
  const [upload = '', ...others] = jobs.filter((job) => job.includes('{{ secrets'));
  expect([upload.split('\n', 1), others]).toEqual([['deploy:'], []]);
  expect(upload).not.toMatch(/npm (?!ci --ignore-scripts )|npx/);
});

it('the guide deploys with the runtime that the site is tested with', () => {
  const { wrangler } = JSON.parse(readFileSync('deploy/cloudflare/package.json', 'utf8')).devDependencies;
  const versions = readFileSync('deploy/README.md', 'utf8').match(/wrangler@[\d.]+/g);
  expect(new Set(versions)).toEqual(new Set([`wrangler@${wrangler}`]));
});

type Package = { integrity?: string; resolved?: string; optional?: boolean; link?: boolean };

it.each(['package-lock.json', 'deploy/cloudflare/package-lock.json'])('%s has no package from elsewhere', (file) => {
  const packages: Record<string, Package> = JSON.parse(readFileSync(file, 'utf8')).packages;
  const strange = Object.entries(packages).filter(([path, { integrity, resolved = '', optional, link }]) => {
    // A workspace is a folder of this repository.
    if (link || !path.startsWith('node_modules/')) return false;
    // The registry that the lockfile was written with does not have packages for other systems.
    return !(integrity || optional) || !/^(?:https:\/\/registry\.npmjs\.org\/|$)/.test(resolved);
  });
  expect(strange).toEqual([]);
});
