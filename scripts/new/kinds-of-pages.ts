import { kindOf } from '../../lib/content/kinds';
import { contentNames, readData } from '../check/disk';

type Data = Record<string, unknown>;

/** A kind of page that `npm run new` can start: how the names of its files and its paths begin, and what its pages say of their kind. */
export type PageKind = { schema: 'industries/*' | 'services/*'; file: string; path: string; kind?: string };

const industry = { schema: 'industries/*', file: 'industries/', path: '/industries/' } as const;

export const pageKinds: Record<string, PageKind> = {
  trade: { ...industry, kind: 'trade' },
  health: { ...industry, kind: 'health' },
  agency: { ...industry, file: 'industries/agency-', path: '/industries/marketing-agencies/', kind: 'agency' },
  service: { schema: 'services/*', file: 'services/', path: '/' },
};

/** The first page of a kind, which a new one is made after. */
export function patternOf({ schema, kind }: PageKind): { file: string; data: Data } {
  const pages = contentNames().map((file) => ({ file, data: readData(file) as Data }));
  const found = pages.find(({ file, data }) => kindOf(file) === schema && data.kind === kind);
  if (!found) throw new Error('There is no page of the kind to start from');
  return found;
}
