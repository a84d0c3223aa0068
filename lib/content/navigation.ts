import { load } from './load';

export const navigation = load('navigation');

/** The links of all menus, those of their groups included. */
export const menuLinks = navigation.menus.flatMap(({ entries }) =>
  entries.flatMap((entry) => ('links' in entry ? entry.links : [entry])),
);
