/** @jest-environment node */
import { linkedText } from '@/lib/content/schemas/linked-text';

/* What it refuses: mistakes.ts. */

const schema = linkedText(10, 60, 'A test.');

it('splits a sentence at its links, also at its beginning and end', () => {
  expect(schema.parse('[Plans](/pricing), or [call](/schedule).')).toEqual([
    { text: 'Plans', href: '/pricing' },
    { text: ', or ' },
    { text: 'call', href: '/schedule' },
    { text: '.' },
  ]);
});
