import { schedule } from '../../lib/content/pages';
import { covers } from '../matrix/covers';
import { pagesByScripts } from '../matrix/scripts';
import { startPuppeteer } from './puppeteer-engine';
import { expect, test } from './test';
import type { Visitor } from './visitor';

/* Preferences that only Firefox has as settings of its own. Those of Chromium are in tests/site/. */

/** Only Firefox has settings for them. */
const inFirefox = { tag: '@only-firefox' };

async function inFirefoxWith(
  preferences: Record<string, boolean | number>,
  baseURL: string | undefined,
  visit: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const firefox = await startPuppeteer('firefox', preferences);
  try {
    await visit(await firefox.newVisitor(baseURL ?? ''));
  } finally {
    await firefox.stop();
  }
}

const stored = (visitor: Visitor) =>
  visitor.evaluate(() => [...Object.entries(sessionStorage), ...Object.entries(localStorage)].map(([key]) => key));

for (const [signal, preference] of [
  ['Global Privacy Control', 'privacy.globalprivacycontrol.enabled'],
  ['Do Not Track', 'privacy.donottrackheader.enabled'],
] as const) {
  test(
    `with ${signal}, no kind of page stores a campaign, and the calendar does not get it`,
    inFirefox,
    async ({ baseURL }) => {
      await inFirefoxWith({ [preference]: true }, baseURL, async (visitor) => {
        for (const path of pagesByScripts) {
          covers('privacy', path);
          await visitor.open(`${path}?utm_source=ads`);
          expect.soft(await stored(visitor), path).toEqual([]);
        }
        await visitor.open(`${schedule.path}?utm_source=ads`);
        const address = () =>
          visitor.evaluate(() => document.querySelector('.provider-host iframe')?.getAttribute('src') ?? '');
        await expect.poll(address).not.toBe('');
        expect(new URL(await address()).search).toBe('');
      });
    },
  );
}

test('without them, a campaign is stored', inFirefox, async ({ visitor }) => {
  await visitor.open('/pricing?utm_source=ads');
  await expect.poll(() => stored(visitor)).toEqual(['campaign', 'campaign']);
});

test(
  'more contrast strengthens muted texts and lines, reduced transparency the bar, and dark browsers change nothing',
  inFirefox,
  async ({ baseURL }) => {
    const preferences = {
      'ui.useAccessibilityTheme': 1,
      'ui.prefersContrast': 1,
      'ui.prefersReducedTransparency': 1,
      'layout.css.prefers-reduced-transparency.enabled': true,
      'ui.systemUsesDarkTheme': 1,
      'layout.css.prefers-color-scheme.content-override': 0,
    };
    await inFirefoxWith(preferences, baseURL, async (visitor) => {
      for (const path of pagesByScripts) {
        covers('contrast', path);
        await visitor.open(path);
        const seen = () =>
          visitor.evaluate(() => {
            const { body, documentElement: root } = document;
            const lede = document.querySelector('footer p');
            const bar = document.querySelector('header');
            return {
              preferred: matchMedia('(prefers-contrast: more) and (prefers-color-scheme: dark)').matches,
              muted: lede && getComputedStyle(lede).color === getComputedStyle(body).color,
              bar: bar && getComputedStyle(bar, '::before').opacity,
              scheme: getComputedStyle(root).colorScheme,
              background: getComputedStyle(body).backgroundColor,
            };
          });
        const expected = {
          preferred: true,
          muted: true,
          bar: '1',
          scheme: 'light only',
          background: 'rgb(251, 250, 246)',
        };
        // The styles for preferences come after the page.
        await expect.poll(seen, path).toEqual(expected);
      }
    });
  },
);
