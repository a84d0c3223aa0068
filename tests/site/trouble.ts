import type { Page } from '@playwright/test';

/** The errors that no script of a page has caught, from now on. */
export function pageErrorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Everything that goes wrong on a page from now on, but what the browser itself logs of requests that fail. */
export function troubleOf(page: Page): string[] {
  const trouble = pageErrorsOf(page);
  page.on('console', (message) => {
    const ofBrowser = /^Failed to load (?:resource|module script)/.test(message.text());
    if (message.type() === 'error' && !ofBrowser) trouble.push(message.text());
  });
  return trouble;
}
