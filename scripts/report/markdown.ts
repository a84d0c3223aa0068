import type { Change } from './change';
import type { ChangedPage, SharedChange } from './compare';
import type { Touched } from './compare-files';
import type { ValueChange } from './compare-values';
import { addedPages, kindNames, piecesOf, removedPages, summaryOf, visiblePages, type Report } from './report';

/** A comment on a pull request holds 65,536 characters. */
const longest = 60_000;

/** More entries than this of one list say no more. */
const enough = 8;

/** Markdown has no meaning here, and no name becomes a mention. */
function escape(text: string): string {
  return text.replaceAll(/[\\`*_~[\]<>|#]/g, (character) => `\\${character}`).replaceAll('@', '&#64;');
}

function marked(change: Pick<Change, 'before' | 'after'>): string {
  const pieces = piecesOf(change).map(({ text, side }) => {
    if (side === 'both') return escape(text);
    // Marks only work next to words, not next to spaces.
    const [, start = '', word = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
    const mark = side === 'before' ? '~~' : '**';
    return word === '' ? text : `${start}${mark}${escape(word)}${mark}${end}`;
  });
  return pieces.join('').replaceAll('~~**', '~~ **').replaceAll('****', '** **');
}

const first = (items: readonly string[]) =>
  items.slice(0, enough).join(', ') + (items.length > enough ? ` and ${items.length - enough} more` : '');

function changeLine(change: Change | SharedChange): string {
  const pages = 'pages' in change ? ` on ${change.pages.length} pages` : '';
  const how = change.before === undefined ? ' (new)' : change.after === undefined ? ' (gone)' : '';
  const words = change.kind === 'moved' ? escape(change.after ?? '') : marked(change);
  return `- ${kindNames[change.kind][0]}${how}${pages}: ${words} · ${escape(first(change.places))}`;
}

const valueLine = (change: ValueChange) => `- ${escape(change.place)}: ${marked(change)}`;

const paths = (pages: readonly ChangedPage[]) => pages.map(({ path }) => `- ${path}`);

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', `### ${title}`, '', ...lines];

function touchedLines({ title, files, values }: Touched): string[] {
  const lines = [`- **${title}**: ${escape(first(files))}`];
  for (const value of values.slice(0, enough)) lines.push(`  ${valueLine(value)}`);
  if (values.length > enough) lines.push(`  - and ${values.length - enough} more`);
  return lines;
}

/** The report as text for a comment on a pull request: the summary first, at most 60,000 characters. */
export function toMarkdown(report: Report): string {
  const { base, edited, shared, destinations, files, pictures } = report;
  const lines = [
    `**${summaryOf(report)}.**`,
    '',
    `Compared with ${base.name} (${base.commit.slice(0, 7)}). Edited: ${first(edited.map(({ file, lines: count }) => `\`${file}\` ${count}`)) || 'nothing'}.`,
    ...section('Pages added', paths(addedPages(report))),
    ...section('Pages removed', paths(removedPages(report))),
    ...section('Outside addresses', destinations.map(valueLine)),
    ...section('On many pages', shared.map(changeLine)),
    ...visiblePages(report).flatMap((page) => {
      const looks = (pictures.get(page.path) ?? []).map(({ width }) => width);
      const shows =
        page.before && page.after && looks.length > 0 ? [`- looks different at ${looks.join(' and ')} px`] : [];
      return section(page.path, [...page.changes.map(changeLine), ...shows]);
    }),
    ...section('What else it touches', files.flatMap(touchedLines)),
  ];
  const end = '\n\nThere is more in the HTML report.';
  let text = '';
  for (const line of lines) {
    if (text.length + line.length + 1 + end.length > longest) return text + end;
    text += `${line}\n`;
  }
  return text;
}
