import { escapeHtml } from '../../tests/provider/page';
import { formatValue } from './format';
import type { Unit } from './metrics';

export interface Dot {
  value: number;
  /** `main`: the measured value. `twin`: the value it is compared with. `sample`: a single run. */
  look: 'main' | 'twin' | 'sample';
}

export interface Row {
  label: string;
  dots: Dot[];
  /** The row's target. */
  limit: number | undefined;
}

const width = 600;
const labelWidth = 236;
const rowHeight = 17;
const top = 26;
const right = 24;

/** A round step (1, 2 or 5 times a power of ten) that divides a range into about five parts. */
function niceStep(range: number): number {
  const rough = range / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 5].find((times) => times * power >= rough) ?? 10);
}

const shorten = (label: string) => (label.length > 36 ? `${label.slice(0, 35)}…` : label);

/**
 * A dot plot as SVG, with an axis that includes 0. Pages are filled dots, twins hollow dots, targets vertical ticks.
 */
export function dotPlot(title: string, unit: Unit, rows: readonly Row[]): string {
  const values = rows.flatMap(({ dots, limit }) => [
    ...dots.map(({ value }) => value),
    ...(limit === undefined ? [] : [limit]),
  ]);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = niceStep(high - low || 1);
  const [first, last] = [Math.floor(low / step) * step, Math.ceil(high / step) * step || step];
  const x = (value: number) => labelWidth + ((value - first) / (last - first)) * (width - labelWidth - right);
  const at = (value: number) => x(value).toFixed(1);
  const height = top + rows.length * rowHeight + 8;

  const ticks = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => first + index * step);
  const grid = ticks.map(
    (tick) =>
      `<line class="grid" x1="${at(tick)}" x2="${at(tick)}" y1="${top - 4}" y2="${height - 6}"/>` +
      `<text class="tick" x="${at(tick)}" y="${top - 10}">${formatValue(tick, unit)}</text>`,
  );
  const drawn = rows.map(({ label, dots, limit }, index) => {
    const y = top + (index + 0.5) * rowHeight;
    const shown = dots.toSorted((a, b) => Number(a.look === 'main') - Number(b.look === 'main'));
    const ends = dots.map(({ value }) => value);
    return [
      `<text class="label" x="${labelWidth - 12}" y="${y + 4}">${escapeHtml(shorten(label))}</text>`,
      ends.length > 1 &&
        `<line class="span" x1="${at(Math.min(...ends))}" x2="${at(Math.max(...ends))}" y1="${y}" y2="${y}"/>`,
      limit !== undefined &&
        `<line class="limit" x1="${at(limit)}" x2="${at(limit)}" y1="${y - rowHeight / 2}" y2="${y + rowHeight / 2}"/>`,
      ...shown.map(
        ({ value, look }) =>
          `<circle class="${look}" cx="${at(value)}" cy="${y}" r="${look === 'sample' ? 2.5 : 4}"><title>${formatValue(value, unit)}</title></circle>`,
      ),
    ]
      .filter((part) => part !== false)
      .join('');
  });
  return `<figure><figcaption>${escapeHtml(title)}</figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(title)}">${grid.join('')}${drawn.join('')}</svg></figure>`;
}
