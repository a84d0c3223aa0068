/** @jest-environment node */
import { unindexedPaths } from '@/lib/content/indexing';
import { testimonialsPage } from '@/lib/content/pages';
import { testimonials } from '@/lib/content/testimonials';
import { makeContentCopy } from './content-copy';

const program = `
  import { pageMetadata } from '../components/seo/page-metadata';
  import { unindexedPaths } from '../lib/content/indexing';
  import { testimonialsPage } from '../lib/content/pages';
  console.log(JSON.stringify({ paths: unindexedPaths, robots: pageMetadata(testimonialsPage).robots }));
`;

describe('the page about testimonials', () => {
  jest.setTimeout(60_000);
  const file = 'content/testimonials.ts';
  let content: ReturnType<typeof makeContentCopy>;

  beforeAll(() => {
    content = makeContentCopy();
  });
  afterEach(() => content.reset());
  afterAll(() => content.dispose());

  const shownAfter = (edit: (source: string) => string) => {
    content.edit(file, edit);
    return JSON.parse(content.run(program)) as unknown;
  };

  it('is not indexed while all of them are samples', () => {
    const shown = shownAfter((source) => `${source.replaceAll('sample: false', 'sample: true')}\n`);
    expect(shown).toEqual({ paths: [testimonialsPage.path], robots: { index: false } });
  });

  it('is indexed as soon as one is real', () => {
    expect(shownAfter((source) => source.replace('sample: true', 'sample: false'))).toEqual({ paths: [] });
  });

  it('is now as its list says', () => {
    const samples = testimonials.filter(({ sample }) => sample);
    expect(unindexedPaths.length > 0).toBe(samples.length === testimonials.length);
  });

  it('says that samples are samples', () => {
    const { title, lede } = testimonialsPage.whileSamples;
    for (const text of [title.text, lede]) expect(text).toContain('sample');
  });
});
