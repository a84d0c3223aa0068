import { z } from 'zod';
import { destinationKey } from './destination';
import { publicPath } from './app-paths';
import { label, plainText, entity, uniqueBy } from './fields';
import { entries, list, slug } from './lists';
import { actionKey, type Resolved } from './references';

const words = plainText(10, 60, 'A few words under the link, in wide menus only.');
const note = words.optional();

const pageLink = entity({
  label,
  href: publicPath.describe('The page that it leads to.'),
  mobileHref: publicPath.optional().describe('Where the phone menu leads instead, when it differs.'),
  note,
});
const outsideLink = entity({ label, destination: destinationKey, note });
const link = z.union([pageLink, outsideLink], {
  error:
    'a label with either href (a path that has a page under app/) or destination (a key of content/destinations.ts)',
});

const group = entity({
  label,
  note,
  links: list(2, 12, 'Opens to the right. The first link is the overview.', link),
});

const menu = entity({
  id: slug('A name of its own, which pages do not show.'),
  label,
  entries: list(
    2,
    12,
    'What the menu leads to, in this order.',
    z.union([pageLink, outsideLink, group], { error: 'a link, or a group with a label and links' }),
  ),
  card: entity({ action: actionKey, note: words }).optional().describe('A last word below the entries of a wide menu.'),
});

export const navigationSchema = entity({
  menus: uniqueBy('id', z.array(menu).min(3).max(7)).describe('The menus of the header.'),
  login: label.describe('The button that leads to the application.'),
  footer: entries(3, 3, 'The three columns of the footer.', {
    title: label,
    links: list(2, 14, 'What the column leads to, in this order.', link),
  }),
  footerNetworks: label.describe('The title over the social networks in the footer.'),
  footerPlaceholder: entity({
    label,
    note: plainText(2, 30, 'Why the last entry of the footer’s last column leads nowhere yet.'),
  })
    .optional()
    .describe('The entry that leads nowhere yet. Without it there is none, nor once there is a blog.'),
  legal: entity({
    rights: plainText(2, 60, 'Stands behind the year and the brand.'),
    terms: label.describe('The link to the terms of service.'),
  }).describe('The last line of every page.'),
});
export type NavigationLink = Resolved<z.infer<typeof link>>;
export type NavigationGroup = Resolved<z.infer<typeof group>>;
