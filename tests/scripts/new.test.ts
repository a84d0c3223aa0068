/** @jest-environment node */
import { appendEntry } from '@/scripts/new/append-entry';

/* How `npm run new` adds to lists. The whole of it: tests/recipes/recipes.test.ts. */

const source = `// First\nexport default {\n  a: [{ b: ['x' /* last */] }], // here\n  'c-d': [1],\n} satisfies T;\n`;

it.each([
  [['a', 0, 'b'], source.replace("'x'", "'x',\n'new'")],
  [['a'], source.replace('] }]', "] },\n'new']")],
  [['c-d'], source.replace('[1]', "[1,\n'new']")],
])('an entry is added at the end of the list at %j', async (place, expected) => {
  expect(await appendEntry(source, place, "'new'")).toBe(expected);
});

it('an entry is added to a file that is a list', async () => {
  expect(await appendEntry('export default [1] satisfies T;', [], '2')).toBe('export default [1,\n2] satisfies T;');
});

it.each([[['a', 1]], [['b']], [[]]])('an entry has no place at %j', async (place) => {
  await expect(appendEntry(source, place, '2')).rejects.toThrow('found no list');
});
