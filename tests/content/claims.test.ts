/** @jest-environment node */
import { claims } from '@/lib/content/claims';
import { industries, pages } from '@/lib/content/pages';
import type { Claim } from '@/lib/content/schemas/claim';

const claimsOf = (page: string) => claims.filter((claim) => claim.pages.some((path) => path === page));

it.each(pages.map((page) => page.path))('%s shows no two claims about one subject or with one label', (path) => {
  for (const field of ['subject', 'label'] as const) {
    const values = claimsOf(path).map((claim) => claim[field]);
    expect(values).toEqual([...new Set(values)]);
  }
});

/**
 * Words that a label may have although its source does not. Most figures of trades have no words in the specification,
 * so that their labels are names of outcomes, without a direction.
 */
const neutralWords: Record<string, readonly string[]> = {
  'outcomes that other claims of the specification are about': ['lead', 'response', 'retention', 'revenue'],
  'an outcome that the specification claims for small and medium businesses': ['satisfaction'],
  'features that the specification claims': [
    'call',
    'capture',
    'scheduling',
    'confirmations',
    'invoicing',
    'recurring',
    'service',
    'reminders',
    'estimates',
    'change',
    'orders',
    'report',
    'delivery',
  ],
  'what the specification has on the page of gyms': ['follow-up', 'member', 'engagement', 'training', 'upsells'],
  'whom a trade works for': ['customer', 'client', 'patient', 'owner', 'student', 'homeowner'],
  'another form of a word in the source': ['saved'],
  'a noun for an adjective': ['work'],
};
const neutral = new Set(Object.values(neutralWords).flat());

const functionWords = new Set(['a', 'by', 'of', 'the', 'to']);

/** A source has hyphens where the ledger has dashes, and no currency. */
const inSource = (figure: string) => figure.replace('–', '-').replace('$', '');

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
    ...wordsOf(label).filter((word) => !sourceWords.has(word) && !neutral.has(word) && !functionWords.has(word)),
  ];
}

it.each(claims.map((claim) => [claim.id, claim] as const))('%s says no more than its source', (_, claim) => {
  expect(beyondSource(claim)).toEqual([]);
});

it('notices another figure, a unit, a qualifier and a word that the source does not have', () => {
  const claim = claims.find(({ source }) => isBare(source));
  const withWords = claims.find(({ unit, source }) => unit === '%' && !isBare(source));
  if (!claim || !withWords) throw new Error('the ledger has no claims of both kinds');
  expect(beyondSource({ ...claim, figure: '7' })).toEqual(['7']);
  expect(beyondSource({ ...claim, label: 'fewer missed calls' })).toEqual(['fewer', 'missed', 'calls']);
  expect(beyondSource({ ...withWords, unit: 'hours', qualifier: 'under' })).toEqual(['hours', 'under']);
});

it('has no neutral word that no label uses', () => {
  const used = new Set(claims.flatMap(({ label }) => wordsOf(label)));
  expect([...neutral].filter((word) => !used.has(word))).toEqual([]);
});

it('keeps the order of figures that a source lists', () => {
  const listed = industries.map(({ stats }) => stats.claims.filter(({ source }) => isBare(source)));
  for (const [first, ...others] of listed.filter((some) => some.length > 0)) {
    expect(new Set(others.map(({ source }) => source))).toEqual(new Set([first?.source]));
    const order = [first, ...others].map((claim) => claim?.source.indexOf(inSource(claim.figure)) ?? -1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  }
});
