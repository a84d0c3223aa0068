import { groupLabelOf, menuLabels } from '../site/labels';
import {
  click,
  expectFocus,
  expectHidden,
  expectHydrated,
  expectIn,
  expectPath,
  expectVisible,
  focus,
  hover,
  tap,
  type Target,
} from './page';
import { test } from './test';
import type { Visitor } from './visitor';

const button = (text: string): Target => ({ selector: '.desktop-menu button', text });
const link = (path: string): Target => ({ selector: `.desktop-menu a[href="${path}"]` });

const group = button(groupLabelOf('/industries/service-based'));
const otherGroup = button(groupLabelOf('/industries/healthcare'));
const plumbers = link('/industries/plumbers');
const gyms = link('/industries/gyms');

const menuButton: Target = { selector: '[popovertarget="mobile-menu"]' };
const phoneMenu: Target = { selector: '#mobile-menu' };
const section = (text: string): Target => ({ selector: '#mobile-menu summary', text });
const entry = (path: string): Target => ({ selector: `#mobile-menu a[href="${path}"]` });

/** The labels of open menus, submenus left out. Runs in the page. */
const openMenus = () =>
  [...document.querySelectorAll('[data-level="menu"] > button[aria-expanded="true"]')].map(({ textContent }) =>
    textContent.trim(),
  );

const expectOpen = (visitor: Visitor, ...labels: string[]) => expectIn(visitor, openMenus, labels);

test.beforeEach(({ visitor }) => visitor.resize({ width: 1440, height: 900 }));

for (const { device, use, point } of [
  { device: 'a mouse', use: click, point: hover },
  { device: 'touch', use: tap, point: tap },
]) {
  test(`with ${device}, menus open one at a time, at first before their island, and lead to pages`, async ({
    visitor,
  }) => {
    await visitor.open('/about/company');
    await use(visitor, button(menuLabels.services));
    await expectOpen(visitor, menuLabels.services);
    await expectHydrated(visitor, 'desktop-menu');
    await expectOpen(visitor, menuLabels.services);
    await use(visitor, button(menuLabels.pricing));
    await expectOpen(visitor, menuLabels.pricing);
    await use(visitor, { selector: 'h1' });
    await expectOpen(visitor);
    await use(visitor, button(menuLabels.industries));
    await point(visitor, group);
    await expectVisible(visitor, plumbers);
    await point(visitor, otherGroup);
    await expectVisible(visitor, gyms);
    await expectHidden(visitor, plumbers);
    await point(visitor, group);
    await use(visitor, plumbers);
    await expectPath(visitor, '/industries/plumbers');
    await expectOpen(visitor);
  });
}

test('menus and submenus work with Enter, the arrow keys, Tab and Escape', async ({ visitor }) => {
  await visitor.open('/');
  await focus(visitor, button(menuLabels.services));
  await expectHydrated(visitor, 'desktop-menu');
  await visitor.press('ArrowRight');
  await expectFocus(visitor, button(menuLabels.industries));
  await visitor.press('ArrowLeft');
  await expectFocus(visitor, button(menuLabels.services));
  await visitor.press('Enter');
  await expectOpen(visitor, menuLabels.services);
  await visitor.press('Tab');
  await expectFocus(visitor, { selector: '.desktop-menu [data-level="menu"] a' });
  await visitor.press('Escape');
  await expectOpen(visitor);
  await expectFocus(visitor, button(menuLabels.services));
  await visitor.press('ArrowRight');
  await visitor.press('Enter');
  await expectOpen(visitor, menuLabels.industries);
  await focus(visitor, otherGroup);
  await visitor.press('ArrowRight');
  await expectFocus(visitor, link('/industries/healthcare'));
  await visitor.press('Enter');
  await expectPath(visitor, '/industries/healthcare');
});

test('the phone menu locks the page, closes with Escape, and leads to pages', async ({ visitor }) => {
  const expectLocked = (expected: boolean) =>
    expectIn(visitor, () => getComputedStyle(document.documentElement).overflowY === 'hidden', expected);
  await visitor.resize({ width: 390, height: 844 });
  await visitor.open('/');
  await tap(visitor, menuButton);
  await expectVisible(visitor, phoneMenu);
  await expectLocked(true);
  await tap(visitor, section(menuLabels.services));
  await expectVisible(visitor, entry('/gmb-seo'));
  await visitor.press('Escape');
  await expectHidden(visitor, phoneMenu);
  await expectLocked(false);
  // The section is still open.
  await tap(visitor, menuButton);
  await tap(visitor, entry('/gmb-seo'));
  await expectPath(visitor, '/gmb-seo');
  await expectHidden(visitor, phoneMenu);
});
