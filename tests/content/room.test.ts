/** @jest-environment node */
import { plans } from '@/lib/content/plans';
import { termsOfService } from '@/lib/content/pages';
import { site } from '@/lib/content/site';
import { changed } from './changed';
import { contentFile, contentFiles } from './content-files';
import { mistakesAfter, type Change } from './mistakes-of';

/* Lists may grow as far as their layout has room, without a change of code. */

const entriesOf = (file: string) => contentFile(file).data as object[];

/** One more plan like the first, with an address of its own. */
const anotherPlan = {
  ...(entriesOf('content/plans.ts')[0] as object),
  name: 'team',
  title: 'Team',
  recommended: false,
  ctaText: 'Choose Team',
  ctaLink: 'checkoutTeam',
  askText: 'Talk about Team first',
};

const destinations = contentFile('content/destinations.ts').data as { links: object };
const withAddress = (key: string, url: string) => ({
  ...destinations,
  links: { ...destinations.links, [key]: { url, placeholder: true } },
});

const additions: [what: string, changes: Change[]][] = [
  [
    'a fifth plan',
    [
      { file: 'content/plans.ts', data: [...entriesOf('content/plans.ts'), anotherPlan] },
      { file: 'content/destinations.ts', data: withAddress('checkoutTeam', 'https://pay.hearth.example/team') },
    ],
  ],
  [
    'a fifth network',
    [
      {
        file: 'content/site.ts',
        data: changed(contentFile('content/site.ts').data, 'social', (was: unknown) => [
          ...(was as object[]),
          { name: 'Mastodon', destination: 'mastodon' },
        ]),
      },
      { file: 'content/destinations.ts', data: withAddress('mastodon', 'https://social.example/@hearth') },
    ],
  ],
  [
    'a 29th section of the terms',
    [
      {
        file: 'content/pages/terms-of-service.ts',
        data: changed(contentFile('content/pages/terms-of-service.ts').data, 'sections', (was: unknown) => [
          ...(was as object[]),
          { id: 'one-more', title: 'One more', paragraphs: ['A section that a test adds to the end of the terms.'] },
        ]),
      },
    ],
  ],
];

it.each(additions)('%s fits', async (_, changes) => {
  expect(await mistakesAfter(changes)).toEqual([]);
});

it('content is at none of these bounds', () => {
  expect(contentFiles.length).toBeGreaterThan(0);
  expect([plans.length < 5, site.social.length < 8, termsOfService.sections.length < 60]).toEqual([true, true, true]);
});
