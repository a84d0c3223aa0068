/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { ContactFacts } from '@/components/ui/contact-facts';
import { initials } from '@/components/ui/initials';
import { Stars } from '@/components/ui/stars';

/* What no page of the site shows at the moment. */

it.each([
  ['Renee Castillo', 'RC'],
  ['Ana de la Cruz', 'AC'],
  ['Cher', 'C'],
  ['  marcus   oyelaran ', 'MO'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

it.each([1, 5])('as many stars are filled as the rating: %s', (rating) => {
  const filled = /d="([^"]+)" class="fill-current"/.exec(renderToStaticMarkup(<Stars rating={rating} />))?.[1];
  expect(filled?.match(/M/g)).toHaveLength(rating);
});

test('a number, an address and hours show as far as there are any', () => {
  expect(renderToStaticMarkup(<ContactFacts />)).toBe('');
  const phone = { number: '(555) 010-0199', who: 'A person in Austin' };
  const all = renderToStaticMarkup(<ContactFacts phone={phone} email="hello@company.com" hours="Weekdays, 9 to 5" />);
  expect(all).toContain('href="tel:5550100199"');
  expect(all).toContain('A person in Austin');
  expect(all).toContain('href="mailto:hello@company.com"');
  expect(all).toContain('Weekdays, 9 to 5');
});
