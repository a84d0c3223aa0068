/** @jest-environment node */
import { conditions, type ConditionName } from '../matrix/conditions';
import { layoutOf } from '../matrix/layouts';
import { makeTable, type Entry } from '../matrix/table';

const paths = ['/pricing', '/industries/plumbers', '/industries/gyms'];
const names = Object.keys(conditions) as ConditionName[];

const groupOf = (_name: ConditionName, path: string) => layoutOf(path);

/** The entries of a run in which everything was tested on the first two pages, so on a page of each layout. */
const complete: Entry[] = names.map((condition) => ({
  condition,
  engine: 'chromium',
  paths: paths.slice(0, 2),
  passed: true,
}));

const rowOf = (text: string, path: string) => text.split('\n').find((line) => line.startsWith(`${path} `)) ?? '';

test('a page that was tested has a capital letter, and one whose layout was tested a small one', () => {
  const { text, missing } = makeTable(paths, complete, { groupOf, engines: ['chromium'] });
  expect(missing).toEqual([]);
  const marks = (path: string) => new Set(rowOf(text, path).slice(path.length).replaceAll(' ', ''));
  expect(marks('/pricing')).toEqual(new Set('C'));
  expect(marks('/industries/plumbers')).toEqual(new Set('C'));
  expect(marks('/industries/gyms')).toEqual(new Set('c'));
});

test('a page that was not tested, and whose layout was not, is missing', () => {
  const entries = complete.map((entry) => ({ ...entry, paths: ['/pricing'] }));
  const { missing } = makeTable(paths, entries, { groupOf, engines: ['chromium'] });
  expect(missing).toContain(`/industries/gyms, ${conditions.axe.heading}, chromium: not tested`);
  expect(missing).not.toContain(`/pricing, ${conditions.axe.heading}, chromium: not tested`);
});

test('a page whose test failed is missing, even if another test of it passed', () => {
  const failed: Entry = { condition: 'axe', engine: 'chromium', paths: ['/pricing'], passed: false };
  const { missing } = makeTable(paths, [...complete, failed], { groupOf, engines: ['chromium'] });
  expect(missing).toEqual([`/pricing, ${conditions.axe.heading}, chromium: failed`]);
});

test('an engine without tests is missing everywhere, unless a reason is given', () => {
  const { missing } = makeTable(paths, complete, { groupOf, engines: ['chromium', 'webkit'] });
  const required = names.filter((name) => conditions[name].untested?.webkit === undefined);
  expect(missing).toHaveLength(required.length * paths.length);
});
