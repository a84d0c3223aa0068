/** @jest-environment node */
import { checkData, distinct } from '@/lib/content/load';
import { changed } from './changed';
import { contentFile } from './content-files';

const plumbers = contentFile('content/industries/plumbers.ts');
const hvac = contentFile('content/industries/hvac.ts');
const pageOf = ({ file, data }: typeof hvac) => checkData('industries/*', file, data);

it('two pages cannot have one path, and the file that is called like it is not the wrong one', () => {
  const first = pageOf(plumbers);
  const copy = pageOf({ ...hvac, data: changed(hvac.data, 'path', first.path) });
  for (const pages of [
    [first, copy],
    [copy, first],
  ]) {
    expect(() => distinct('path', pages)).toThrow(
      `${hvac.file} › path: found "${first.path}", expected a value of its own (${plumbers.file} has it already)`,
    );
  }
});

it('pages with paths of their own keep their order', () => {
  const pages = [pageOf(hvac), pageOf(plumbers)];
  expect(distinct('path', pages)).toEqual(pages);
});
