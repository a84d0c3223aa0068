import type { Mistake } from '../../lib/content/mistake';
import type { CheckedFile } from './check-file';
import { claimRules } from './rules/claims';
import { contentInOrder } from './rules/content-in-order';
import { fragmentMistakes, pathsOfPages, repeatedMistakes, waysOnRules } from './rules/paths';
import { referenceRules, unusedRules } from './rules/references';

/**
 * The mistakes between files, which no single file's schema can see. What may only follow from a mistake that is reported
 * already is left out, and what is missing or not used is told only when nothing else is wrong.
 *
 * @param known the mistakes of each file by itself
 */
export function betweenFiles(checked: readonly CheckedFile[], known: readonly Mistake[]): Mistake[] {
  const mistakes = [...known];
  for (const rules of [pathsOfPages, waysOnRules, referenceRules, claimRules, repeatedMistakes, fragmentMistakes])
    mistakes.push(...rules(contentInOrder(checked, mistakes)));
  const found = mistakes.slice(known.length);
  return mistakes.length > 0 ? found : unusedRules(contentInOrder(checked, []));
}
