import { recordedIn } from './record';
import { expect, test } from './test';

/* Engines treat typefaces that are not there at the first paint in different ways. */
for (const { path, width, height } of [
  { path: '/', width: 390, height: 844 },
  { path: '/industries/plumbers', width: 1440, height: 900 },
]) {
  test(`a first visit to ${path} at ${width} px has both typefaces, and nothing moves`, async ({ visitor }) => {
    await visitor.resize({ width, height });
    await visitor.open(path);
    const loaded = await visitor.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => setTimeout(resolve, 300));
      const faces = [...document.fonts].filter(({ status }) => status === 'loaded');
      return faces.map(({ family }) => family.replaceAll('"', ''));
    });
    // To WebKit the fallback is one more that is loaded.
    expect(loaded).toEqual(expect.arrayContaining(['figtree', 'bricolage']));
    expect((await recordedIn(visitor)).moved).toEqual([]);
  });
}
