import { expect, test, type Page } from '@playwright/test';
import { load } from '../../lib/content';
import { home } from '../../lib/content/pages';

/* The home page's player on a phone: five steps of a story, which a button plays. */

const player = load('player');
const { stories } = player;
const [{ steps: firstSteps } = { steps: [] }] = stories;

const button = (page: Page, word: string) => page.getByRole('button', { name: word });
const step = (page: Page, place: number) => page.getByRole('radio', { name: firstSteps[place]?.name });

/** The first answer that the business sends, which every visitor should have seen soon after a press. */
const answer = (page: Page) =>
  page
    .locator('[data-player]')
    .getByText(firstSteps[1]?.shown[0]?.text ?? '')
    .last();

test.use({ viewport: { width: 390, height: 844 } });

test('with motion each press rings, shows the answer in view within 1.2 seconds, and plays to the end', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: 0 });
  await page.goto(home.path);
  await page.clock.pauseAt(60_000);
  await expect(step(page, 1)).toBeChecked();
  for (const word of [player.play, player.again]) {
    await button(page, word).click();
    await expect(button(page, player.ringing)).toBeVisible();
    await expect(step(page, 0)).toBeChecked();
    await page.clock.runFor(1_200);
    await expect(step(page, 1)).toBeChecked();
    await expect(answer(page)).toBeInViewport({ ratio: 1 });
    await page.clock.runFor(10_000);
    await expect(step(page, 4)).toBeChecked();
    await expect(button(page, player.again)).toBeInViewport({ ratio: 1 });
  }
});

test('arrow keys choose steps and trades, each step has its own screen, nothing moves', async ({ page }) => {
  await page.goto(home.path);
  const frame = page.locator('[data-player]');
  const before = await frame.boundingBox();
  await page.getByRole('group', { name: player.question }).getByRole('radio', { checked: true }).focus();
  for (const { label, customer, steps } of stories) {
    await expect(page.getByRole('radio', { name: label })).toBeChecked();
    await expect(frame.getByText(customer, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    const screens = new Set<string>();
    for (const [place, { name }] of steps.entries()) {
      await frame.getByRole('radio').nth(place).check({ force: true });
      await expect(frame.getByRole('radio', { checked: true })).toHaveAccessibleName(name);
      screens.add(await frame.innerText());
      expect((await frame.boundingBox())?.height).toBe(before?.height);
      const shown = await frame
        .locator(`.player-thread .of-step-${place + 1}`)
        .filter({ visible: true })
        .last()
        .boundingBox();
      const thread = await frame.locator('.player-thread').filter({ visible: true }).boundingBox();
      const end = (thread?.y ?? 0) + (thread?.height ?? 0);
      expect((shown?.y ?? Infinity) + (shown?.height ?? 0), `${label}: ${name}`).toBeLessThanOrEqual(end);
    }
    expect(screens.size, label).toBe(steps.length);
    await page.getByRole('radio', { name: label }).focus();
    await page.keyboard.press('ArrowRight');
  }
  for (const target of await frame.locator('label').all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test('with reduced motion a press shows the next step', async ({ page }) => {
  await page.goto(home.path);
  await button(page, player.next).click();
  await expect(step(page, 2)).toBeChecked();
  await button(page, player.next).click();
  await button(page, player.next).click();
  await button(page, player.again).click();
  await expect(step(page, 0)).toBeChecked();
});
