import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareTexts } from './compare-texts';
import { compareValues, type ValueChange } from './compare-values';
import { withoutHashes, withRealAddresses, type Text } from './page-facts';

/** What a change touches besides the words of pages: one row of the report, with the files and what differs in them. */
export type Touched = { title: string; note: string; files: string[]; values: ValueChange[] };

type Area = {
  title: string;
  /** What it means for whoever reads the report. */
  note: string;
  includes: (file: string) => boolean;
  compare: (before: string | undefined, after: string | undefined) => ValueChange[];
};

const nothing = () => [];

function compareJson(before = '{}', after = '{}'): ValueChange[] {
  return compareValues(JSON.parse(before), JSON.parse(after));
}

function linesOf(text: string): Text[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).map((line) => ({ kind: 'sentence', text: line, place: '' }));
}

function compareLines(before = '', after = ''): ValueChange[] {
  return compareTexts(linesOf(before), linesOf(after))
    .filter(({ kind }) => kind !== 'moved')
    .map((change) => ({ place: '', before: change.before, after: change.after }));
}

/** The sitemap as an object: the fields of each address. */
function readSitemap(xml = ''): Record<string, Record<string, string>> {
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => {
    const fields = [...entry.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    const { loc = '', ...others } = Object.fromEntries(fields);
    return [loc, others] as const;
  });
  return Object.fromEntries(entries);
}

/** A page that only leads to another one. */
export const redirectTarget = /http-equiv="refresh" content="0; url=([^"]+)"/;

const areas: Area[] = [
  {
    title: 'Redirects',
    note: 'Old addresses and where they lead.',
    includes: (file) => file.endsWith('.html'),
    compare: (before, after) =>
      compareValues(before && redirectTarget.exec(before)?.[1], after && redirectTarget.exec(after)?.[1]),
  },
  {
    title: 'Sitemap',
    note: 'What search engines are told.',
    includes: (file) => file === 'sitemap.xml',
    compare: (before, after) => compareValues(readSitemap(before), readSitemap(after)),
  },
  {
    title: 'Social cards',
    note: 'Pictures that show when somebody shares the page.',
    includes: (file) => file.startsWith('og/'),
    compare: nothing,
  },
  {
    title: 'Pictures',
    note: 'Files of pictures that pages show.',
    includes: (file) => /\.(?:png|jpe?g|webp|avif|svg|ico)$/.test(file),
    compare: nothing,
  },
  {
    title: 'Markdown twins',
    note: 'The pages as assistants read them. They follow the pages.',
    includes: (file) => file.endsWith('.md'),
    compare: nothing,
  },
  {
    title: 'Data',
    note: 'Prices as data, and the data’s description.',
    includes: (file) => file.endsWith('.json') && !file.includes('/'),
    compare: compareJson,
  },
  {
    title: 'Lists for machines',
    note: 'llms.txt, robots.txt and other texts.',
    includes: (file) => file.endsWith('.txt') && !file.includes('/'),
    compare: compareLines,
  },
  {
    title: 'Hosts',
    note: 'Headers, redirects and types in the configuration of each host.',
    includes: (file) => file === '_headers' || file.startsWith('hosts/'),
    compare: compareLines,
  },
  {
    title: 'Scripts, styles and typefaces',
    note: 'Files that pages load. A typeface changes with the characters that the site uses.',
    includes: (file) => file.startsWith('_next/'),
    compare: nothing,
  },
  { title: 'Other files', note: 'Served unchanged.', includes: () => true, compare: nothing },
];

/** The same twice: hosts' own redirects, and packed copies. */
const left = /(?:^_redirects|\.br|\.gz)$/;

/** The files of an export by their names without hashes, with contents that two files of one name share. */
function readFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>();
  const read = (root: string, prefix: string) => {
    if (!existsSync(root)) return;
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const file = prefix + path.slice(root.length + 1);
      if (!entry.isFile() || left.test(file)) continue;
      const bytes = readFileSync(path);
      const isText = /\.(?:html|txt|md|json|xml|js|css|svg|toml|conf|jsonc|sh)$|(?:_headers|Caddyfile)$/.test(file);
      const content = isText
        ? withoutHashes(withRealAddresses(bytes.toString()))
        : createHash('sha256').update(bytes).digest('hex');
      const name = withoutHashes(`/${file}`).slice(1);
      files.set(name, [...(files.get(name)?.split('\0') ?? []), content].toSorted().join('\0'));
    }
  };
  read(folder, '');
  read(`${folder}-hosts`, 'hosts/');
  return files;
}

function describeFile(name: string, old: Map<string, string>, now: Map<string, string>): string {
  if (!old.has(name)) return `${name} (new)`;
  return now.has(name) ? name : `${name} (gone)`;
}

/** Compares all files of two exports. Pages are compared by what they say; of HTML files, only redirects count here. */
export function compareFiles(before: string, after: string): Touched[] {
  const [old, now] = [readFiles(before), readFiles(after)];
  const found = new Map<Area, Touched>();
  for (const name of [...new Set([...old.keys(), ...now.keys()])].toSorted()) {
    const area = areas.find(({ includes }) => includes(name));
    if (!area || old.get(name) === now.get(name)) continue;
    const values = area.compare(old.get(name), now.get(name));
    if (name.endsWith('.html') && values.length === 0) continue;
    const touched = found.get(area) ?? { title: area.title, note: area.note, files: [], values: [] };
    touched.files.push(describeFile(name, old, now));
    for (const value of values) touched.values.push(Object.assign(value, { place: value.place || name }));
    found.set(area, touched);
  }
  return areas.flatMap((area) => found.get(area) ?? []);
}
