import { ContentError } from './content-error';
import { fileOf } from './load';
import { mistakeLine } from './mistake';
import { menuLinks } from './navigation';
import { home, industries } from './pages';

const labels = new Map<string, string>(menuLinks.flatMap((link) => ('href' in link ? [[link.href, link.label]] : [])));

/** The stories that the home page plays, from the pages of their trades, by the names that the menus give them. */
export const ringStories = home.ring.trades.map(({ href }, index) => {
  const industry = industries.find(({ path }) => path === href);
  const label = labels.get(href);
  if (!industry || !label) {
    const field = `ring.trades[${index}].href`;
    throw new ContentError([mistakeLine(fileOf(home), field, `"${href}"`, 'an industry page that is in a menu')]);
  }
  return { href, label, moments: industry.story.scene.moments };
});
