import { groupLabelOf, labelOf, menuLabels } from '../site/labels';
import { noteLimit } from './limits';
import {
  ask,
  click,
  expectFocus,
  expectHidden,
  expectHydrated,
  expectPath,
  expectVisible,
  focus,
  hover,
  tap,
  type Target,
} from './page';
import { expect, test } from './test';
import type { Visitor } from './visitor';

const button = (text: string): Target => ({ selector: '.desktop-menu button', text });
const link = (text: string): Target => ({ selector: '.desktop-menu a', text });
const heading: Target = { selector: 'h1' };

const group = button(groupLabelOf('/industries/service-based'));
const otherGroup = button(groupLabelOf('/industries/healthcare'));
const plumbers = link(labelOf('/industries/plumbers'));
const gyms = link(labelOf('/industries/gyms'));

/** The labels of open menus, submenus left out. */
const openMenus = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [...document.querySelectorAll('.desktop-menu [data-level="menu"] > button[aria-expanded="true"]')].map((trigger) =>
      trigger.textContent.trim(),
    ),
  );

async function expectOpen(visitor: Visitor, ...labels: string[]): Promise<void> {
  await expect.poll(() => ask(() => openMenus(visitor))).toEqual(labels);
}

/** The first hover starts the menus' island. */
async function openHydrated(visitor: Visitor): Promise<void> {
  await visitor.open('/about/company');
  await hover(visitor, button(menuLabels.services));
  await expectHydrated(visitor, 'desktop-menu');
}

test.beforeEach(async ({ visitor }) => {
  await visitor.resize({ width: 1440, height: 900 });
});

test('menus open on a click, one at a time, and close on a second click or one elsewhere', async ({ visitor }) => {
  await openHydrated(visitor);
  for (const label of [menuLabels.services, menuLabels.industries, menuLabels.pricing]) {
    await click(visitor, button(label));
    await expectOpen(visitor, label);
  }
  await expectVisible(visitor, link(labelOf('/pricing')));
  await click(visitor, button(menuLabels.pricing));
  await expectOpen(visitor);
  await click(visitor, button(menuLabels.about));
  await expectOpen(visitor, menuLabels.about);
  await click(visitor, heading);
  await expectOpen(visitor);
});

test('the first click opens a menu, before its island has loaded', async ({ visitor }) => {
  await visitor.open('/');
  await click(visitor, button(menuLabels.pricing));
  await expectOpen(visitor, menuLabels.pricing);
  await expectHydrated(visitor, 'desktop-menu');
  await expectOpen(visitor, menuLabels.pricing);
  await click(visitor, link(labelOf('/pricing')));
  await expectPath(visitor, '/pricing');
  await expectOpen(visitor);
});

test('submenus open under the pointer, and their links lead to pages', async ({ visitor }) => {
  await openHydrated(visitor);
  await click(visitor, button(menuLabels.industries));
  await hover(visitor, group);
  await expectVisible(visitor, plumbers);
  await hover(visitor, otherGroup);
  await expectVisible(visitor, gyms);
  await expectHidden(visitor, plumbers);
  await hover(visitor, group);
  await click(visitor, plumbers);
  await expectPath(visitor, '/industries/plumbers');
  await expectOpen(visitor);
});

test('menus work with Enter, the arrow keys, Tab and Escape', async ({ visitor }) => {
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
});

test('submenus work with the arrow keys, and their entries with Enter', async ({ visitor }) => {
  await visitor.open('/');
  await focus(visitor, button(menuLabels.industries));
  await expectHydrated(visitor, 'desktop-menu');
  await visitor.press('Enter');
  await expectOpen(visitor, menuLabels.industries);
  await focus(visitor, otherGroup);
  await visitor.press('ArrowRight');
  await expectFocus(visitor, link(labelOf('/industries/healthcare')));
  await visitor.press('ArrowLeft');
  await expectFocus(visitor, otherGroup);
  await visitor.press('ArrowRight');
  await expectFocus(visitor, link(labelOf('/industries/healthcare')));
  await visitor.press('Enter');
  await expectPath(visitor, '/industries/healthcare');
});

test('menus and submenus open, change and close with a tap', async ({ visitor, engineName }) => {
  noteLimit('touch', engineName);
  await visitor.resize({ width: 1180, height: 820 });
  await visitor.open('/');
  await tap(visitor, button(menuLabels.services));
  await expectOpen(visitor, menuLabels.services);
  await expectHydrated(visitor, 'desktop-menu');
  await tap(visitor, button(menuLabels.industries));
  await expectOpen(visitor, menuLabels.industries);
  await tap(visitor, group);
  await expectVisible(visitor, plumbers);
  await tap(visitor, otherGroup);
  await expectVisible(visitor, gyms);
  await expectHidden(visitor, plumbers);
  await tap(visitor, button(menuLabels.industries));
  await expectOpen(visitor);
});
