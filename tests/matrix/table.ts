import { alignColumns } from '../align-columns';
import type { EngineName } from '../engines/test';
import { conditions, type ConditionName } from './conditions';
import type { Coverage } from './covers';

/** Where test runs leave what they covered. */
export const recordFolder = 'test-matrix';

export type Entry = Coverage & { engine: EngineName; passed: boolean };

export type Table = {
  /** The table with its legend, to print. */
  text: string;
  /** Cells that are empty or failed, each as page, condition and engine. */
  missing: string[];
};

export const allEngines: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];
const allNames = Object.keys(conditions) as ConditionName[];

type TableParts = {
  /** What pages have in common under a condition (scripts.ts). */
  groupOf: (name: ConditionName, path: string) => string;
  /** The engines that could be installed. */
  engines?: readonly EngineName[];
  /** The conditions of the columns. */
  names?: readonly ConditionName[];
};

/**
 * The table of pages and conditions. A cell has a letter for each engine: a capital if the page itself was tested, a
 * small one if a page with the same layout or scripts was, and a dot if the engine is not tested for a reason that the legend gives.
 */
export function makeTable(
  paths: readonly string[],
  entries: readonly Entry[],
  { groupOf, engines = allEngines, names = allNames }: TableParts,
): Table {
  const passed = new Set<string>();
  const failed = new Set<string>();
  for (const { condition, engine, paths: covered, passed: isPassed } of entries) {
    for (const path of covered) (isPassed ? passed : failed).add(`${condition} ${engine} ${path}`);
  }
  const passedGroups = new Set(
    entries.flatMap(({ condition, engine, paths: covered, passed: isPassed }) =>
      isPassed ? covered.map((path) => `${condition} ${engine} ${groupOf(condition, path)}`) : [],
    ),
  );
  const missing: string[] = [];
  const mark = (path: string, name: ConditionName, engine: EngineName): string => {
    const key = `${name} ${engine}`;
    const letter = engine.charAt(0);
    if (failed.has(`${key} ${path}`)) {
      missing.push(`${path}, ${conditions[name].heading}, ${engine}: failed`);
      return '!';
    }
    if (passed.has(`${key} ${path}`)) return letter.toUpperCase();
    if (conditions[name].untested?.[engine] !== undefined) return '·';
    if (passedGroups.has(`${key} ${groupOf(name, path)}`)) return letter;
    missing.push(`${path}, ${conditions[name].heading}, ${engine}: not tested`);
    return '?';
  };
  const rows = paths.map((path) => [
    path,
    ...names.map((name) => engines.map((engine) => mark(path, name, engine)).join('')),
  ]);
  const table = alignColumns([['', ...names.map((name) => conditions[name].heading)], ...rows], ' ');
  const legend = names.map((name) => {
    const { heading, meaning, dependsOn } = conditions[name];
    return `${heading}: ${meaning}${dependsOn ? `; only a page’s ${dependsOn} decide` : ''}`;
  });
  const reasons = names.flatMap((name) =>
    Object.entries(conditions[name].untested ?? {}).map(
      ([engine, reason]) => `· ${conditions[name].heading}, ${engine}: ${reason}`,
    ),
  );
  const key =
    'C, F, W: tested in Chromium, Firefox, WebKit on this page; c, f, w: on one with the same layout or scripts; ·: see below';
  return { text: [...table, '', key, ...legend, ...reasons].join('\n'), missing };
}
