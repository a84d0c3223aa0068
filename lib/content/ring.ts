import { load, loadAll } from './load';
import { ContentError } from './mistake';
import { menuLinks } from './navigation';

const labels = new Map<string, string>(menuLinks.flatMap((link) => ('href' in link ? [[link.href, link.label]] : [])));

/** The stories that the home page plays, from the pages of their trades, by the names that the menus give them. */
export const ringStories = load('pages/home').ring.trades.map(({ href }, index) => {
  const industry = loadAll('industries/*').find(({ path }) => path === href);
  const label = labels.get(href);
  if (!industry || !label) {
    const expected = 'an industry page that is in a menu';
    const path = ['ring', 'trades', index, 'href'];
    throw new ContentError([{ file: 'content/pages/home.ts', path, code: 'reference', found: `"${href}"`, expected }]);
  }
  return { href, label, moments: industry.story.scene.moments };
});
