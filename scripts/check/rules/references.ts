import { frameKinds, type EmbedName } from '../../../lib/embeds';
import type { Kind } from '../../../lib/content/kinds';
import { at, valueAt, type Mistake } from '../../../lib/content/mistake';
import { neededDestinations } from '../../../lib/content/schemas/destination';
import { isKey, sourceForms, type RequestKind } from '../../../lib/content/schemas/embeds';
import { danglingReference } from '../../../lib/content/schemas/references';
import { referencesOf, type Files, type Page } from './content-in-order';
import { orphanMistakes } from './paths';

/** What a file of its own kind says, also with mistakes, because its ids and keys are known. */
const typedIn = ({ all }: Files, kind: Kind) => all.find((file) => file.kind === kind)?.data;

const keysIn = (files: Files) => Object.keys(Object(valueAt(typedIn(files, 'destinations'), ['links'])) as object);

/** References to figures and addresses that there are not. The names of actions are known to their schema. */
function danglingMistakes(files: Files): Mistake[] {
  const claims = Object.values(Object(typedIn(files, 'claims')) as object).map((claim) => valueAt(claim, ['id']));
  const known: Record<string, readonly unknown[]> = { claims, destinations: keysIn(files) };
  return files.all.flatMap((one) =>
    referencesOf(one)
      .filter(({ text, to }) => known[to] && known[to].length > 0 && !known[to].includes(text))
      .filter(({ path }) => files.isInOrder(one.file, path))
      .map((reference) => danglingReference(one.file, reference)),
  );
}

/** What embeds request of their own addresses. */
const ownRequests: readonly [key: string, EmbedName, RequestKind][] = [
  ...frameKinds.map((kind): [string, EmbedName, RequestKind] => ['formEmbedScript', kind, 'scripts']),
  ['chatLoader', 'chat', 'scripts'],
];

/** What embeds may request from an address that there is not, and an own address that they may not request. */
function sourceMistakes(files: Files): Mistake[] {
  const [origins, keys] = [files.of('embed-origins'), keysIn(files)];
  if (!origins || keys.length === 0) return [];
  const { file, data } = origins;
  const unknown = Object.entries(data).flatMap(([embed, sources]) =>
    sources.flatMap(({ from }, index) =>
      isKey(from) && !keys.includes(from) ? [at(file, data, [embed, index, 'from'], 'reference', sourceForms)] : [],
    ),
  );
  if (unknown.length > 0) return unknown;
  return ownRequests
    .filter(([key]) => keys.includes(key))
    .filter(
      ([key, embed, request]) => !data[embed].some(({ from, for: kinds }) => from === key && kinds.includes(request)),
    )
    .map(([key, embed, request]) => ({
      file,
      path: [embed],
      code: 'own-address',
      found: `no entry for ${request} from ${key}`,
      expected: `one, because it is the address of the ${embed} itself`,
    }));
}

function comparisonMistakes({ of }: Files): Mistake[] {
  const [plans, comparison] = [of('plans'), of('comparison')];
  if (!plans || !comparison) return [];
  const { file, data } = comparison;
  const names = plans.data.map(({ name }) => name);
  return data.flatMap((row, index) => {
    const named = 'plans' in row && row.plans !== 'all' ? row.plans : [];
    return named.flatMap((name, place) =>
      names.includes(name) ? [] : [at(file, data, [index, 'plans', place], 'reference', `one of ${names.join(', ')}`)],
    );
  });
}

/** Words at the end of a page of somebody who is no customer. */
function quoteMistakes({ pages, of }: Files): Mistake[] {
  const customers = of('testimonials')?.data.filter(({ sample }) => !sample);
  const expected = 'the name of a customer in content/testimonials.ts with sample: false';
  return pages.flatMap(({ file, data }) => {
    const name = data.closing?.quoteOf;
    if (!customers || name === undefined || customers.some((customer) => customer.name === name)) return [];
    return [at(file, data, ['closing', 'quoteOf'], 'reference', expected)];
  });
}

const claimsOf = (page: Page): string[] => referencesOf(page).flatMap(({ text, to }) => (to === 'claims' ? text : []));

/** Two figures of a page about one thing, or with one label, which would contradict each other. */
export function claimRules({ pages, of }: Files): Mistake[] {
  const claims = of('claims');
  if (!claims) return [];
  const { file, data } = claims;
  return (['subject', 'label'] as const).flatMap((field) =>
    pages.flatMap((page) => {
      const ids = claimsOf(page);
      const shown = data.filter(({ id }) => ids.includes(id));
      return shown.flatMap((claim, index) => {
        const earlier = shown.slice(0, index).find((other) => other[field] === claim[field]);
        const expected = `a ${field} of its own on ${page.data.path} (${earlier?.id} has it already)`;
        return earlier ? [at(file, data, [data.indexOf(claim), field], 'figure', expected)] : [];
      });
    }),
  );
}

/** What one file says about entries of another one. */
export const referenceRules = (files: Files): Mistake[] => [
  ...danglingMistakes(files),
  ...sourceMistakes(files),
  ...comparisonMistakes(files),
  ...quoteMistakes(files),
];

/** What nothing leads to or shows: one of two names is misspelt, or it is not needed any more. */
export function unusedRules(files: Files): Mistake[] {
  const [claims, destinations] = [files.of('claims'), files.of('destinations')];
  const led = new Set<string>([...neededDestinations, ...files.all.flatMap(referencesOf).map(({ text }) => text)]);
  const shown = new Set(files.pages.flatMap(claimsOf));
  return [
    ...orphanMistakes(files),
    ...(claims?.data ?? []).flatMap(({ id }, index) =>
      claims && !shown.has(id)
        ? [at(claims.file, claims.data, [index, 'id'], 'unused', 'only figures that a page shows')]
        : [],
    ),
    ...Object.keys(destinations?.data.links ?? {})
      .filter((key) => !led.has(key))
      .map((key) => ({
        file: destinations?.file ?? '',
        path: ['links', key],
        code: 'unused',
        found: 'an address that nothing leads to',
        expected: 'only those in use',
      })),
  ];
}
