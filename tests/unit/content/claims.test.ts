/** @jest-environment node */
import { claims } from '@/lib/content';

/** A source has hyphens where claims have dashes and minus signs, and no currency. */
const inSource = (figure: string) => figure.replace(/[–−]/, '-').replace('$', '');

it('every figure is in its source', () => {
  const invented = claims.filter(({ figure, source }) => {
    const figures: readonly string[] = source.match(/[+-]?\d+(?:[.,]\d+)*K?\+?(?:-\d+)?/g) ?? [];
    return !figures.includes(inSource(figure));
  });
  expect(invented.map(({ id }) => id)).toEqual([]);
});
