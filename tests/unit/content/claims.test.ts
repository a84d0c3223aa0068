/** @jest-environment node */
import { claims } from '@/lib/content';
import { industries } from '@/lib/content/pages';
import type { Claim } from '@/lib/content/schemas/claim';

/**
 * Words that a label may have although its source does not. Most figures of trades have no words in the specification,
 * so that their labels are names of outcomes, without a direction.
 */
const neutralWords: Record<string, string> = {
  'outcomes that other claims of the specification are about': 'lead response retention revenue',
  'an outcome that the specification claims for small and medium businesses': 'satisfaction',
  'features that the specification claims':
    'call capture scheduling confirmations invoicing recurring service reminders estimates change orders report delivery',
  'what the specification has on the page of gyms': 'follow-up member engagement training upsells',
  'whom a trade works for': 'customer client patient owner student homeowner',
  'another form of a word in the source': 'saved',
  'a noun for an adjective': 'work',
  'words without a meaning of their own': 'a by of the to',
};
const neutral = new Set(Object.values(neutralWords).flatMap((words) => words.split(' ')));

/** A source has hyphens where claims have dashes and minus signs, and no currency. */
const inSource = (figure: string) => figure.replace(/[–−]/, '-').replace('$', '');

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]+(?:-[a-z]+)*/g) ?? [];

/** `Plumbers 47/63/89/31`: figures without units, all of them percentages or with a unit of their own. */
const isBare = (source: string) => /\d+\/\w/.test(source);

/** What a claim says and its source does not. */
function beyondSource({ figure, qualifier, unit, label, source }: Claim): string[] {
  const figures: readonly string[] = source.match(/[+-]?\d+(?:[.,]\d+)*K?\+?(?:-\d+)?/g) ?? [];
  const sourceWords = new Set(wordsOf(source));
  const unitIsThere = unit === '%' ? isBare(source) || source.includes(`${inSource(figure)}%`) : source.includes(unit);
  return [
    ...(figures.includes(inSource(figure)) ? [] : [figure]),
    ...(unitIsThere ? [] : [unit]),
    ...(qualifier && !source.includes(qualifier) ? [qualifier] : []),
    ...wordsOf(label).filter((word) => !sourceWords.has(word) && !neutral.has(word)),
  ];
}

it('no claim says more than its source', () => {
  expect(claims.map((claim) => [claim.id, beyondSource(claim)])).toEqual(claims.map(({ id }) => [id, []]));
});

it('figures keep the order in which a source lists them', () => {
  for (const { path, stats } of industries) {
    const listed = stats.claims.filter(({ source }) => isBare(source));
    expect([path, new Set(listed.map(({ source }) => source)).size]).toEqual([path, Math.min(listed.length, 1)]);
    const order = listed.map(({ figure, source }) => source.indexOf(inSource(figure)));
    expect([path, order]).toEqual([path, order.toSorted((one, other) => one - other)]);
  }
});
