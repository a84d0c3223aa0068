/** @jest-environment node */
import { testimonialsPage } from '@/lib/content/pages';
import { onlySamples, testimonials } from '@/lib/content/testimonials';

it.each([
  ['left out while all testimonials are samples', true, [testimonialsPage.path], { index: false }],
  ['indexed as soon as one is real', false, [], undefined],
])('their page is %s', async (_, isSample, paths, robots) => {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/lib/content/testimonials', () => ({ onlySamples: isSample, testimonials }));
    const { unindexedPaths } = await import('@/lib/content/indexing');
    const { pageMetadata } = await import('@/components/seo/page-metadata');
    expect(unindexedPaths).toEqual(paths);
    expect(pageMetadata(testimonialsPage).robots).toEqual(robots);
  });
});

it('there are only samples while no testimonial is real, and the page says so', () => {
  expect(onlySamples).toBe(testimonials.every(({ sample }) => sample));
  const { title, lede } = testimonialsPage.whileSamples;
  for (const text of [title.text, lede]) expect(text).toContain('sample');
});
