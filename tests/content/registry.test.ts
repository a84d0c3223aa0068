/** @jest-environment node */
import { hvac, plumbers } from '@/content/industries';
import { industrySchema } from '@/content/schemas/industry';
import { loadContent, registry } from '@/content/schemas/load';
import { changed } from './changed';

it('two pages cannot have one path', () => {
  const data = changed(hvac, 'path', plumbers.path);
  const twin = loadContent('content/industries/hvac.ts', industrySchema, data as never);
  expect(() => registry('path', [plumbers, twin])).toThrow(
    'content/industries/hvac.ts › path: found "/industries/plumbers", expected a value of its own (content/industries/plumbers.ts has it already)',
  );
});

it('pages with paths of their own keep their order', () => {
  expect(registry('path', [hvac, plumbers])).toEqual([hvac, plumbers]);
});
