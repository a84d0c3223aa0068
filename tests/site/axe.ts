import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { falseFindings, rulesWithout } from '../accessibility/axe-rules';

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
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    const elements = falseFindings.filter(({ rule }) => rule === id).map((finding) => finding.elements);
    for (const { target, failureSummary } of nodes) {
      const selector = target.join(' ');
      const isFalse =
        elements.length > 0 && (await page.locator(selector).and(page.locator(elements.join())).count()) > 0;
      if (!isFalse) found.push(`${id}: ${selector} ${failureSummary}`);
    }
  }
  return found;
}
