import { findButtons, markButtons, motions, unseen } from '../site/accessibility';
import { startFirefox } from './firefox';
import { expect, test } from './test';

test('reduced motion and forced colors: nothing moves, and texts, icons and buttons show', async ({
  visitor,
  baseURL,
}) => {
  const engine = await startFirefox({ 'ui.prefersReducedMotion': 1, 'browser.display.document_color_use': 2 });
  const preferring = await engine.newVisitor(baseURL ?? '');
  await visitor.open('/');
  expect(await visitor.evaluate(motions)).not.toEqual([]);
  const buttons = await visitor.evaluate(findButtons);
  await preferring.open('/');
  expect(await preferring.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  // The rule for reduced motion comes with the styles that load later.
  await expect.poll(() => preferring.evaluate(motions)).toEqual([]);
  await preferring.evaluate(markButtons, buttons);
  await expect.poll(() => preferring.evaluate(unseen)).toEqual([]);
  await engine.stop();
});
