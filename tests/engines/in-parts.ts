/** Deals a list out, so that tests can share the work and name a page sooner. */
export const inParts = (paths: readonly string[], count: number): string[][] =>
  Array.from({ length: count }, (_, part) => paths.filter((_path, index) => index % count === part));
