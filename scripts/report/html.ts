import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../tests/provider/page';
import type { Change } from './change';
import type { Touched } from './compare-files';
import type { ChangedPage, SharedChange } from './compare';
import type { ValueChange } from './compare-values';
import { picturesHtml } from './html-pictures';
import { counted, piecesOf, stateOf, summaryOf, visiblePages, type Piece, type Report } from './report';
import { style } from './style';

/** More rows than this are folded away. */
const enough = 12;

/** Kinds that are called by more than a word elsewhere. */
const shortNames: Partial<Record<Change['kind'], string>> = { metadata: 'for sharing' };

const tags = { both: '', before: 'del', after: 'ins' };

function piecesHtml(pieces: readonly Piece[]): string {
  return pieces
    .map(({ text, side }) => {
      const tag = tags[side];
      return tag === '' ? escapeHtml(text) : `<${tag}>${escapeHtml(text)}</${tag}>`;
    })
    .join('');
}

/** The old or the new text of a change, with what differs marked. */
function sideHtml(change: Pick<Change, 'before' | 'after'>, side: 'before' | 'after'): string {
  if (change[side] === undefined) return `<span class="none">${side === 'before' ? 'new' : 'gone'}</span>`;
  return piecesHtml(piecesOf(change).filter((piece) => piece.side === 'both' || piece.side === side));
}

function pagesNote(pages: readonly string[]): string {
  return `<details><summary>${pages.length} pages</summary>${pages.map(escapeHtml).join('<br>')}</details>`;
}

function changeRow(change: Change | SharedChange): string {
  const { kind, places } = change;
  const where = escapeHtml(places.join(', ')) + ('pages' in change ? pagesNote(change.pages) : '');
  const texts =
    kind === 'moved'
      ? `<td colspan="2">${escapeHtml(change.after ?? '')}</td>`
      : `<td>${sideHtml(change, 'before')}</td><td>${sideHtml(change, 'after')}</td>`;
  return `<tr><td class="kind"><span class="tag">${shortNames[kind] ?? kind}</span></td>${texts}<td class="where">${where}</td></tr>`;
}

/** A table of changes. */
function changesHtml(changes: readonly (Change | SharedChange)[]): string {
  const head =
    '<thead><tr><th class="kind">What</th><th>Before</th><th>After</th><th class="where">Where</th></tr></thead>';
  const table = (rows: readonly (Change | SharedChange)[]) =>
    `<table>${head}<tbody>${rows.map(changeRow).join('\n')}</tbody></table>`;
  const shown = changes.slice(0, enough);
  const folded = changes.slice(enough);
  if (shown.length === 0) return '';
  return (
    table(shown) +
    (folded.length > 0 ? `<details><summary>${folded.length} more</summary>${table(folded)}</details>` : '')
  );
}

const anchorOf = (path: string) => `page${path === '/' ? '-home' : path.replaceAll('/', '-')}`;

function pageSection(page: ChangedPage, report: Report): string {
  const sharedHere = report.shared.filter(({ pages }) => pages.includes(page.path)).length;
  const pictures = report.pictures.get(page.path) ?? [];
  const state = stateOf(page);
  const note =
    sharedHere > 0
      ? `<p class="none">Also ${counted(sharedHere, ['change', 'changes'])} that <a href="#shared">many pages share</a>.</p>`
      : '';
  const looksAlone =
    page.changes.length === 0 && sharedHere === 0 && pictures.length > 0
      ? '<p>Reads the same and looks different.</p>'
      : '';
  return `<section id="${anchorOf(page.path)}"><h2>${escapeHtml(page.path)}${state ? ` <span class="state">${state}</span>` : ''}</h2>
<p>${escapeHtml(page.after ?? page.before ?? '')}</p>${note}${looksAlone}
${changesHtml(page.changes)}
${picturesHtml(pictures, escapeHtml(page.path))}</section>`;
}

function valueItem(change: ValueChange): string {
  return `<li><b>${escapeHtml(change.place)}</b> ${piecesHtml(piecesOf(change))}</li>`;
}

function valueList(values: readonly ValueChange[]): string {
  if (values.length === 0) return '';
  const items = `<ul class="values">${values.map(valueItem).join('')}</ul>`;
  return values.length <= enough ? items : `<details><summary>${values.length} differences</summary>${items}</details>`;
}

function touchedItem({ title, note, files, values }: Touched): string {
  const names = `<p>${files
    .slice(0, enough)
    .map((file) => `<code>${escapeHtml(file)}</code>`)
    .join(', ')}${files.length > enough ? ` and ${files.length - enough} more` : ''}</p>`;
  return `<li><strong>${title}</strong> <span class="none">${note}</span>${names}${valueList(values)}</li>`;
}

/** The report as one HTML page; its pictures are in files beside it. */
export function toHtml(report: Report): string {
  const { base, edited, shared, destinations, files, pages } = report;
  const visible = visiblePages(report);
  const icon = `data:image/svg+xml;base64,${readFileSync('public/icon.svg').toString('base64')}`;
  const entries = [
    ...(destinations.length > 0 ? [{ id: 'addresses', name: 'Outside addresses', count: destinations.length }] : []),
    ...(shared.length > 0 ? [{ id: 'shared', name: 'On many pages', count: shared.length }] : []),
    ...visible.map(({ path, changes }) => ({ id: anchorOf(path), name: path, count: changes.length })),
    ...(files.length > 0 ? [{ id: 'touched', name: 'What else it touches', count: files.length }] : []),
  ];
  const links = entries.map(
    ({ id, name, count }) => `<li><a href="#${id}">${escapeHtml(name)} <span>${count || ''}</span></a></li>`,
  );
  const alike = pages.length - visible.length;
  const sections = [
    ...(destinations.length > 0
      ? [
          `<section id="addresses"><h2>Outside addresses</h2><p>Buttons, calendars and links that lead out of the site.</p>${valueList(destinations)}</section>`,
        ]
      : []),
    ...(shared.length > 0
      ? [
          `<section id="shared"><h2>On many pages</h2><p>Shown once here, and not again with each page.</p>${changesHtml(shared)}</section>`,
        ]
      : []),
    ...visible.map((page) => pageSection(page, report)),
    ...(files.length > 0
      ? [
          `<section id="touched"><h2>What else it touches</h2><p>Files that follow from the change.</p><ul class="touched">${files.map(touchedItem).join('')}</ul></section>`,
        ]
      : []),
  ];
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(summaryOf(report))}</title>
<link rel="icon" href="${icon}">
<style>${style()}</style>
</head>
<body>
<header class="top"><div class="wrap">
<p class="name"><img src="${icon}" alt="">Change report</p>
<h1>${escapeHtml(summaryOf(report))}</h1>
<p class="lede">The working tree, compared with ${escapeHtml(base.name)} (<code>${base.commit.slice(0, 7)}</code>).${alike > 0 ? ` ${counted(alike, ['other page has', 'other pages have'])} other markup, and read and look the same.` : ''}</p>
<ul class="chips">${edited
    .slice(0, enough)
    .map(({ file, lines }) => `<li><code>${escapeHtml(file)}</code><span>${lines}</span></li>`)
    .join('')}${edited.length > enough ? `<li>and ${edited.length - enough} more files</li>` : ''}</ul>
</div></header>
<div class="wrap columns">
<nav aria-label="Contents"><ol>${links.join('')}</ol></nav>
<main>${sections.join('\n')}</main>
</div>
</body>
</html>
`;
}
