import { destinations, site } from '../../lib/content';
import { demo, founder, testimonials } from '../../lib/content/pages';

export type Placeholder = { where: string; value: string };

/** All remaining placeholders, with the file and the field of each. */
export function placeholdersLeft(): Placeholder[] {
  const { links, ...others } = destinations;
  return [
    ...(site.brandIsPlaceholder
      ? [{ where: 'content/site.ts › name and url', value: `${site.name}, ${site.url}` }]
      : []),
    ...Object.entries(links)
      .filter(([, { placeholder }]) => placeholder)
      .map(([key, { url }]) => ({ where: `content/destinations.ts › links.${key}`, value: url })),
    ...Object.entries(others)
      .filter(([, { placeholder }]) => placeholder)
      .map(([key, one]) => ({ where: `content/destinations.ts › ${key}`, value: 'id' in one ? one.id : one.address })),
    ...(demo.thumbnail.uploadDate
      ? []
      : [
          {
            where: 'content/pages/demo.ts › thumbnail.uploadDate',
            value: 'missing, so search engines get no data about the video',
          },
        ]),
    ...(founder.sample ? [{ where: 'content/pages/founder.ts › name and portrait', value: founder.name }] : []),
    ...testimonials
      .filter(({ sample }) => sample)
      .map(({ name }) => ({ where: `content/testimonials.ts › ${name}`, value: 'a sample' })),
  ];
}
