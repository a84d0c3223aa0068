import { findButtons, markButtons, unseen } from '../accessibility/forced-colors';
import { motions } from '../accessibility/motion';
import { expect, startEngine, test } from './test';

/** Only Firefox has settings for it, which hold for a whole browser: the test starts one of its own. */
test(
  'reduced motion and forced colors: nothing moves, and texts, icons and buttons show',
  { tag: '@only-firefox' },
  async ({ visitor, baseURL, engineName }) => {
    const engine = await startEngine(engineName, ['reducedMotion', 'forcedColors']);
    const preferring = await engine.newVisitor(baseURL ?? '');
    try {
      await visitor.open('/');
      expect(await visitor.evaluate(motions)).not.toEqual([]);
      const buttons = await visitor.evaluate(findButtons);
      await preferring.open('/');
      expect(await preferring.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      );
      expect(await preferring.evaluate(motions)).toEqual([]);
      await preferring.evaluate(markButtons, buttons);
      await expect.poll(() => preferring.evaluate(unseen)).toEqual([]);
    } finally {
      await preferring.leave();
      await engine.stop();
    }
  },
);
