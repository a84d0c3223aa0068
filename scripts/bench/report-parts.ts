import { escapeHtml } from '../../tests/provider/page';
import { formatChange, formatValue, formatWithUnit } from './format';
import { firstLoadGrowth, loadMetrics, observations, type Metric, type Unit } from './metrics';
import { dotPlot } from './plots';
import type { Result, Timing } from './result';
import { meets, targetFor, targets } from './targets';

/** A result and an optional earlier one. */
export interface Comparison {
  now: Result;
  before: Result | undefined;
}

/** Relative changes below this are not colored, because timings vary. */
const noiseThreshold = 0.05;

function earlierValues(before: Result | undefined): Map<string, number> {
  return new Map(
    before ? observations(before).map(({ metric, subject, value }) => [`${metric} ${subject}`, value]) : [],
  );
}

/** The cells for one number, colored by its target, with the change from an earlier result if there is one. */
function cellsFor({ before }: Comparison) {
  const earlier = earlierValues(before);
  return (metric: Metric, subject: string, unit: Unit, value: number | null): string => {
    if (value === null) return `<td class="none">–</td>${before ? '<td class="change"></td>' : ''}`;
    const met = meets({ metric, subject, value });
    const kind = met === undefined ? '' : met ? ' class="met"' : ' class="missed"';
    const cell = `<td${kind}>${formatValue(value, unit)}</td>`;
    if (!before) return cell;
    const old = earlier.get(`${metric} ${subject}`);
    if (old === undefined) return `${cell}<td class="change"></td>`;
    const higherIsBetter = targetFor(metric, subject)?.atLeast === true;
    const worse = higherIsBetter ? old - value : value - old;
    const direction = Math.abs(worse) <= noiseThreshold * Math.abs(old) ? '' : worse > 0 ? ' worse' : ' better';
    return `${cell}<td class="change${direction}" title="before: ${formatWithUnit(old, unit)}">${formatChange(value, old)}</td>`;
  };
}

const changeHead = (before: Result | undefined) => (before ? '<th class="change">change</th>' : '');

/** All targets, with the number of pages that meet them and the worst page. */
export function targetTable({ now }: Comparison): string {
  const all = observations(now);
  const rows = targets.map((target) => {
    const { metric, label, where, limit, unit, atLeast, source } = target;
    const found = all.filter((one) => one.metric === metric && target.applies(one.subject));
    const kept = found.filter((one) => meets(one) === true);
    const worst = found.toSorted((a, b) => (atLeast ? a.value - b.value : b.value - a.value))[0];
    const kind = found.length === 0 ? 'none' : kept.length === found.length ? 'met' : 'missed';
    const sign = atLeast ? '≥' : '≤';
    return `<tr><th scope="row" title="${escapeHtml(source)}">${escapeHtml(label)}<small>${escapeHtml(where)}</small></th>
<td>${sign} ${formatWithUnit(limit, unit)}</td>
<td class="${kind}">${found.length === 0 ? 'not measured' : `${kept.length} of ${found.length}`}</td>
<td>${worst ? formatWithUnit(worst.value, unit) : ''}</td><td class="words">${worst ? escapeHtml(worst.subject) : ''}</td></tr>`;
  });
  return `<table class="fit"><thead><tr><th scope="col">Target</th><th scope="col">Limit</th><th scope="col">Met</th><th scope="col">Worst</th><th scope="col" class="words">where</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

/** One row per page, one column per metric. */
export function loadTable(comparison: Comparison): string {
  const { now, before } = comparison;
  const cells = cellsFor(comparison);
  const span = before ? 2 : 1;
  const groups = [...new Set(loadMetrics.map(({ group }) => group))].map((group) => {
    const columns = loadMetrics.filter((metric) => metric.group === group).length;
    return `<th scope="colgroup" colspan="${columns * span}" class="group">${group}</th>`;
  });
  const heads = loadMetrics.map(({ label }) => `<th scope="col">${label}</th>${changeHead(before)}`);
  const rows = now.load.map((page) => {
    const values = loadMetrics.map(({ id, unit, read }) => cells(id, page.path, unit, read(page, 'page')));
    return `<tr><th scope="row">${escapeHtml(page.path)}</th>${values.join('')}</tr>`;
  });
  return `<div class="scroll"><table class="dense"><thead><tr><th></th>${groups.join('')}</tr><tr><th scope="col">Page</th>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** One plot per metric, comparing page and twin. */
export function loadPlots({ now }: Comparison): string {
  return loadMetrics
    .filter(({ plotted }) => plotted)
    .map(({ id, label, group, unit, read }) => {
      const rows = now.load.map((page) => {
        const [value, twin] = [read(page, 'page'), read(page, 'twin')];
        const limit = targetFor(id, page.path)?.limit;
        return {
          label: page.path,
          dots: [
            ...(twin === null ? [] : [{ value: twin, look: 'twin' as const }]),
            ...(value === null ? [] : [{ value, look: 'main' as const }]),
          ],
          limit,
        };
      });
      return dotPlot(`${group}: ${label}`, unit, rows);
    })
    .join('\n');
}

/** Timings of several runs: median, target, range and a plot. */
export function timingTable(comparison: Comparison, metric: 'frame' | 'interaction'): string {
  const { now, before } = comparison;
  const cells = cellsFor(comparison);
  const timings: readonly Timing[] = now[metric];
  const rows = timings.map(({ id, label, median, samples, note = '' }) => {
    const limit = targetFor(metric, id)?.limit;
    const range =
      samples.length === 0
        ? ''
        : `${formatValue(Math.min(...samples), 'ms')} to ${formatValue(Math.max(...samples), 'ms')}`;
    return `<tr><th scope="row">${escapeHtml(label)}</th>${cells(metric, id, 'ms', median)}<td>${limit === undefined ? '' : `≤ ${formatValue(limit, 'ms')}`}</td><td>${range}</td><td>${samples.length}</td><td class="words">${escapeHtml(note)}</td></tr>`;
  });
  const plot = timings
    .filter(({ samples }) => samples.length > 0)
    .map(({ id, label, median, samples }) => {
      return {
        label,
        dots: [
          ...samples.map((value) => ({ value, look: 'sample' as const })),
          ...(median === null ? [] : [{ value: median, look: 'main' as const }]),
        ],
        limit: targetFor(metric, id)?.limit,
      };
    });
  return `<table class="fit"><thead><tr><th scope="col"></th><th scope="col">Median, ms</th>${changeHead(before)}<th scope="col">Target</th><th scope="col">Range</th><th scope="col">Runs</th><th scope="col" class="words">Note</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>
${plot.length > 0 ? `<div class="plots">${dotPlot('Milliseconds (large dot: median, small dots: single runs)', 'ms', plot)}</div>` : ''}`;
}

/** Build times for the original and the enlarged site. */
export function scaleTable(comparison: Comparison): string {
  const { now, before } = comparison;
  const cells = cellsFor(comparison);
  const rows = now.scale.map(({ factor, pages, seconds, peakMemory, firstLoad, perFurtherPage }) => {
    const size = `${factor}×`;
    return `<tr><th scope="row">${size} the industry pages</th><td>${formatValue(pages, 'count')}</td><td>${formatValue(seconds, 's')}</td>${cells('buildPerPage', size, 'ms', perFurtherPage)}<td>${formatValue(peakMemory, 'MB')}</td><td>${formatValue(firstLoad, 'KB')}</td>${cells('firstLoadGrowth', size, 'ratio', firstLoadGrowth(now, factor))}</tr>`;
  });
  return `<table class="fit"><thead><tr><th scope="col"></th><th scope="col">Pages</th><th scope="col">Build, s</th><th scope="col">ms per additional page</th>${changeHead(before)}<th scope="col">Peak memory, MB</th><th scope="col">First load, KB</th><th scope="col">: 1×</th>${changeHead(before)}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}
