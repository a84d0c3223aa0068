import { calmTimeoutMs, isCalm } from '../accessibility/calm';
import { largestCovered } from '../accessibility/covered';
import { walkThrough } from '../accessibility/keyboard-walk';
import { misread } from '../accessibility/reading';
import { smallTargets } from '../accessibility/targets';
import { lostTexts, overlappingTexts, removeTextSpacing, setTextSpacing } from '../accessibility/texts';
import { covers } from '../matrix/covers';
import { representatives } from '../matrix/representatives';
import { findViolations } from './axe';
import { inParts } from './in-parts';
import { noteLimit } from './limits';
import { expect, test, type EngineName } from './test';
import type { Visitor } from './visitor';

/*
 * The conditions of WCAG 2.2 AA on a page of each layout. tests/site/conditions.spec.ts has every page in Chromium, so it is
 * left out here (playwright.engines.config.ts).
 */

const zoomed = { width: 320, height: 256 };
const landscape = { width: 844, height: 390 };

const partCount = 6;

/** Waits until a page no longer scrolls to the focus. Runs in the page. */
async function rest(): Promise<void> {
  for (let last = -1; last !== scrollY;) {
    last = scrollY;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

/** Through the whole home page, and through what is special about the others. */
const walk = (visitor: Visitor, path: string, engineName: EngineName) =>
  walkThrough(
    {
      evaluate: visitor.evaluate,
      partlyCovered: engineName === 'firefox',
      directions: engineName === 'webkit' ? ['forth'] : ['forth', 'back'],
      press: async (times, back) => {
        for (let press = 0; press < times; press += 1) {
          await visitor.press('Tab', back ? 'Shift' : undefined);
          await visitor.evaluate(rest);
        }
      },
    },
    path === '/' ? 'body' : 'main',
  );

const tested = ['axe', 'keyboard', 'targets', 'reading', 'zoom', 'spacing', 'text', 'landscape'] as const;

/** Runs in the page. */
function setFontSize(size: string): void {
  document.documentElement.style.fontSize = size;
}

async function expectAllShown(visitor: Visitor, when: string): Promise<void> {
  const wider = await visitor.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(wider, `pixels to scroll sideways, ${when}`).toBe(0);
  expect.soft(await visitor.evaluate(lostTexts), `texts lost, ${when}`).toEqual([]);
  expect.soft(await visitor.evaluate(overlappingTexts), `texts on texts, ${when}`).toEqual([]);
}

async function expectRoomForText(visitor: Visitor, where: string): Promise<void> {
  await visitor.evaluate(setTextSpacing);
  await expectAllShown(visitor, `${where}, with more space in the text`);
  await visitor.evaluate(removeTextSpacing);
  await visitor.evaluate(setFontSize, '200%');
  await expectAllShown(visitor, `${where}, with text twice the size`);
  await visitor.evaluate(setFontSize, '');
}

for (const [index, paths] of inParts(representatives, partCount).entries()) {
  test(
    `axe, keyboard, targets, zoom, landscape and text spacing (${index + 1} of ${partCount})`,
    { tag: '@not-chromium' },
    async ({ visitor, engineName }) => {
      noteLimit('shiftTab', engineName);
      noteLimit('scrollToFocus', engineName);
      for (const condition of tested) covers(condition, ...paths);
      for (const path of paths) {
        await visitor.resize({ width: 1280, height: 900 });
        await visitor.open(path);
        await expect.poll(() => visitor.evaluate(isCalm), { timeout: calmTimeoutMs }).toBe(true);
        expect.soft(await findViolations(visitor), `what axe finds on ${path}`).toEqual([]);
        expect.soft(await visitor.evaluate(misread), `what is misread on ${path}`).toEqual([]);
        expect.soft(await walk(visitor, path, engineName), `on the way with the Tab key on ${path}`).toEqual([]);
        await expectRoomForText(visitor, `${path} at 1280 px`);
        await visitor.resize({ width: 320, height: 900 });
        await expectRoomForText(visitor, `${path} at 320 px`);
        for (const { width, height } of [zoomed, landscape]) {
          await visitor.resize({ width, height });
          await expectAllShown(visitor, `${path} in a window ${width} by ${height} px`);
          expect.soft(await visitor.evaluate(largestCovered), `covered on ${path}`).toBeLessThanOrEqual(1 / 3);
        }
        expect.soft(await visitor.evaluate(smallTargets), `small targets on ${path}`).toEqual([]);
      }
    },
  );
}
