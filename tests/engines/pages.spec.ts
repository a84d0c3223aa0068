import { pagePaths } from '../site/exported-site';
import { inParts } from './in-parts';
import { noteLimit } from './limits';
import { errorsOf } from './page';
import { expect, test } from './test';

const partCount = 4;

for (const [index, paths] of inParts([...pagePaths, '/no-such-page'], partCount).entries()) {
  const title = `no page reports an error, and none scrolls sideways (${index + 1} of ${partCount})`;
  // tests/site/visits.spec.ts has it in Chromium.
  test(title, async ({ visitor, engineName }) => {
    noteLimit('console', engineName);
    await visitor.resize({ width: 1024, height: 900 });
    for (const path of paths) {
      await visitor.open(path);
      const wider = await visitor.evaluate(async () => {
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      });
      expect.soft(wider, `pixels to scroll sideways on ${path}`).toBe(0);
      expect.soft(await errorsOf(visitor), path).toEqual([]);
    }
  });
}

test('an error would be noticed', async ({ visitor }) => {
  await visitor.open('/pricing');
  await visitor.evaluate(() => {
    console.error('said');
    setTimeout(() => {
      throw new Error('thrown');
    });
    void Promise.reject(new Error('rejected'));
    const picture = new Image();
    picture.src = '/no-such-picture.png';
    const script = document.createElement('script');
    script.textContent = '0';
    document.body.append(picture, script);
  });
  for (const error of ['said', 'thrown', 'rejected', 'no-such-picture', 'policy: script-src']) {
    await expect.poll(() => errorsOf(visitor), error).toContainEqual(expect.stringContaining(error));
  }
});
