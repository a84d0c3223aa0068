/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
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
