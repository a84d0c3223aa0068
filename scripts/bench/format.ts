import type { Unit } from './metrics';

const divisors: Record<Unit, number> = {
  ms: 1,
  KB: 1_024,
  s: 1,
  MB: 1_000_000,
  count: 1,
  ratio: 1,
  score: 1,
  shift: 1,
};
const decimals: Record<Unit, number> = { ms: 0, KB: 1, s: 1, MB: 0, count: 0, ratio: 3, score: 0, shift: 3 };
const suffixes: Record<Unit, string> = {
  ms: ' ms',
  KB: ' KB',
  s: ' s',
  MB: ' MB',
  count: '',
  ratio: '',
  score: '',
  shift: '',
};

/** Formats a number without its unit. Bytes become KB or MB. The unit determines the decimals. */
export function formatValue(value: number, unit: Unit): string {
  const digits = decimals[unit];
  return (value / divisors[unit])
    .toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .replace('-', '−');
}

/** Formats a number with its unit. */
export function formatWithUnit(value: number, unit: Unit): string {
  return formatValue(value, unit) + suffixes[unit];
}

/** Formats the change from an earlier number, such as `+12 %`. */
export function formatChange(now: number, before: number): string {
  if (now === before) return '=';
  if (before === 0) return 'new';
  const percent = Math.round((now / before - 1) * 100);
  if (percent === 0) return '±0 %';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}
