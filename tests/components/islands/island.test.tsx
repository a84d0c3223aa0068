/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Island } from '@/components/islands/island';
import { islands } from '@/components/islands/islands';
import { readFileSync } from 'node:fs';

it('is HTML of use before its script, with the data that the script is going to need', () => {
  const html = renderToStaticMarkup(
    <Island name="carousel-controls" start="use" props={{ rowId: 'cards', count: 5 }} />,
  );
  expect(html).toMatch(
    /^<div data-island="use" data-component="carousel-controls" data-props="[^"]+" class="contents">/,
  );
  expect(html).toContain('data-props="{&quot;rowId&quot;:&quot;cards&quot;,&quot;count&quot;:5}"');
  expect(html).toContain('Next testimonial');
});

it.each(Object.keys(islands))('%s has an entry of its own in the browser’s list', (name) => {
  // Its file has to be called like it: the build finds it by that.
  expect(readFileSync('components/islands/hydrate.tsx', 'utf8')).toMatch(
    new RegExp(`'${name}': .*import\\('.*/${name}'\\)`),
  );
});
