import { diffWordsWithSpace } from 'diff';
import type { Change, ChangedFiles, Comparison } from './compare';
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
function marked({ before = '', after = '' }: Pick<Change, 'before' | 'after'>): string {
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

function changeLine(change: Change & { pages?: string[] }): string {
  const state = change.before === undefined ? ' (new)' : change.after === undefined ? ' (gone)' : '';
  const where = change.pages ? `on ${first(change.pages)}` : change.place;
  return `- ${change.kind}${state}: ${marked(change)} · ${escape(where)}`;
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', `### ${title}`, '', ...lines];

const outsideLinks = (line = '') => [...line.matchAll(/\[([^\]]*)\]\((https?:[^)\s]+)\)/g)];

/**
 * Links that lead to another address outside the site than before. Their words are the same, and nothing in an address tells
 * whether it is the right one: somebody has to follow each.
 */
function addressLines({ pages, shared }: Comparison): string[] {
  const pageChanges = pages.flatMap(({ path, changes }) => changes.map((change) => ({ ...change, pages: [path] })));
  const found = new Map<string, { was: string; is: string; words: Set<string>; on: Set<string> }>();
  for (const { before, after, pages: on } of [...shared, ...pageChanges]) {
    const old = outsideLinks(before);
    for (const [index, [, words = '', is = '']] of outsideLinks(after).entries()) {
      const was = old[index]?.[2];
      if (was === undefined || was === is) continue;
      const entry = found.get(`${was} ${is}`) ?? { was, is, words: new Set(), on: new Set() };
      found.set(`${was} ${is}`, entry);
      entry.words.add(words);
      for (const path of on) entry.on.add(path);
    }
  }
  return [...found.values()].map(({ was, is, words, on }) => {
    const swapped = found.has(`${is} ${was}`) ? ' They have changed places.' : '';
    return `- “${escape(first([...words]))}”: ${escape(was)} → **${escape(is)}** · on ${escape(first([...on]))}.${swapped}`;
  });
}

/** The comparison in one line. */
function summaryOf({ pages, shared, files }: Comparison): string {
  if (pages.length === 0) return files.length === 0 ? 'Nothing changes for visitors' : 'Every page stays the same';
  const count = (state: string) => pages.filter((page) => page.state === state).length;
  const states = ['new', 'gone', 'changed'].filter((state) => count(state) > 0);
  const kinds = new Map<string, number>();
  for (const { kind } of [...shared, ...pages.flatMap(({ changes }) => changes)])
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const changes = [...kinds].map(([kind, number]) => `${kind} × ${number}`);
  return `Pages: ${states.map((state) => `${count(state)} ${state}`).join(', ')}. Changes: ${changes.join(', ') || 'no words'}`;
}

function filesLines({ area, files, changes }: ChangedFiles): string[] {
  const lines = [`- **${area}**: ${escape(first(files))}`];
  for (const change of changes.slice(0, enough)) lines.push(`  ${changeLine(change)}`);
  if (changes.length > enough) lines.push(`  - and ${changes.length - enough} more`);
  return lines;
}

/** The report as text for a comment on a pull request: the summary first, at most 60,000 characters. */
export function toMarkdown(comparison: Comparison, base: Base, edited: readonly string[]): string {
  const { pages, shared, files } = comparison;
  const lines = [
    `**${summaryOf(comparison)}.**`,
    '',
    `Compared with ${base.name} (${base.commit.slice(0, 7)}). Edited: ${first(edited) || 'nothing'}.`,
    ...section('Other addresses outside the site: follow each', addressLines(comparison)),
    ...section('On many pages', shared.map(changeLine)),
    ...pages.flatMap(({ path, state, changes }) =>
      state === 'changed' && changes.length === 0
        ? []
        : section(`${path}${state === 'changed' ? '' : ` (${state})`}`, changes.map(changeLine)),
    ),
    ...pages.flatMap(({ path, state }) =>
      state === 'gone' ? section(`${path} (gone)`, ['- It has no page now.']) : [],
    ),
    ...section('What else it touches', files.flatMap(filesLines)),
  ];
  const text = `${lines.join('\n')}\n`;
  return text.length <= longest
    ? text
    : `${text.slice(0, text.lastIndexOf('\n', longest))}\n\nIt goes on, but this is enough for a comment.\n`;
}
