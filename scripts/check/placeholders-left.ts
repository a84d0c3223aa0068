import { destinations, site } from '../../lib/content';
import { demo, founder, testimonials } from '../../lib/content/pages';

/** A value that the owner has not given yet. */
export type Placeholder = { where: string; value: string };

/** All remaining placeholders, with the file and the field of each. */
export function placeholdersLeft(): Placeholder[] {
  return [
    ...(site.brandIsPlaceholder
      ? [{ where: 'content/site.ts › name and url', value: `${site.name}, ${site.url}` }]
      : []),
    ...Object.entries(destinations.links)
      .filter(([, { placeholder }]) => placeholder)
      .map(([key, { url }]) => ({ where: `content/destinations.ts › links.${key}`, value: url })),
    ...(destinations.chatWidget.placeholder
      ? [{ where: 'content/destinations.ts › chatWidget', value: destinations.chatWidget.id }]
      : []),
    ...(destinations.founderEmail.placeholder
      ? [{ where: 'content/destinations.ts › founderEmail', value: destinations.founderEmail.address }]
      : []),
    ...(destinations.securityContact.placeholder
      ? [{ where: 'content/destinations.ts › securityContact', value: destinations.securityContact.address }]
      : []),
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
