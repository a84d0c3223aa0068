import { escapeHtml } from '../../tests/provider/page';
import { formatWithUnit } from './format';
import { observations } from './metrics';
import { loadPlots, loadTable, scaleTable, targetTable, timingTable, type Comparison } from './report-parts';
import type { Result } from './result';
import { meets } from './targets';

const style = `
:root { --ink: #10162f; --soft: #4a5170; --rule: #dfe1ea; --brand: #2f49c9; --met: #0d6b3c; --met-ground: #e9f6ee; --missed: #a3211b; --missed-ground: #fdecea }
* { box-sizing: border-box }
body { margin: 0; background: #fff; color: var(--ink); font: 15px/1.5 system-ui, 'Liberation Sans', sans-serif; font-variant-numeric: tabular-nums }
main { max-width: 1560px; margin: 0 auto; padding: 40px 32px 80px }
h1 { margin: 0; font-size: 32px; line-height: 1.2; letter-spacing: -0.01em }
h2 { margin: 56px 0 4px; font-size: 22px }
p { max-width: 76ch; margin: 4px 0 16px; color: var(--soft) }
.tiles { display: flex; flex-wrap: wrap; gap: 16px; margin: 24px 0 0; padding: 0; list-style: none }
.tiles li { min-width: 180px; padding: 14px 18px; border: 1px solid var(--rule); border-radius: 10px }
.tiles strong { display: block; font-size: 26px; line-height: 1.2 }
.tiles .bad strong { color: var(--missed) } .tiles .good strong { color: var(--met) }
table { border-collapse: collapse; font-size: 14px }
th, td { padding: 5px 10px; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap; font-weight: 400 }
thead th { color: var(--soft); font-size: 12.5px; font-weight: 600; vertical-align: bottom; border-bottom-color: var(--ink) }
tbody th, thead th:first-child, .words { text-align: left }
.words { color: var(--soft); white-space: normal; max-width: 60ch }
th small { display: block; color: var(--soft); font-size: 12px; line-height: 1.3 }
.dense { font-size: 12.5px } .dense th, .dense td { padding: 3px 7px } .dense thead th { font-size: 11.5px }
.group { text-align: center !important; border-bottom-color: var(--rule) !important; border-left: 8px solid #fff }
.scroll { overflow-x: auto } .scroll tbody th { position: sticky; left: 0; background: #fff }
tbody tr:hover > * { box-shadow: inset 0 -1px var(--ink), inset 0 1px var(--rule) }
.met { color: var(--met); background: var(--met-ground) }
.missed { color: var(--missed); background: var(--missed-ground); font-weight: 700 }
.none { color: #767c96 }
.change { color: #767c96; font-size: 11px; padding-left: 0 !important } .worse { color: var(--missed) } .better { color: var(--met) }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(560px, 1fr)); gap: 28px 36px; margin-top: 20px }
figure { margin: 0 } figcaption { font-weight: 600; margin-bottom: 2px } svg { display: block; width: 100%; max-width: 720px; height: auto }
svg text { font-size: 11px; fill: var(--soft) } .label { text-anchor: end; fill: var(--ink) !important } .tick { text-anchor: middle }
.grid { stroke: #eceef4 } .span { stroke: #b9c0dd; stroke-width: 2 } .limit { stroke: #c2410c; stroke-width: 2 }
.main { fill: var(--brand) } .twin { fill: #fff; stroke: #6b7290; stroke-width: 1.6 } .sample { fill: #8f9bd8 }
.key { display: inline-flex; flex-wrap: wrap; gap: 6px 20px; color: var(--soft); font-size: 13px } .key svg { display: inline; width: 14px; height: 14px; vertical-align: -2px; margin-right: 6px }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 20px } dt { color: var(--soft) } dd { margin: 0 }
@media print { .scroll { overflow: visible } h2 { break-after: avoid } figure { break-inside: avoid } }`;

const plotKey = `<div class="key"><span><svg viewBox="0 0 14 14"><circle class="main" cx="7" cy="7" r="4"/></svg>page</span><span><svg viewBox="0 0 14 14"><circle class="twin" cx="7" cy="7" r="4"/></svg>the same page without scripts</span><span><svg viewBox="0 0 14 14"><line class="limit" x1="7" x2="7" y1="0" y2="14"/></svg>target</span></div>`;

function tile(kind: '' | 'good' | 'bad', value: string, label: string): string {
  return `<li class="${kind}"><strong>${value}</strong>${label}</li>`;
}

function summary(result: Result): string {
  const judged = observations(result).flatMap((one) => meets(one) ?? []);
  const met = judged.filter(Boolean).length;
  const failed = result.failures.length;
  return `<ul class="tiles">
${tile(met === judged.length ? 'good' : 'bad', `${met} of ${judged.length}`, 'values meet their target')}
${tile('', String(result.load.length), result.load.length === 1 ? 'page loaded' : 'pages loaded')}
${tile('', String(result.runs), result.runs === 1 ? 'run of each load' : 'runs of each load')}
${tile(failed === 0 ? '' : 'bad', String(failed), failed === 1 ? 'measurement failed' : 'measurements failed')}
</ul>`;
}

function section(title: string, text: string, body: string): string {
  return `<section><h2>${title}</h2><p>${text}</p>${body}</section>`;
}

function failureList({ failures }: Result): string {
  const items = failures.map(
    ({ what, why }) => `<tr><th scope="row">${escapeHtml(what)}</th><td class="words">${escapeHtml(why)}</td></tr>`,
  );
  return `<table class="fit"><tbody>${items.join('\n')}</tbody></table>`;
}

function facts({ machine, folder, date }: Result): string {
  const rows: [string, string][] = [
    ['Measured', `${folder}, ${date}`],
    ['Commit', machine.commit],
    ['Processor', `${machine.processor}, ${machine.cores} cores`],
    ['Memory', formatWithUnit(machine.memory, 'MB')],
    ['System', machine.system],
    ['Browser', machine.chromium],
    ['Lighthouse', machine.lighthouse],
    ['Node', machine.node],
  ];
  return `<dl>${rows.map(([term, text]) => `<dt>${term}</dt><dd>${escapeHtml(text)}</dd>`).join('')}</dl>`;
}

/** Renders a result as a self-contained HTML file with tables and plots, and changes from an earlier result. */
export function renderReport(comparison: Comparison): string {
  const { now, before } = comparison;
  const parts = [
    section(
      'Targets',
      'The number of pages or cases that meet each target, and the worst one.',
      targetTable(comparison),
    ),
    now.load.length > 0 &&
      section(
        'Load by page',
        'Medians. Lighthouse’s phone on slow 4G with a CPU slowdown of 4. Simulated: calculated from a load at full speed. Applied: throttled in the browser. Green values meet their target, red ones miss it, others have none.',
        loadTable(comparison),
      ),
    now.load.length > 0 &&
      section(
        'Load compared with the twin',
        `Every page compared with the same page without scripts.</p>${plotKey}<p>`,
        `<div class="plots">${loadPlots(comparison)}</div>`,
      ),
    now.frame.length > 0 &&
      section(
        'Frame',
        'From the first paint to the request for the provider’s frame: slow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms), a CPU slowdown of 4, an empty cache. Negative: before the first paint.',
        timingTable(comparison, 'frame'),
      ),
    now.interaction.length > 0 &&
      section(
        'Interaction',
        'From the event to the paint of its effect, with a CPU slowdown of 4, at 1440 by 900 pixels.',
        timingTable(comparison, 'interaction'),
      ),
    now.scale.length > 0 &&
      section(
        'Scale',
        'A clean production build with multiplied industry pages. Memory is the peak of all processes together. The first load is /industries/plumbers with every hashed file that it references.',
        scaleTable(comparison),
      ),
    now.failures.length > 0 && section('Failed measurements', 'Failed loads were tried twice.', failureList(now)),
    section('Machine', 'The timings depend on it.', facts(now)),
  ];
  const compared = before
    ? `<p>Changes are against the result of ${escapeHtml(before.date)} (${escapeHtml(before.machine.commit)}).</p>`
    : '';
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>Benchmark ${escapeHtml(now.date)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>Benchmark</h1>
<p>${escapeHtml(now.date.slice(0, 16).replace('T', ' '))} UTC · commit ${escapeHtml(now.machine.commit)}${now.quick ? ' · quick: a selection of pages' : ''}</p>
${compared}${summary(now)}
${parts.filter((part) => part !== false).join('\n')}
</main>
</body>
</html>
`;
}
