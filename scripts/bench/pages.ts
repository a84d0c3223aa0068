import { withAliases } from '../../lib/content';
import * as content from '../../lib/content/pages';

const firstOf = <Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] => [
  ...new Map(entries.toReversed().map((entry) => [keyOf(entry), entry])).values(),
];

/** Pages whose main content is a frame of the provider. */
export const framePages: readonly string[] = withAliases([
  content.schedule.path,
  content.coaching.path,
  content.contact.path,
]);

/** One page of each layout, and of industries one with each kind of picture in its first screen. */
export const layoutPages: readonly string[] = [
  content.home,
  content.pricing,
  content.addOnPricing,
  ...content.services.slice(0, 1),
  ...content.overviews.slice(0, 1),
  ...firstOf(content.industries, ({ heroScene }) => heroScene?.layout ?? ''),
  content.company,
  content.testimonialsPage,
  content.demo,
  content.termsOfService,
  ...content.comingSoon.slice(0, 1),
  content.schedule,
  content.contact,
].map(({ path }) => path);
