/**
 * The steps of the build that only save bytes. A build without them works as well, so a new version of Next or Tailwind that
 * one of them does not understand can still go online (`--plain`), and a table shows what each earns (`--sizes`).
 */
export const optimizers = ['used styles', 'subset typefaces'] as const;
export type Optimizer = (typeof optimizers)[number];

/** The steps that a build leaves out. */
export type Without = ReadonlySet<Optimizer>;
