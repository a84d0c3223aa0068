import { contentNames, readData } from '../check/disk';

type Data = Record<string, unknown>;

/** A kind of page that `npm run new` can start. */
export type PageKind = {
  /** The folder in `content/`, and the start of the file's name. */
  file: (name: string) => string;
  path: (name: string) => string;
  schema: 'industries/*' | 'services/*';
  /** Whether a page can be the pattern. */
  isPattern: (file: string, data: Data) => boolean;
};

const industry = (kind: string, folder = '/industries', prefix = ''): PageKind => ({
  file: (name) => `industries/${prefix}${name}`,
  path: (name) => `${folder}/${name}`,
  schema: 'industries/*',
  isPattern: (file, data) => file.startsWith('industries/') && data.kind === kind,
});

export const pageKinds: Record<string, PageKind> = {
  trade: industry('trade'),
  health: industry('health'),
  agency: industry('agency', '/industries/marketing-agencies', 'agency-'),
  service: {
    file: (name) => `services/${name}`,
    path: (name) => `/${name}`,
    schema: 'services/*',
    isPattern: (file) => file.startsWith('services/'),
  },
};

/** The first page of a kind, which a new one is made after. */
export function patternOf(kind: PageKind): { file: string; data: Data } {
  const file = contentNames().find((name) => kind.isPattern(name, readData(name) as Data));
  if (!file) throw new Error('There is no page of the kind to start from');
  return { file, data: readData(file) as Data };
}
