import { schedule } from '../../lib/content/pages';
import { elementsWith, weakColors } from '../accessibility/contrast';
import { findButtons, markButtons, unseen } from '../accessibility/forced-colors';
import { motions } from '../accessibility/motion';
import { covers } from '../matrix/covers';
import { representatives } from '../matrix/representatives';
import { pagesByScripts } from '../matrix/scripts';
import { noteLimit } from './limits';
import type { Preference } from './preferences';
import { expect, startEngine, test, type EngineName } from './test';
import type { Visitor } from './visitor';

/*
 * What visitors prefer, as settings of the system or the browser. Those of Chromium are in tests/site/.
 *
 * Each test with a setting starts a browser of its own. That takes as long as loading ten pages, so one test loads all.
 */

const inOthers = { tag: '@not-chromium' };

/** Only Firefox has settings for them. */
const inFirefox = { tag: '@only-firefox' };

type Preferring = { engineName: EngineName; preferences: readonly Preference[]; baseURL: string | undefined };

async function visitWith(
  { engineName, preferences, baseURL }: Preferring,
  visit: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const engine = await startEngine(engineName, preferences);
  try {
    const visitor = await engine.newVisitor(baseURL ?? '');
    try {
      await visit(visitor);
    } finally {
      await visitor.leave();
    }
  } finally {
    await engine.stop();
  }
}

const stored = (visitor: Visitor) =>
  visitor.evaluate(() => [...Object.entries(sessionStorage), ...Object.entries(localStorage)].map(([key]) => key));

for (const [signal, preference] of [
  ['Global Privacy Control', 'globalPrivacyControl'],
  ['Do Not Track', 'doNotTrack'],
] as const) {
  test(
    `with ${signal}, no kind of page stores a campaign, and the calendar does not get it`,
    inFirefox,
    async ({ engineName, baseURL }) => {
      await visitWith({ engineName, preferences: [preference], baseURL }, async (visitor) => {
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

/** What a page is like. The styles for preferences come after it. Runs in the page. */
function look() {
  const { body, documentElement: root } = document;
  const bar = document.querySelector('header');
  return {
    reduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
    contrast: matchMedia('(prefers-contrast: more)').matches,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    isSolid: bar !== null && getComputedStyle(bar, '::before').opacity === '1',
    scheme: getComputedStyle(root).colorScheme,
    background: getComputedStyle(body).backgroundColor,
  };
}

const seenByAll = { scheme: 'light only', background: 'rgb(251, 250, 246)' };

test('without preferences, things move, and some colors are weak', inOthers, async ({ visitor }) => {
  await visitor.resize({ width: 1440, height: 900 });
  await visitor.open('/');
  const expected = { reduced: false, contrast: false, dark: false, isSolid: false, ...seenByAll };
  await expect.poll(() => visitor.evaluate(look)).toEqual(expected);
  expect(await visitor.evaluate(motions)).not.toEqual([]);
  expect((await visitor.evaluate(elementsWith, weakColors)).length).toBeGreaterThan(10);
});

test(
  'reduced motion stops what moves, more contrast strengthens what is weak, and dark browsers stay light',
  inOthers,
  async ({ engineName, baseURL }) => {
    noteLimit('transparency', engineName);
    covers('motion', ...representatives);
    covers('contrast', ...representatives);
    const preferences = ['reducedMotion', 'moreContrast', 'reducedTransparency', 'dark'] as const;
    await visitWith({ engineName, preferences, baseURL }, async (visitor) => {
      await visitor.resize({ width: 1440, height: 900 });
      for (const path of representatives) {
        await visitor.open(path);
        const isSolid = engineName === 'firefox' || expect.any(Boolean);
        const expected = { reduced: true, contrast: true, dark: true, isSolid, ...seenByAll };
        await expect.poll(() => visitor.evaluate(look), path).toEqual(expected);
        expect.soft(await visitor.evaluate(elementsWith, weakColors), path).toEqual([]);
        expect.soft(await visitor.evaluate(motions), path).toEqual([]);
      }
    });
  },
);

for (const [preference, ground] of [
  ['forcedColors', 'rgb(255, 255, 255)'],
  ['darkForcedColors', 'rgb(0, 0, 0)'],
] as const) {
  test(
    `forced colors on ${ground} show texts, icons and the edges of buttons`,
    inFirefox,
    async ({ visitor, engineName, baseURL }) => {
      covers('forcedColors', ...representatives);
      await visitWith({ engineName, preferences: [preference], baseURL }, async (forced) => {
        for (const path of representatives) {
          await visitor.open(path);
          const buttons = await visitor.evaluate(findButtons);
          await forced.open(path);
          expect(await forced.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground);
          await forced.evaluate(markButtons, buttons);
          await expect.poll(() => forced.evaluate(unseen), path).toEqual([]);
        }
      });
    },
  );
}
