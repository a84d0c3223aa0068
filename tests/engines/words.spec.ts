import { findUnfitTexts } from '../long-words/unfit';
import { exchangeTexts, longTextInPage } from '../long-words/write-long-words';
import { covers } from '../matrix/covers';
import { lostTexts } from '../accessibility/texts';
import { expect, test } from './test';

/** Where there is least room for words: columns, tables, cards in rows, and the drawn pictures of a hero. */
const paths = ['/', '/pricing', '/add-on-pricing', '/testimonials', '/industries/plumbers', '/industries/gyms'];

// tests/site/ has it in Chromium, on a page of each layout.
test('long and foreign words fit where there is least room for them', { tag: '@not-chromium' }, async ({ visitor }) => {
  for (const path of paths) {
    covers('words', path);
    await visitor.resize({ width: 1440, height: 900 });
    await visitor.open(path);
    const texts = await visitor.evaluate(exchangeTexts, []);
    await visitor.evaluate(exchangeTexts, texts.map(longTextInPage));
    for (const width of [1440, 320]) {
      await visitor.resize({ width, height: 900 });
      const wider = await visitor.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(wider, `pixels to scroll sideways on ${path} at ${width} px`).toBe(0);
      expect.soft(await visitor.evaluate(lostTexts), `texts of ${path} lost at ${width} px`).toEqual([]);
      expect
        .soft(await visitor.evaluate(findUnfitTexts), `texts of ${path} that do not fit at ${width} px`)
        .toEqual([]);
    }
  }
});
