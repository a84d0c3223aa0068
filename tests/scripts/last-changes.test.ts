/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileOf } from '@/lib/content/load';
import { home, industries, pages, pricing } from '@/lib/content/pages';
import { changesOfFiles, changesOfPages } from '@/scripts/build/last-changes';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'last-changes-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function commit(project: string, day: string, ...names: string[]): void {
  for (const name of names) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), day);
  }
  const env = { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    [...identity, 'commit', '-q', '-m', day],
  ]) {
    execFileSync('git', ['-C', project, ...args], { env });
  }
}

function projectWithHistory(): string {
  const project = join(folder, 'project');
  commit(project, '2026-01-10', 'content/a.ts', 'content/pages/b.ts', 'lib/c.ts');
  commit(project, '2026-02-20', 'content/pages/b.ts');
  return project;
}

describe('the last changes of content files', () => {
  it('are the days of the last commits', () => {
    expect([...changesOfFiles(projectWithHistory())].toSorted()).toEqual([
      ['content/a.ts', '2026-01-10'],
      ['content/pages/b.ts', '2026-02-20'],
    ]);
  });

  it('do not depend on the time of the build or on uncommitted changes', () => {
    const project = projectWithHistory();
    const before = changesOfFiles(project);
    writeFileSync(join(project, 'content/a.ts'), 'changed');
    expect(changesOfFiles(project)).toEqual(before);
  });

  it('are unknown without a history', () => {
    const project = projectWithHistory();
    rmSync(join(project, '.git'), { recursive: true });
    expect(changesOfFiles(project).size).toBe(0);
  });

  it('are unknown in a shallow clone, where all files seem to be new', () => {
    const clone = join(folder, 'clone');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${projectWithHistory()}`, clone]);
    expect(changesOfFiles(clone).size).toBe(0);
  });

  it('are unknown without git', () => {
    const project = projectWithHistory();
    const print = `import('./scripts/build/last-changes.ts')
      .then(({ changesOfFiles }) => console.log(changesOfFiles(process.argv[1]).size))`;
    const sizeWith = (env: NodeJS.ProcessEnv) =>
      Number(execFileSync(process.execPath, ['--import', 'tsx', '-e', print, project], { env, encoding: 'utf8' }));
    expect(sizeWith(process.env)).toBe(2);
    expect(sizeWith({ ...process.env, PATH: '/nowhere' })).toBe(0);
  });
});

describe('the last changes of pages', () => {
  it('are those of the newest file that the page shows', () => {
    const days = changesOfPages(
      new Map([
        [fileOf(pricing), '2026-01-10'],
        ['content/plans.ts', '2026-03-30'],
        [fileOf(home), '2026-02-20'],
        ['content/claims.ts', '2026-01-01'],
        ['content/navigation.ts', '2026-04-01'],
      ]),
    );
    expect(days.get(pricing.path)).toBe('2026-03-30');
    expect(days.get(home.path)).toBe('2026-02-20');
    expect(industries.map(({ path }) => days.get(path))).toEqual(industries.map(() => '2026-01-01'));
  });

  it('are unknown without a history', () => {
    expect(changesOfPages(new Map()).size).toBe(0);
  });

  it('are known for every page of this project, if it has a history', () => {
    const changes = changesOfFiles('.');
    if (changes.size > 0) expect(changesOfPages(changes).size).toBe(pages.length);
  });
});
