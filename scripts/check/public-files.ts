import { join } from 'node:path';
import { fileMistake, type Mistake } from '../../lib/content/mistake';
import { fileTypes } from '../../lib/file-types';

/** Files that the build writes: those of the site as a whole, and of each page. */
const writtenByBuild =
  /^\/(?:_|og\/|images\/plan-comparison|(?:404|500)\.html$|robots\.txt$|sitemap\.xml$|llms\.txt$|apple-icon\.png$)/;

/** The address of a page that would lose its HTML to a file. */
const pageOf = (file: string) => file.replace(/(?:\/?index)?\.html$/, '') || '/';

/** Whether the build writes something at the address of a file. */
export function isTaken(file: string, pages: Pick<ReadonlySet<string>, 'has'>): boolean {
  return writtenByBuild.test(file) || pages.has(pageOf(file));
}

/** A name that begins with a dot is a program's own, except that of the folder for files about the site. */
const isHidden = (name: string) => /(?:^|\/)\./.test(name.replace(/^\.well-known\//, ''));

/** Files that cannot be put online: hidden ones, and kinds that hosts do not know, for which `JPG` is not `jpg`. */
export function publishingMistakes(folder: string, names: readonly string[]): Mistake[] {
  return names.flatMap((name) => {
    const file = join(folder, name).replaceAll('\\', '/');
    if (isHidden(name)) {
      return [fileMistake(file, 'a hidden file', 'none but in .well-known/, because everyone can read this folder')];
    }
    const ending = /\.([a-z\d]+)$/i.exec(name)?.[1] ?? '';
    if (Object.hasOwn(fileTypes, ending)) return [];
    const kind = ending === '' ? 'no kind of file' : `the kind "${ending}"`;
    return [
      fileMistake(file, kind, `one of ${Object.keys(fileTypes).join(', ')}, in small letters (lib/file-types.ts)`),
    ];
  });
}
