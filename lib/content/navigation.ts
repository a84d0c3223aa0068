import { load } from './load';
import { publicPaths } from './schemas/app-paths';

const { footerPlaceholder, ...shown } = load('navigation');

/** Header and footer. The blog is still to come while there is none. */
export const navigation = { ...shown, footerPlaceholder: publicPaths.has('/blog') ? undefined : footerPlaceholder };

/** The links of all menus, those of their groups included. */
export const menuLinks = navigation.menus.flatMap(({ entries }) =>
  entries.flatMap((entry) => ('links' in entry ? entry.links : [entry])),
);
