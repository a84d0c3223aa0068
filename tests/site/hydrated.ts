import { expect, type Page } from '@playwright/test';

/** Waits until the framework has taken a page over. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveAttribute('data-hydrated', 'true');
}
