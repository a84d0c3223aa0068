import { existsSync, readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { kinds } from '../lib/content/kinds';
import { iconNames } from '../lib/content/schemas/fields';
import type { Place } from '../lib/content/mistake';
import { writeFile } from '../lib/files';
import { contentNames, readData } from './check/disk';
import { findAt, parseContent } from './check/source';
import { withBlanks } from './new/blank-content';
import { pageKinds, patternOf, type PageKind } from './new/kinds-of-pages';
import { registryFile, withEntry } from './new/registry';

/**
 * `npm run new -- trade pest-control`: starts a page. It writes the content file and the page's folder, and adds the links,
 * with a blank wherever words are missing. What a page can do without is left out. `npm run check:content` lists the blanks one by one.
 */
type Link = { label: string; href?: string; links?: Link[] };
type Navigation = { menus: { entries: Link[] }[]; footer: { links: Link[] }[] };

/** `pest-control` → Pest Control */
const labelOf = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (word, letter: string) => (word.startsWith('-') ? ' ' : '') + letter.toUpperCase());

function expectNone(...files: string[]): void {
  const taken = files.find((file) => existsSync(file));
  if (taken !== undefined) throw new Error(`${taken} exists already`);
}

/** The lists of links that have a path. */
function listsWith(path: string): Place[] {
  const { menus, footer } = readData('navigation') as Navigation;
  const lists: [Place, Link[]][] = [];
  for (const [menu, { entries }] of menus.entries()) {
    lists.push([['menus', menu, 'entries'], entries]);
    for (const [entry, { links = [] }] of entries.entries())
      lists.push([['menus', menu, 'entries', entry, 'links'], links]);
  }
  for (const [column, { links }] of footer.entries()) lists.push([['footer', column, 'links'], links]);
  return lists.filter(([, links]) => links.some(({ href }) => href === path)).map(([place]) => place);
}

/** An icon that stands for no other page. */
function freeIcon(): string {
  const taken = new Set(contentNames().map((other) => Reflect.get(Object(readData(other)), 'icon') as unknown));
  return iconNames.find((icon) => !taken.has(icon)) ?? 'star';
}

/** A file with one more entry at the end of a list. */
function append(text: string, place: Place, entry: object): string {
  const list = findAt(parseContent(text), place)?.node;
  if (!list?.elements) throw new Error(`there is no list at ${place.join('.')}`);
  const last = list.elements.at(-1)?.range[1];
  const end = last ?? list.range[0] + 1;
  return `${text.slice(0, end)}${last === undefined ? '' : ','}${JSON.stringify(entry)}${text.slice(end)}`;
}

async function save(file: string, source: string): Promise<void> {
  const config = await resolveConfig(file);
  writeFile(file, await format(source, { ...config, filepath: file }));
  console.log(file);
}

async function start(kind: PageKind, name: string): Promise<void> {
  const pattern = patternOf(kind);
  const [file, path] = [kind.file + name, kind.path + name];
  const folder = `app${path}`;
  expectNone(`content/${file}.ts`, `${folder}/page.tsx`);
  const data = withBlanks(kinds[kind.schema], pattern.data) as { path: string; icon?: string; card?: object };
  const content = {
    ...data,
    path,
    ...(data.icon && { icon: freeIcon() }),
    ...(data.card && { card: { ...data.card, title: labelOf(name) } }),
  };
  await save(
    `content/${file}.ts`,
    `import type { Content } from '@/lib/content/kinds';\n\nexport default ${JSON.stringify(content)} satisfies Content<'${kind.schema}'>;\n`,
  );
  const page = readFileSync(`app${String(pattern.data.path)}/page.tsx`, 'utf8');
  await save(`${folder}/page.tsx`, page.replaceAll(`'${pattern.file}'`, `'${file}'`));
  await save(registryFile, withEntry(readFileSync(registryFile, 'utf8'), file));
  const link = { label: labelOf(name), href: path };
  let navigation = readFileSync('content/navigation.ts', 'utf8');
  for (const place of listsWith(String(pattern.data.path))) navigation = append(navigation, place, link);
  await save('content/navigation.ts', navigation);
  if (kind.schema === 'services/*')
    console.log(
      `\nIts large picture is that of ${pattern.data.path}: \`picture\` in content/${file}.ts names another one.`,
    );
}

const [kindName = '', name = '', ...others] = process.argv.slice(2);
const kind = pageKinds[kindName];
if (!kind || !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name) || others.length > 0) {
  console.error(
    `Usage: npm run new -- ${Object.keys(pageKinds).join('|')} the-name-in-its-address\nFor example: npm run new -- trade pest-control`,
  );
  process.exit(1);
}
try {
  await start(kind, name);
  console.log(
    `\nNow write what \`npm run check:content\` lists, and link to the page from the text (seeAlso) of two others.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
