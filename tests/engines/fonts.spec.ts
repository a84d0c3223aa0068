import { noteLimit } from './limits';
import { expect, test } from './test';
import type { Visitor } from './visitor';

type Widths = { brand: number; fallback: number };

/** How wide a text is in the typeface of an element, and without the first family of its list. */
const widthsIn = (visitor: Visitor, selector: string) =>
  visitor.evaluate(async (place): Promise<Widths> => {
    await document.fonts.ready;
    const element = document.querySelector(place);
    if (!element) throw new Error(`There is no ${place}`);
    const { fontFamily, fontWeight } = getComputedStyle(element);
    const widthIn = (family: string) => {
      const sample = document.createElement('span');
      sample.textContent = 'Hamburgefonstiv 0123456789';
      sample.style.cssText = `position:absolute;white-space:nowrap;font:${fontWeight} 100px ${family}`;
      document.body.append(sample);
      const { width } = sample.getBoundingClientRect();
      sample.remove();
      return width;
    };
    return { brand: widthIn(fontFamily), fallback: widthIn(fontFamily.split(',').slice(1).join(',')) };
  }, selector);

const loadedFamilies = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return [...new Set(loaded.map(({ family }) => family.replaceAll('"', '')))];
  });

/** The sum of layout shifts: the browser's own where it measures them, else the recorder's. */
const layoutShift = (visitor: Visitor) =>
  visitor.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { shift } = Reflect.get(window, 'recorded') as { shift: number };
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return shift;
    return new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const values = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')));
        resolve(values.reduce((sum, value) => sum + value, 0));
      }).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve(0), 300);
    });
  });

const hasTypefaces = async (visitor: Visitor) => {
  const families = await loadedFamilies(visitor);
  const used = [await widthsIn(visitor, 'h1'), await widthsIn(visitor, 'main p')];
  return (
    ['figtree', 'bricolage'].every((family) => families.includes(family)) &&
    used.every(({ brand, fallback }) => Math.abs(brand - fallback) > 1)
  );
};

for (const { path, width, height } of [
  { path: '/', width: 390, height: 844 },
  { path: '/industries/plumbers', width: 390, height: 844 },
  { path: '/industries/plumbers', width: 1440, height: 900 },
]) {
  test(`a first visit to ${path} at ${width} px has both typefaces, and nothing moves`, async ({
    visitor,
    engineName,
  }) => {
    noteLimit('shift', engineName);
    await visitor.resize({ width, height });
    await visitor.open(path);
    expect(await layoutShift(visitor)).toBeLessThan(0.01);
    expect(await hasTypefaces(visitor)).toBe(true);
  });
}
