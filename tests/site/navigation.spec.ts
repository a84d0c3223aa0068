import { EventEmitter, once } from 'node:events';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { hydrated } from './hydrated';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const menuNames = ['Services', 'Industries', 'Pricing', 'About Us', 'Contact'];

const bar = (page: Page) => page.getByRole('banner');
const trigger = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const openMenu = (page: Page) => bar(page).locator('.desktop-menu .menu-panel:visible');

/** Keeps the framework's scripts from arriving until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route('**/_next/**/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  return () => gate.emit('open');
}

async function groundOpacity(locator: Locator): Promise<number> {
  return locator.evaluate((element) => Number(getComputedStyle(element, '::before').opacity));
}

test.describe('the bar', () => {
  test.use({ viewport: desktop, reducedMotion: 'reduce' });

  test('is transparent up to 20 px of scroll, then white with a shadow', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    expect(await groundOpacity(bar(page))).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 20));
    await expect(bar(page)).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => window.scrollTo(0, 21));
    await expect(bar(page)).toHaveAttribute('data-scrolled', 'true');
    await expect.poll(() => groundOpacity(bar(page))).toBe(1);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => groundOpacity(bar(page))).toBe(0);
  });

  test('is white from the start on /gmb-seo, and transparent again on the next page', async ({ page }) => {
    await page.goto('/gmb-seo');
    await hydrated(page);
    expect(await groundOpacity(bar(page))).toBe(1);
    await bar(page).getByRole('link', { name: 'Hearthline' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => groundOpacity(bar(page))).toBe(0);
  });

  test('opens the login in a new tab', async ({ page, context }) => {
    await page.goto('/');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      bar(page)
        .getByRole('link', { name: /^Login/ })
        .click(),
    ]);
    await expect(tab.getByRole('heading')).toBeVisible();
    expect(tab.url()).toContain('/app.hearthline.example/login');
  });
});

test.describe('desktop menus with a mouse', () => {
  test.use({ viewport: desktop });

  test.beforeEach(async ({ page }) => {
    await page.goto('/about/company');
    await hydrated(page);
  });

  test('open on a click, one at a time, and close on a second click', async ({ page }) => {
    for (const name of menuNames) {
      await trigger(page, name).click();
      await expect(openMenu(page)).toHaveCount(1);
      await expect(trigger(page, name)).toHaveAttribute('aria-expanded', 'true');
    }
    await trigger(page, 'Contact').click();
    await expect(openMenu(page)).toHaveCount(0);
  });

  test('do not open on hover', async ({ page }) => {
    await trigger(page, 'Services').hover();
    await expect(openMenu(page)).toHaveCount(0);
  });

  test('close on a click anywhere else, also into a frame', async ({ page }) => {
    await trigger(page, 'Pricing').click();
    await expect(openMenu(page)).toHaveCount(1);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(openMenu(page)).toHaveCount(0);

    await page.goto('/schedule');
    await hydrated(page);
    await trigger(page, 'Pricing').click();
    await page.frameLocator('iframe').locator('body').click();
    await expect(openMenu(page)).toHaveCount(0);
  });

  test('close when an entry is chosen, also the one of the page itself', async ({ page }) => {
    await trigger(page, 'Pricing').click();
    await openMenu(page).getByRole('link', { name: 'Plans' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(openMenu(page)).toHaveCount(0);
    await trigger(page, 'Pricing').click();
    await openMenu(page).getByRole('link', { name: 'Plans' }).click();
    await expect(openMenu(page)).toHaveCount(0);
  });

  test('close when the visitor goes back', async ({ page }) => {
    await bar(page).getByRole('link', { name: 'Hearthline' }).click();
    await expect(page).toHaveURL('/');
    await trigger(page, 'Services').click();
    await expect(openMenu(page)).toHaveCount(1);
    await page.goBack();
    await expect(openMenu(page)).toHaveCount(0);
  });

  test('open nested menus to the right on hover', async ({ page }) => {
    await trigger(page, 'Industries').click();
    const parent = await openMenu(page).first().boundingBox();
    await trigger(page, 'Local Services').hover();
    const plumbers = bar(page).getByRole('link', { name: 'Plumbers' });
    await expect(plumbers).toBeVisible();
    const nested = await plumbers.boundingBox();
    expect(nested && parent && nested.x).toBeGreaterThan((parent?.x ?? 0) + (parent?.width ?? 0) - 1);
    await trigger(page, 'Health & Wellness').hover();
    await expect(plumbers).toBeHidden();
    await expect(bar(page).getByRole('link', { name: 'Yoga Studios' })).toBeVisible();
    await openMenu(page).first().getByRole('link', { name: 'Solopreneurs' }).hover();
    await expect(bar(page).getByRole('link', { name: 'Yoga Studios' })).toBeHidden();
    await trigger(page, 'Local Services').hover();
    await plumbers.click();
    await expect(page).toHaveURL('/industries/plumbers');
    await expect(openMenu(page)).toHaveCount(0);
  });

  test('mark the current page', async ({ page }) => {
    await trigger(page, 'About Us').click();
    await expect(openMenu(page).getByRole('link', { name: 'Company' })).toHaveAttribute('aria-current', 'page');
  });

  test('lead to the store in a new tab and to /book-coaching', async ({ page }) => {
    await trigger(page, 'About Us').click();
    await expect(openMenu(page).getByRole('link', { name: /^Store/ })).toHaveAttribute('target', '_blank');
    await trigger(page, 'Contact').click();
    await expect(openMenu(page).getByRole('link', { name: /^Book Coaching/ })).toHaveAttribute(
      'href',
      '/book-coaching',
    );
  });

  test('stay within the window at 1024 px', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const name of menuNames) {
      await trigger(page, name).click();
      const box = await openMenu(page).boundingBox();
      expect(box?.x, name).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(1024);
    }
    await trigger(page, 'Industries').click();
    await trigger(page, 'Local Services').hover();
    const nested = await bar(page).getByRole('group', { name: 'Local Services' }).boundingBox();
    expect((nested?.x ?? 0) + (nested?.width ?? 0)).toBeLessThanOrEqual(1024);
    expect((nested?.y ?? 0) + (nested?.height ?? 0)).toBeLessThanOrEqual(768);
  });
});

test.describe('desktop menus with a keyboard', () => {
  test.use({ viewport: desktop });

  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
  });

  test('the first stop is a link that skips to the content', async ({ page }) => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });

  test('open with Enter, move with Tab, close with Escape back to the button', async ({ page }) => {
    await trigger(page, 'Services').focus();
    await page.keyboard.press('Enter');
    await expect(openMenu(page)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(openMenu(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(openMenu(page)).toHaveCount(0);
    await expect(trigger(page, 'Services')).toBeFocused();
  });

  test('move between the menus with the arrow keys', async ({ page }) => {
    await trigger(page, 'Services').focus();
    await page.keyboard.press('ArrowRight');
    await expect(trigger(page, 'Industries')).toBeFocused();
  });

  test('enter a nested menu with the right arrow and leave it with the left', async ({ page }) => {
    await trigger(page, 'Industries').focus();
    await page.keyboard.press('Enter');
    await trigger(page, 'Marketing Agencies').focus();
    await page.keyboard.press('ArrowRight');
    await expect(bar(page).getByRole('link', { name: 'Agencies Overview' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(trigger(page, 'Marketing Agencies')).toBeFocused();
    await expect(bar(page).getByRole('link', { name: 'Agencies Overview' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(openMenu(page)).toHaveCount(0);
    await expect(trigger(page, 'Industries')).toBeFocused();
  });
});

test.describe('the phone menu', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('opens and closes by touch, one section at a time', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const button = bar(page).getByRole('button', { name: 'Menu' });
    const panel = page.locator('#mobile-menu');
    await button.tap();
    await expect(panel).toBeVisible();
    await panel.locator('summary', { hasText: /^Services/ }).tap();
    await expect(panel.getByRole('link', { name: 'GMB SEO' })).toBeVisible();
    await panel.locator('summary', { hasText: 'Contact' }).tap();
    await expect(panel.getByRole('link', { name: 'GMB SEO' })).toBeHidden();
    await expect(panel.getByRole('link', { name: 'Book Coaching' })).toHaveAttribute('href', '/coaching');
    await button.tap();
    await expect(panel).toBeHidden();
  });

  test('closes on Escape and when an entry is chosen', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const button = bar(page).getByRole('button', { name: 'Menu' });
    const panel = page.locator('#mobile-menu');
    await button.tap();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await button.tap();
    await panel.locator('summary', { hasText: 'Industries' }).tap();
    await panel.locator('summary', { hasText: 'Local Services' }).tap();
    await panel.getByRole('link', { name: 'Plumbers' }).tap();
    await expect(page).toHaveURL('/industries/plumbers');
    await expect(panel).toBeHidden();
  });

  test('has targets of at least 44 px', async ({ page }) => {
    await page.goto('/');
    const button = bar(page).getByRole('button', { name: 'Menu' });
    await button.tap();
    const panel = page.locator('#mobile-menu');
    for (const summary of await panel.locator('summary:visible').all()) {
      expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  });
});

test.describe('before and without JavaScript', () => {
  test('menus open on the first hover, key or tap, and hydration takes over what it finds', async ({ page }) => {
    await page.setViewportSize(desktop);
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await trigger(page, 'Industries').hover();
    await expect(bar(page).getByRole('link', { name: 'Solopreneurs' })).toBeVisible();
    await page.mouse.move(5, 800);
    await expect(bar(page).getByRole('link', { name: 'Solopreneurs' })).toBeHidden();
    await trigger(page, 'Services').focus();
    await expect(bar(page).getByRole('link', { name: /^GMB SEO/ })).toBeVisible();
    await expect(bar(page)).not.toHaveAttribute('data-hydrated');
    release();
    await hydrated(page);
    await expect(bar(page).getByRole('link', { name: /^GMB SEO/ })).toBeVisible();
    await expect(trigger(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(openMenu(page)).toHaveCount(0);
  });

  test('an open phone menu survives hydration', async ({ page }) => {
    await page.setViewportSize(phone);
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await bar(page).getByRole('button', { name: 'Menu' }).click();
    const panel = page.locator('#mobile-menu');
    await panel.locator('summary', { hasText: 'Pricing' }).click();
    await expect(panel.getByRole('link', { name: 'Add-ons' })).toBeVisible();
    release();
    await hydrated(page);
    await expect(panel.getByRole('link', { name: 'Add-ons' })).toBeVisible();
    await panel.getByRole('link', { name: 'Add-ons' }).click();
    await expect(page).toHaveURL('/add-on-pricing');
    await expect(panel).toBeHidden();
  });

  test.describe('JavaScript off', () => {
    test.use({ javaScriptEnabled: false });

    test('every page can be reached from the header', async ({ page }) => {
      await page.setViewportSize(desktop);
      await page.goto('/');
      await trigger(page, 'Industries').hover();
      await trigger(page, 'Health & Wellness').hover();
      await bar(page).getByRole('link', { name: 'Gyms' }).click();
      await expect(page).toHaveURL('/industries/gyms');
      await page.setViewportSize(phone);
      await bar(page).getByRole('button', { name: 'Menu' }).click();
      await page.locator('#mobile-menu summary', { hasText: /^Services/ }).click();
      await page.locator('#mobile-menu').getByRole('link', { name: 'Copywriting' }).first().click();
      await expect(page).toHaveURL('/copywriting');
    });
  });
});

test('without scripts the bar gets its ground from the scroll position', async ({ page }) => {
  await page.route('**/_next/**/*.js', (route) => route.abort());
  await page.setViewportSize(desktop);
  await page.goto('/');
  expect(await groundOpacity(bar(page))).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 21));
  await expect.poll(() => groundOpacity(bar(page))).toBe(1);
});

test('the exported HTML holds the links of closed menus', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
  for (const path of [
    '/industries/electricians',
    '/industries/marketing-agencies/branding',
    '/book-coaching',
    '/coaching',
    '/about/founder',
  ]) {
    expect(header).toContain(`href="${path}"`);
  }
});

test('the footer has the current year, the blog as a placeholder and the terms in a new tab', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-02-03'));
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2031 Hearthline');
  const blog = footer.getByText('Blog', { exact: false }).first();
  await expect(blog).toHaveAttribute('aria-disabled', 'true');
  await expect(footer.getByRole('link', { name: /^Terms of Service/ })).toHaveAttribute('target', '_blank');
  for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'YouTube']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('rel', /noopener/);
  }
});
