import type { Page } from '@playwright/test';

/** Records policy violations, from events and from the console. */
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
