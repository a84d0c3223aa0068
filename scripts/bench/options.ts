import { parseArgs } from 'node:util';

export const phases = ['load', 'frame', 'interaction', 'scale'] as const;
export type Phase = (typeof phases)[number];

const defaultFolder = 'out-stand-in';

export interface Options {
  /** Six pages instead of all, and the scale at 10 times only. */
  quick: boolean;
  /** How often each load and each frame is measured; the medians count. */
  runs: number;
  /** Paths to measure; all of the export unless told. */
  pages: readonly string[] | undefined;
  only: ReadonlySet<Phase>;
  /** The export to measure, and the hosts' files that belong to it. */
  folder: string;
  hosts: string;
  /** Whether to build the export first. */
  build: boolean;
  /** An earlier result to compare with. */
  compare: string | undefined;
  /** The folder for results. */
  out: string;
  /** Whether a missed target is a failure. */
  enforce: boolean;
}

const usage = `npm run bench -- [options]
  --quick               six pages, and the scale at 10 times only
  --runs=3              how often each load and frame is measured
  --pages=/a,/b         these pages only
  --only=load,frame     these phases only: ${phases.join(', ')}
  --skip-scale          everything but the scale
  --folder=${defaultFolder}  the export to measure; another one than this is not built
  --hosts=<folder>      the hosts' files of that export; <folder>-hosts unless told
  --no-build            measure the export that is there
  --compare=<json>      an earlier result to compare with
  --out=bench-results   where results go
  --enforce             exit with 1 when a target is missed`;

/** A mistake in what was typed, or a machine that lacks something: shown without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

function phaseOf(name: string): Phase {
  const phase = phases.find((known) => known === name);
  if (!phase) throw new UsageError(`--only: there is no phase "${name}"; there are ${phases.join(', ')}`);
  return phase;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        quick: { type: 'boolean', default: false },
        runs: { type: 'string', default: '3' },
        pages: { type: 'string' },
        only: { type: 'string' },
        'skip-scale': { type: 'boolean', default: false },
        folder: { type: 'string', default: defaultFolder },
        hosts: { type: 'string' },
        'no-build': { type: 'boolean', default: false },
        compare: { type: 'string' },
        out: { type: 'string', default: 'bench-results' },
        enforce: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/**
 * Reads the command line.
 *
 * @param args without the program's own name
 * @returns undefined when help was asked for and shown
 * @throws {UsageError} that says what is wrong
 */
export function readOptions(args: string[]): Options | undefined {
  const values = parse(args);
  if (values.help) {
    console.log(usage);
    return undefined;
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError(`--runs: found ${values.runs}, expected 1 or more`);
  const only = new Set(values.only === undefined ? phases : values.only.split(',').map(phaseOf));
  if (values['skip-scale']) only.delete('scale');
  if (only.size === 0) throw new UsageError('Nothing is left to measure: --skip-scale takes away the only phase');
  return {
    quick: values.quick,
    runs,
    pages: values.pages?.split(','),
    only,
    folder: values.folder,
    hosts: values.hosts ?? `${values.folder}-hosts`,
    build: !values['no-build'] && values.folder === defaultFolder,
    compare: values.compare,
    out: values.out,
    enforce: values.enforce,
  };
}
