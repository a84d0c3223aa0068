import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../tests/provider/page';
import { style } from '../report/style';
import type { NamedResult } from './check-site';
import { checkTitles, type Finding } from './finding';

/** More findings than this are folded away: they have one cause. */
const enough = 12;

const ownStyle = `
.ok { background: var(--new-tint); color: var(--new) }
.wrong { background: var(--old-tint); color: var(--old) }
td p { margin: 4px 0 0; color: var(--soft); font-size: 15px }
.columns { grid-template-columns: 272px minmax(0, 1fr) }
nav b { font-weight: 600; color: var(--old) } .num { width: 34% }`;

function row({ where, found, expected, advice }: Finding): string {
  const hint = advice === undefined ? '' : `<p>${escapeHtml(advice)}</p>`;
  return `<tr><td class="num">${escapeHtml(where)}${hint}</td><td>${escapeHtml(found)}</td><td>${escapeHtml(expected)}</td></tr>`;
}

function rowsHtml(findings: readonly Finding[]): string {
  return `<table><thead><tr><th class="num">Where</th><th>Found</th><th>Expected</th></tr></thead><tbody>${findings.map(row).join('')}</tbody></table>`;
}

function table(findings: readonly Finding[]): string {
  if (findings.length === 0) return '';
  const rest = findings.slice(enough);
  const more = rest.length > 0 ? `<details><summary>${rest.length} more</summary>${rowsHtml(rest)}</details>` : '';
  return rowsHtml(findings.slice(0, enough)) + more;
}

function section({ name, looked, findings }: NamedResult): string {
  const state =
    findings.length === 0
      ? '<span class="state ok">ok</span>'
      : `<span class="state wrong">${findings.length} wrong</span>`;
  return `<section id="${name}"><h2>${checkTitles[name]} ${state}</h2><p>${escapeHtml(looked)}</p>${table(findings)}</section>`;
}

function headline(results: readonly NamedResult[]): string {
  const wrong = results.filter(({ findings }) => findings.length > 0);
  if (wrong.length === 0) return `All ${results.length} checks passed`;
  const things = wrong.reduce((sum, { findings }) => sum + findings.length, 0);
  return `${things} ${things === 1 ? 'thing' : 'things'} to mend, in ${wrong.length} of ${results.length} checks`;
}

/** The result as one HTML page that needs no other file. */
export function toHtml({
  origin,
  startedAt,
  results,
}: {
  origin: string;
  startedAt: Date;
  results: readonly NamedResult[];
}): string {
  const icon = `data:image/svg+xml;base64,${readFileSync('public/icon.svg').toString('base64')}`;
  const wrongFirst = results.toSorted((a, b) => Math.sign(b.findings.length) - Math.sign(a.findings.length));
  const entries = results.map(
    ({ name, findings }) =>
      `<li><a href="#${name}">${name} ${findings.length === 0 ? '<span>ok</span>' : `<b>${findings.length}</b>`}</a></li>`,
  );
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${headline(results)}: ${escapeHtml(origin)}</title>
<link rel="icon" href="${icon}">
<style>${style()}${ownStyle}</style>
</head>
<body>
<header class="top"><div class="wrap">
<p class="name"><img src="${icon}" alt="">Check of the live site</p>
<h1>${headline(results)}</h1>
<p class="lede"><a href="${escapeHtml(origin)}/">${escapeHtml(origin)}</a>, ${startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC. Nothing was booked, sent or changed.</p>
</div></header>
<div class="wrap columns">
<nav aria-label="Checks"><ol>${entries.join('')}</ol></nav>
<main>${wrongFirst.map(section).join('\n')}</main>
</div>
</body>
</html>
`;
}
