import type { Page } from '@playwright/test';

/** Collects a page's uncaught errors and console errors, except the browser's messages about failed requests. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const isRequestError = /^Failed to load (?:resource|module script)/.test(message.text());
    if (message.type() === 'error' && !isRequestError) errors.push(message.text());
  });
  return errors;
}
