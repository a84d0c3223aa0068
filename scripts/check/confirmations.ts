import { pathOf } from '../../lib/content/kinds';
import { contentNames, readText } from './disk';

/** Something that a page says and the owner has not confirmed yet. */
type Confirmation = { where: string; what: string };

/** `// confirm: contacts can be imported`, above the field that says so. The page has to be whole without it. */
const comment = /^ *\/\/ confirm: (.+)$/gm;

/** All that is still to be confirmed, with the file and the line of each. */
export function toConfirm(): Confirmation[] {
  return contentNames().flatMap((name) => {
    const source = readText(name);
    return [...source.matchAll(comment)].map(({ index, 1: what = '' }) => ({
      where: `${pathOf(name)}:${source.slice(0, index).split('\n').length}`,
      what,
    }));
  });
}
