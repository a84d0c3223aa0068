/** @jest-environment node */
import { resolve } from '@/lib/content/load';
import { linkedText } from '@/lib/content/schemas/linked-text';

/* What both refuse in the check: mistakes.ts. */

it('splits a sentence at its links, also at its beginning and end', () => {
  expect(linkedText(10, 60, 'A test.').parse('[Plans](/pricing), or [call](/schedule).')).toEqual([
    { text: 'Plans', href: '/pricing' },
    { text: ', or ' },
    { text: 'call', href: '/schedule' },
    { text: '.' },
  ]);
});

it('a page with a reference to nothing says so instead of showing nothing', () => {
  expect(() => resolve('content/pages/a-test.ts', { links: [{ destination: 'noSuchKey' }] })).toThrow(
    'content/pages/a-test.ts › links[0].destination: found "noSuchKey", expected a key of content/destinations.ts',
  );
});
