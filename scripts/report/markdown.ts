import { diffWordsWithSpace } from 'diff';
import { isShared, type Change, type Comparison } from './compare';
import type { Base } from './git';

/** A comment on a pull request holds 65,536 characters. */
const longest = 60_000;

/** More entries than this of one list say no more. */
const enough = 8;

/** Markdown has no meaning here, and no name becomes a mention. */
function escape(text: string): string {
  return text.replaceAll(/[\\`*_~[\]<>|#]/g, (character) => `\\${character}`).replaceAll('@', '&#64;');
}

/** Both versions of a line in one, with the words that differ struck out or bold. */
function marked({ before = '', after = '' }: Change): string {
  return diffWordsWithSpace(before, after)
    .map(({ value, added, removed }) => {
      const mark = added ? '**' : removed ? '~~' : '';
      // Marks only work next to words, not next to spaces.
      const [, start = '', words = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(value) ?? [];
      return words === '' ? value : `${start}${mark}${escape(words)}${mark}${end}`;
    })
    .join('')
    .replaceAll('~~**', '~~ **');
}

const first = (items: readonly string[]) =>
  items.slice(0, enough).join(', ') + (items.length > enough ? ` and ${items.length - enough} more` : '');

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', `### ${title}`, '', ...lines];

/** The report as text for a comment on a pull request: the summary first, at most 60,000 characters. */
export function toMarkdown({ states, changes }: Comparison, base: Base, edited: readonly string[]): string {
  // Pages first: they begin with a slash.
  const titles = [...states.keys()].toSorted();
  const paths = titles.filter((title) => title.startsWith('/'));
  const count = (state: string) => paths.filter((path) => states.get(path) === state).length;
  const counted = ['new', 'gone', 'changed'].filter((state) => count(state) > 0);
  const has = (title: string) => changes.filter((change) => !isShared(change) && change.on.includes(title));
  const untold = titles.filter((title) => !changes.some(({ on }) => on.includes(title)));
  const lines = [
    `**Pages: ${counted.map((state) => `${count(state)} ${state}`).join(', ') || 'all as before'}. Lines that differ: ${changes.length}.**`,
    '',
    `Compared with ${base.name} (${base.commit.slice(0, 7)}). Edited: ${first(edited) || 'nothing'}.`,
    ...section(
      'On many pages',
      changes.filter(isShared).map((change) => `- ${marked(change)} · on ${escape(first(change.on))}`),
    ),
    ...titles.flatMap((title) =>
      section(
        escape(title),
        has(title).map((change) => `- ${marked(change)}`),
      ),
    ),
    ...section(
      'What else differs',
      ['new', 'gone', 'changed'].flatMap((state) => {
        const those = untold.filter((title) => states.get(title) === state);
        return those.length > 0 ? `- ${state}: ${escape(first(those))}` : [];
      }),
    ),
  ];
  const text = `${lines.join('\n')}\n`;
  return text.length <= longest
    ? text
    : `${text.slice(0, text.lastIndexOf('\n', longest))}\n\nIt goes on, but this is enough for a comment.\n`;
}
