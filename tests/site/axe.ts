import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { rulesWithout } from '../accessibility/axe-rules';

/**
 * What axe reports for a page, one text per element, with all rules but those that are switched off for a reason. Legacy
 * mode skips the provider's documents, which are not ours, and does not open a second page for the report, which takes
 * three times as long.
 */
export async function findViolations(
  page: Page,
  change = (builder: AxeBuilder) => builder,
  alsoOff: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const options = { resultTypes: ['violations' as const], rules: rulesWithout(alsoOff) };
  const axe = new AxeBuilder({ page }).options(options).setLegacyMode();
  const { violations } = await change(axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}
