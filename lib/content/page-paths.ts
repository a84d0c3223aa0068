import { mistakeLine } from './mistake';

type PageFile = { file: string; path: string };

/** Whether a file is called like the path of its page: `content/industries/hvac.ts` and `/industries/hvac`. */
function isNamedLike({ file, path }: PageFile): boolean {
  const name = path === '/' ? 'home' : path.replace(/^.*\//, '');
  return file.endsWith(`/${name}.ts`) || file.endsWith(`-${name}.ts`);
}

/**
 * Two pages with one path, and files that are called otherwise than their page. Of two with one path, the mistake is in the
 * file that is called otherwise: it may be a copy of the other one.
 */
export function pathMistakes(pages: readonly PageFile[]): string[] {
  return pages.flatMap((page, index) => {
    const { file, path } = page;
    const namesake = pages.find((other) => other !== page && other.path === path);
    const isWrong = !isNamedLike(page) || (namesake && isNamedLike(namesake) && pages.indexOf(namesake) < index);
    if (!isWrong) return [];
    const expected = namesake
      ? `a value of its own (${namesake.file} has it already)`
      : 'a path that ends like the name of the file';
    return [mistakeLine(file, 'path', `"${path}"`, expected)];
  });
}
