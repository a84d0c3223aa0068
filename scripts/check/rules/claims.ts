import type { Mistake } from '../../../lib/content/mistake';
import { referencesOf, type Files, type Page } from './content-in-order';
import { at } from '../mistakes';

/** The figures that a page shows, by their ids. */
export const claimsOf = (page: Page): string[] =>
  referencesOf(page).flatMap(({ text, to }) => (to === 'claims' ? text : []));

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
