/** @jest-environment node */
import { linkedText, plainTextOf } from '@/lib/content/schemas/linked-text';

const schema = linkedText(10, 60, 'A test.');

it('splits a sentence at its links', () => {
  expect(schema.parse('See [the plans](/pricing), or [call](/schedule).')).toEqual([
    { text: 'See ' },
    { text: 'the plans', href: '/pricing' },
    { text: ', or ' },
    { text: 'call', href: '/schedule' },
    { text: '.' },
  ]);
});

it('may begin and end with a link', () => {
  expect(schema.parse('[Plans](/pricing) and [add-ons](/add-on-pricing)')).toEqual([
    { text: 'Plans', href: '/pricing' },
    { text: ' and ' },
    { text: 'add-ons', href: '/add-on-pricing' },
  ]);
});

it('counts words, not addresses', () => {
  const text = 'See [agencies](/industries/marketing-agencies/web-design) too.';
  expect(plainTextOf(schema.parse(text))).toBe('See agencies too.');
  expect(schema.safeParse(`${'a'.repeat(61)} [b](/ai)`).success).toBe(false);
});

it.each([
  'See [a page](javascript:alert(1)) here.',
  'See [a page](//evil.example/) here.',
  'See [a page](/pricing#plans) here.',
  'See [](/pricing) right over here.',
  'See [[two](/pricing) brackets here.',
  'See <a href="/pricing">the plans</a> [here](/pricing).',
  'See {nothing} and [the plans](/pricing).',
])('refuses %s', (text) => {
  expect(schema.safeParse(text).success).toBe(false);
});
