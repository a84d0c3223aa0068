/** @jest-environment node */
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
