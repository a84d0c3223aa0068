import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds in a page, one text per element. It runs in the page alone: the provider's documents are not ours, and
 * a page of its own for the report, which is the default, takes three times as long.
 */
export async function findings(page: Page, change = (builder: AxeBuilder) => builder): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await change(axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}
