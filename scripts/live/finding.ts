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
  'lighthouse',
] as const;

export type CheckName = (typeof checkNames)[number];

/** What each check is about, for readers of the result. */
export const checkTitles: Record<CheckName, string> = {
  connection: 'Certificate, HTTP/2 and the redirect from http',
  pages: 'Every page is there, with its own title',
  redirects: 'Old and alternative paths lead on in one hop',
  'not-found': 'Unknown paths answer 404',
  headers: 'Security headers on every kind of response',
  caching: 'Hashed files are kept, everything else is asked for again',
  compression: 'Text arrives compressed',
  files: 'Every file that a page names is there, with its type',
  search: 'Canonical addresses, sitemap and robots.txt',
  policy: 'The content security policy is the one of the build',
  browser: 'In a browser: no violation, no error, every embed ready',
  placeholders: 'No placeholder is public',
  lighthouse: 'Lighthouse, against the budget',
};

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
