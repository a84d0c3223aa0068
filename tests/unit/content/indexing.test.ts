/** @jest-environment node */
import type * as Load from '@/lib/content/load';
import type { FileName } from '@/lib/content/registry';
import { testimonials } from '@/lib/content/pages';

const withSample = (sample: boolean, image?: string) =>
  testimonials.map((testimonial) => Object.assign({}, testimonial, { sample, image }));
const real = withSample(false, 'demo-thumbnail.png');
const invented = withSample(true);

it.each([
  ['are samples', invented],
  ['are samples, except for one', [...invented.slice(1), real[0]]],
  ['are real', real],
])('when the testimonials %s, their page, its head, its picture and the sitemap agree', async (_, shown) => {
  await jest.isolateModulesAsync(async () => {
    const content = jest.requireActual<typeof Load>('@/lib/content/load');
    const load = (name: FileName) => (name === 'testimonials' ? shown : content.load(name));
    jest.doMock('@/lib/content/load', () => ({ ...content, load }));
    const { testimonialsPage: page, unindexedPaths } = await import('@/lib/content/pages');
    const { pageMetadata } = await import('@/components/seo/page-metadata');
    const hasSample = shown === invented;
    expect({
      isMarked: page.quotes !== undefined,
      isUnindexed: unindexedPaths.includes(page.path),
      robots: pageMetadata(page).robots,
      isSample: page.sample,
    }).toEqual({
      isMarked: hasSample,
      isUnindexed: hasSample,
      robots: hasSample ? { index: false } : undefined,
      isSample: hasSample,
    });
  });
});
