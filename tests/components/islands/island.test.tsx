/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Island } from '@/components/islands/island';
import { islands } from '@/components/islands/islands';
import { readFileSync } from 'node:fs';

it('renders usable HTML and the data for its script', () => {
  const html = renderToStaticMarkup(
    <Island name="carousel-controls" start="use" props={{ rowId: 'cards', count: 5 }} />,
  );
  expect(html).toMatch(
    /^<div data-island="use" data-component="carousel-controls" data-props="[^"]+" class="contents">/,
  );
  expect(html).toContain('data-props="{&quot;rowId&quot;:&quot;cards&quot;,&quot;count&quot;:5}"');
  expect(html).toContain('Next testimonial');
});

it.each(Object.keys(islands))('%s is imported dynamically in hydrate.tsx', (name) => {
  // The build finds the file by the island's name.
  expect(readFileSync('components/islands/hydrate.tsx', 'utf8')).toMatch(
    new RegExp(`'${name}': .*import\\('.*/${name}'\\)`),
  );
});
