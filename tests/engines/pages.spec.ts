import { pagePaths } from '../site/exported-site';
import { recordedIn } from './record';
import { expect, test } from './test';

const partCount = 4;
const paths = [...pagePaths, '/no-such-page'];

/* tests/site/visits.spec.ts has it in Chromium. Here a browser for each page would take longer than the pages. */
for (let part = 0; part < partCount; part += 1) {
  test(`no page reports an error or scrolls sideways (${part + 1} of ${partCount})`, async ({ visitor }) => {
    await visitor.resize({ width: 1024, height: 900 });
    for (const path of paths.filter((_path, index) => index % partCount === part)) {
      await visitor.open(path);
      const wider = await visitor.evaluate(async () => {
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      });
      expect.soft(wider, `pixels to scroll sideways on ${path}`).toBe(0);
      expect.soft((await recordedIn(visitor)).errors, path).toEqual([]);
    }
  });
}
