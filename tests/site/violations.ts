import type { Page } from '@playwright/test';

/** Everything that a policy held off: what the page was told, and what the browser wrote into its console. */
export async function watchViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) found.push(message.text());
  });
  await page.exposeFunction('reportViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      Reflect.get(window, 'reportViolation')(`${violatedDirective}: ${blockedURI} (${sourceFile})`);
    });
  });
  return found;
}
