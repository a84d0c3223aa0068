import type { Contract } from '../contract';

/** Paths and contents of what one host reads. */
export type HostFiles = {
  /** Written into the export folder, because the host looks for it among the served files. */
  inExport?: Record<string, string>;
  /** Written beside the export, into `out-hosts/`: configuration that no visitor should be able to fetch. */
  beside?: Record<string, string>;
};

export type Exported = {
  /** The export folder, as seen from the project's root. */
  folder: string;
  /**
   * The addresses of the hashed files. Hosts that put a path's headers on errors too are given these instead of their
   * folder: browsers would keep the 404 of a file that is missing during a deploy for a year.
   */
  hashed: readonly string[];
};

export type HostWriter = (contract: Contract, exported: Exported) => HostFiles;

export const writtenBy = 'Written by the build from deploy/contract.ts: change it there.';

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The notation that Vercel and serve share. */
export function headerList(headers: Record<string, string>): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
