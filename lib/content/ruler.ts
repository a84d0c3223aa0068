import type { Stop, Story } from './schemas/story';

/** The longest story that has a ruler. */
const longest = 12;

function periodOf({ large, small = '' }: Stop): { unit: string; number: number } | undefined {
  const [, unit, number] = [large, small].map((words) => /^(Week|Month|Visit) (\d+)$/.exec(words)).find(Boolean) ?? [];
  return unit && number ? { unit, number: Number(number) } : undefined;
}

/** Where a stop is in a story that runs over weeks: “Week 5” of the eight that end with the last stop. */
export function rulerOf(stop: Stop, { stops }: Story): { now: number; total: number } | undefined {
  const own = periodOf(stop);
  const last = stops.map(periodOf).at(-1);
  if (!own || own.unit !== last?.unit || last.number > longest) return undefined;
  return { now: own.number, total: last.number };
}
