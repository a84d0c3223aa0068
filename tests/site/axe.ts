import type { Page } from '@playwright/test';
import { findViolationsIn, type Scope } from '../accessibility/run-axe';

/** What axe reports for a page, with all rules but those that are switched off for a reason. */
export function findViolations(page: Page, scope?: Scope): Promise<string[]> {
  // Playwright has types of its own for what a page can be passed, which leave generic functions out.
  return findViolationsIn((code, argument) => page.evaluate(code as never, argument as never), scope);
}
