/** @jest-environment node */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { CopyrightYear } from '@/components/layout/copyright-year';
import { Avatar } from '@/components/ui/avatar';

/** What stands in the exported HTML, before any script has run. */

it('an avatar is idle and shows its initials', () => {
  const html = renderToStaticMarkup(<Avatar src="/a.svg" name="Renee Castillo" />);
  expect(html).toContain('data-status="idle"');
  expect(html).toContain('>RC</span>');
  expect(html).not.toMatch(/<img[^>]*[" ]hidden[" ]/);
});

it('the copyright year is the year of the build', () => {
  expect(renderToString(<CopyrightYear builtIn={2019} />)).toMatch(/>2019<\/span>$/);
});
