import { load, loadAll } from '@/lib/content/load';
import { ContentError } from '@/lib/content/mistake';
import { menuLinks } from '@/lib/content/navigation';
import { ownJob, product } from '@/lib/content/product';
import { clockOf } from '@/lib/content/schemas/product';
import type { Moment } from '@/lib/content/schemas/scenes';

const home = load('pages/home');
const industries = loadAll('industries/*');

const labels = new Map<string, string>(menuLinks.flatMap((link) => ('href' in link ? [[link.href, link.label]] : [])));

/** “Missed call · Owen T.” names a step and, in some steps, the customer. */
const partsOf = ({ title }: Moment) => title.split(' · ');

/** The steps of the first story, which has screens of its own. Their times are those of content/product.ts. */
const { messages, draft } = product.inbox;
const times = [messages[0]?.when, messages[0]?.when, messages.at(-1)?.when, ownJob.invoice.paid, draft.when];

/** The stories that the home page plays, by the names that the menus give their trades. */
export const stories = home.player.trades.map(({ href }, index) => {
  const industry = industries.find(({ path }) => path === href);
  const label = labels.get(href);
  if (!industry || !label) {
    const path = ['player', 'trades', index, 'href'];
    const expected = 'an industry page that is in a menu';
    throw new ContentError([{ file: 'content/pages/home.ts', path, code: 'reference', found: `"${href}"`, expected }]);
  }
  const { moments } = industry.story.scene;
  if (index === 0) {
    const steps = home.player.names.map((name, step) => ({
      name,
      icon: home.hero.scene.moments[step]?.icon ?? 'star',
      time: clockOf(times[step] ?? ''),
    }));
    return { href, label, customer: product.customer.name, steps, moments };
  }
  const steps = moments.map((moment) => ({ name: partsOf(moment)[0] ?? '', icon: moment.icon, time: moment.time }));
  return { href, label, customer: moments.map((moment) => partsOf(moment)[1]).find(Boolean) ?? label, steps, moments };
});
export type PlayedStory = (typeof stories)[number];
