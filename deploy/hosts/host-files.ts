import type { Contract } from '../contract';
import { addressFolder as pictures } from '../../lib/photos/variants';

export type HostFiles = {
  /** What the host looks for inside the export: in a build for this host alone, because others would show it. */
  inExport?: Record<string, string>;
  /** What is only beside the export, because visitors must not be able to fetch it. */
  beside?: Record<string, string>;
};

export type Exported = {
  /** The export folder, relative to the project. */
  folder: string;
  hashed: readonly string[];
  /** Pages of somebody else in `public/`, which are served at their exact address: `/google1234.html`. */
  foreignPages: readonly string[];
};

export type Host = {
  /** Compresses by itself, so a build for it has no precompressed files. */
  compresses: boolean;
  /** @throws {BuildError} if the export is more than the host takes */
  files: (contract: Contract, exported: Exported) => HostFiles;
};

export const writtenBy = 'Generated from deploy/contract.ts. Do not edit.';

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The format of Vercel's header lists. */
export function headerList(headers: Record<string, string>): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

export type HeaderRule = [path: string, headers: Record<string, string>];

/** The format of `_headers`, which several hosts read. */
export function headerRules(rules: readonly HeaderRule[]): string {
  return rules
    .flatMap(([path, headers]) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''])
    .join('\n');
}

/**
 * The paths of rules for hashed files, on hosts that also send a rule's headers with errors. A rule for the whole folder would
 * let browsers keep the 404 of a script that is missing during a deploy for a year, so each file has its own. Pictures have one
 * for all: their number grows with content, and hosts limit the number of rules.
 */
export function hashedPaths({ hashed }: Exported, anything: string): string[] {
  return [...new Set(hashed.map((path) => (path.startsWith(pictures) ? pictures + anything : path)))];
}

/** For hosts that combine matching rules, and revalidate by default: only hashed files have a Cache-Control rule. */
export function commonRules({ headers, caching }: Contract, exported: Exported): HeaderRule[] {
  const hashed = hashedPaths(exported, '*');
  return [['/*', headers], ...hashed.map((path): HeaderRule => [path, { 'Cache-Control': caching.hashed }])];
}
