import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe reports for a page, one text per element. Legacy mode skips the provider's documents, which are not ours, and
 * does not open a second page for the report, which takes three times as long.
 */
export async function findViolations(page: Page, change = (builder: AxeBuilder) => builder): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await change(axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}
