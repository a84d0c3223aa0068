/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { makeContentCopy } from '../content/content-copy';
import { recipes } from './recipes';

/* Each change that CONTRIBUTING.md describes, made in a copy: the check accepts it, and it takes the files of the table. */

/** `content/industries/locksmiths.ts` → `content/industries/*.ts`, as the table has it. */
function inTable(file: string): string {
  return file
    .replace(/^(content\/(?:industries|services|overviews|pages))\/[^/]+\.ts$/, '$1/*.ts')
    .replace(/^app\/.+\/page\.tsx$/, 'app/**/page.tsx')
    .replace(/^(components\/scenes)\/note-scene\.tsx$/, '$1/*-scene.tsx')
    .replace(/^deploy\/hosts\/apache\.ts$/, 'deploy/hosts/*.ts')
    .replace(/^(content\/pictures|public)\/.+$/, '$1/*');
}

/** The rows of the table: a change, and the files in its second column. */
const rows = new Map(
  [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| (.+?) +\| +(\d+) +\| (`.+?`) +\|$/gm)].map(
    ([, change = '', count, files = '']) => [
      change,
      { count: Number(count), files: [...files.matchAll(/`([^`]+)`/g)].map(([, file]) => file) },
    ],
  ),
);

describe('a change that CONTRIBUTING.md describes', () => {
  jest.setTimeout(60_000);
  let project: ReturnType<typeof makeContentCopy>;

  beforeAll(() => {
    project = makeContentCopy();
  });
  afterEach(() => project.reset());
  afterAll(() => project.dispose());

  it.each(recipes.map((recipe) => [recipe.change, recipe] as const))('%s', async (change, recipe) => {
    await recipe.apply(project);
    const isText = project.touched().every((file) => /^content\/(?!pictures\/)/.test(file));
    if (isText) expect(await project.mistakes()).toEqual([]);
    // The copy's own code and pictures take a program of their own.
    else expect(project.check()).toEqual({ status: 0, stdout: 'Content is in order.\n', stderr: '' });
    expect(project.touched()).toHaveLength(rows.get(change)?.count ?? 0);
    const patterns = new Set(project.touched().map(inTable));
    expect([...patterns].toSorted()).toEqual(rows.get(change)?.files.toSorted());
  });
});

it('the table has these changes and no others, each with the number of its files', () => {
  expect([...rows.keys()]).toEqual(recipes.map(({ change }) => change));
});
