import { expect, type Page } from '@playwright/test';
import { testimonials } from '../../lib/content/pages';

/* The carousel of testimonials, as a visitor finds it. */

export const { length: count } = testimonials;
/** Whether there are as many as the moves of the tests need. With a first quote or two there is nothing to move. */
export const moves = count >= 5;

export const carousel = (page: Page) => page.getByRole('group', { name: 'Testimonials' });
export const list = (page: Page) => carousel(page).getByRole('list');
export const next = (page: Page) => carousel(page).getByRole('button', { name: 'Next testimonial' });
export const previous = (page: Page) => carousel(page).getByRole('button', { name: 'Previous testimonial' });

/** What it says of the cards that are shown. */
export const position = (page: Page) => carousel(page).getByRole('status').locator('> :visible');

/** The positions of the fully visible cards, starting from 1. Runs in the page. */
export function cardsInView(): number[] {
  const row = document.querySelector('#testimonials') as Element;
  const frame = row.getBoundingClientRect();
  return [...row.children].flatMap((card, index) => {
    const box = card.getBoundingClientRect();
    return box.left >= frame.left - 1 && box.right <= frame.right + 1 ? [index + 1] : [];
  });
}

export const visibleCards = (page: Page) => page.evaluate(cardsInView);

export async function expectCards(page: Page, ...cards: number[]): Promise<void> {
  await expect.poll(() => visibleCards(page)).toEqual(cards);
}

/** Scrolls the row like a swipe, so that it snaps. */
export async function swipe(page: Page, cards: number): Promise<void> {
  // A swipe starts with this event.
  await list(page).dispatchEvent('pointerdown');
  await list(page).evaluate((row, widths) => row.scrollBy({ left: widths * row.clientWidth }), cards);
}
