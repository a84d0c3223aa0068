import { canonicalHeader, type Contract } from '../contract';

/** The configuration files of a host: paths and contents. */
export type HostFiles = {
  /** Written into the export, where the host expects them. */
  inExport?: Record<string, string>;
  /** Written to `out-hosts/`, next to the export, because visitors must not be able to fetch them. */
  beside?: Record<string, string>;
};

export type Exported = {
  /** The export folder, relative to the project. */
  folder: string;
  /**
   * The addresses of the hashed files. Some hosts also send a rule's headers with errors. They need a rule for each
   * file, not for the folder: otherwise browsers would cache the 404 of a file that is missing during a deploy for a
   * year.
   */
  hashed: readonly string[];
  /** The addresses of the pages by the paths of their Markdown files: `/pricing.md` → `https://…/pricing`. */
  markdownFiles: ReadonlyMap<string, string>;
  /** Pages of somebody else in `public/`, which are served at their exact address: `/google1234.html`. */
  foreignPages: readonly string[];
};

export type HostWriter = (contract: Contract, exported: Exported) => HostFiles;

export const writtenBy = 'Generated from deploy/contract.ts. Do not edit.';

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The format of Vercel's header lists. */
export function headerList(headers: Record<string, string>): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

export type HeaderRule = [path: string, headers: Record<string, string>];

function headerLine([name, value]: [string, string]): string {
  return value === '' ? `  ${name}` : `  ${name}: ${value}`;
}

/** The format of `_headers`, which several hosts read. A line without a value is an instruction of the host's own. */
export function headerRules(rules: readonly HeaderRule[]): string {
  return rules.flatMap(([path, headers]) => [path, ...Object.entries(headers).map(headerLine), '']).join('\n');
}

/**
 * For hosts that combine the values of matching rules, and revalidate by default: only the hashed files have a
 * Cache-Control rule.
 */
export function commonRules({ headers, caching }: Contract, { hashed }: Exported): HeaderRule[] {
  return [['/*', headers], ...hashed.map((path): HeaderRule => [path, { 'Cache-Control': caching.hashed }])];
}

/** A rule for each Markdown file. */
export function markdownRules({ markdownFiles }: Exported): HeaderRule[] {
  return [...markdownFiles].map(([path, page]) => [path, canonicalHeader(page)]);
}
