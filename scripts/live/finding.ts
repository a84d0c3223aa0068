/** The checks, in the order in which they run and are shown. */
export const checkNames = [
  'connection',
  'pages',
  'redirects',
  'not-found',
  'headers',
  'caching',
  'compression',
  'files',
  'search',
  'policy',
  'browser',
  'placeholders',
] as const;

export type CheckName = (typeof checkNames)[number];

/** Something that is not as it should be on the deployed site. */
export type Finding = {
  /** The path, file or address. */
  where: string;
  found: string;
  expected: string;
  /** What to do, if it can be said in a line. */
  advice?: string;
};

/** What a check did: how much it looked at, and what it found. */
export type CheckResult = { looked: string; findings: Finding[] };

/** A finding if the two differ. */
export function compare(where: string, found: string | undefined, expected: string, advice?: string): Finding[] {
  if (found === expected) return [];
  return [{ where, found: found ?? 'nothing', expected, ...(advice && { advice }) }];
}
