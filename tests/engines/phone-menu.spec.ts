import { groupLabelOf, labelOf, menuLabels } from '../site/labels';
import { noteLimit } from './limits';
import { expectHidden, expectPath, expectVisible, tap, type Target } from './page';
import { expect, test } from './test';
import type { Visitor } from './visitor';

const menuButton: Target = { selector: '[popovertarget="mobile-menu"]' };
const menu: Target = { selector: '#mobile-menu' };
const section = (text: string): Target => ({ selector: '#mobile-menu summary', text });
const link = (text: string): Target => ({ selector: '#mobile-menu a', text });

const isLocked = (visitor: Visitor) =>
  visitor.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

test.beforeEach(async ({ visitor, engineName }) => {
  noteLimit('touch', engineName);
  await visitor.resize({ width: 390, height: 844 });
  await visitor.open('/');
});

test('the phone menu opens and closes with a tap, and the page under it does not scroll', async ({ visitor }) => {
  await tap(visitor, menuButton);
  await expectVisible(visitor, menu);
  await expect.poll(() => isLocked(visitor)).toBe(true);
  await tap(visitor, section(menuLabels.services));
  await expectVisible(visitor, link(labelOf('/gmb-seo')));
  await tap(visitor, section(menuLabels.contact));
  await expectHidden(visitor, link(labelOf('/gmb-seo')));
  await tap(visitor, menuButton);
  await expectHidden(visitor, menu);
  await expect.poll(() => isLocked(visitor)).toBe(false);
});

test('the phone menu closes with Escape and unlocks the page', async ({ visitor }) => {
  await tap(visitor, menuButton);
  await expectVisible(visitor, menu);
  await visitor.press('Escape');
  await expectHidden(visitor, menu);
  await expect.poll(() => isLocked(visitor)).toBe(false);
});

test('the phone menu leads to pages', async ({ visitor }) => {
  await tap(visitor, menuButton);
  await tap(visitor, section(menuLabels.industries));
  await tap(visitor, section(groupLabelOf('/industries/service-based')));
  await tap(visitor, link(labelOf('/industries/plumbers')));
  await expectPath(visitor, '/industries/plumbers');
  await expectHidden(visitor, menu);
});
