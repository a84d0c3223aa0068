import { parseArgs } from 'node:util';
import { UsageError } from '../usage-error';

export const phases = ['load', 'frame', 'interaction', 'scale'] as const;
export type Phase = (typeof phases)[number];

const defaultFolder = 'out-stand-in';

export interface Options {
  /** Measures six pages instead of all, and only scale factor 10. */
  quick: boolean;
  /** The number of runs of each load and frame. The report shows medians. */
  runs: number;
  /** The paths to measure. undefined: all of the export. */
  pages: readonly string[] | undefined;
  only: ReadonlySet<Phase>;
  /** The export to measure, and the folder with its host configurations. */
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
  --quick               measure six pages, and only scale factor 10
  --runs=3              number of runs of each load and frame
  --pages=/a,/b         measure only these pages
  --only=load,frame     run only these phases: ${phases.join(', ')}
  --skip-scale          skip the scale phase
  --folder=${defaultFolder}  the export to measure; only the default one is built first
  --hosts=<folder>      the host configurations of the export (default: <folder>-hosts)
  --no-build            measure the existing export
  --compare=<json>      an earlier result to compare with
  --out=bench-results   the folder for results
  --enforce             exit with 1 if a target is missed`;

function phaseOf(name: string): Phase {
  const phase = phases.find((known) => known === name);
  if (!phase) throw new UsageError(`--only: unknown phase "${name}", expected ${phases.join(', ')}`);
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
 * @param args without the program's name
 * @returns undefined if help was requested and printed
 * @throws {UsageError} if an argument is invalid
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
  if (only.size === 0) throw new UsageError('--skip-scale removes the only selected phase');
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
