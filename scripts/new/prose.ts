import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReserved } from '../../lib/content/schemas/redirect';
import { blankMark } from '../../lib/content/texts';
import { writeFile } from '../../lib/files';

/** Pages that are text, which `npm run new` starts: a Markdown file, and for the first of its kind the routes in app/. */
export const proseKinds = ['page', 'article'] as const;

const routes = 'scripts/new/routes';

/** `what-we-store` → What we store */
const titleOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/** Front matter and text. */
const fileOf = (facts: Record<string, string>, body: string) =>
  `---\n${Object.entries(facts)
    .map(([field, value]) => `${field}: ${value}`)
    .join('\n')}\n---\n\n${body}\n`;

const description = `${blankMark} what the page says, for whom, in 50 to 160 characters`;
const body = [
  `${blankMark} One or two sentences to begin with.`,
  `## ${blankMark} A heading`,
  `${blankMark} The text below it. See [the plans](/pricing).`,
].join('\n\n');

/** @throws {Error} if one of the files exists */
export function expectNone(...files: string[]): void {
  const taken = files.find((file) => existsSync(file));
  if (taken !== undefined) throw new Error(`${taken} exists already`);
}

function write(file: string, text: string): void {
  writeFile(file, text);
  console.log(file);
}

/**
 * Starts a page that is text.
 *
 * @throws {Error} if there is one already
 */
export function startProse(kind: (typeof proseKinds)[number], name: string): void {
  const today = new Date().toISOString().slice(0, 10);
  const title = titleOf(name);
  if (kind === 'page') {
    if (name === 'articles' || isReserved(`/${name}`)) throw new Error(`/${name} is taken; expected another name`);
    expectNone(`content/prose/${name}.md`, `app/${name}/page.tsx`);
    write(`content/prose/${name}.md`, fileOf({ title, description, updated: today }, body));
    const page = readFileSync(join(routes, 'prose/page.tsx'), 'utf8');
    write(`app/${name}/page.tsx`, page.replaceAll('NAME', name));
    return;
  }
  expectNone(`content/articles/${name}.md`);
  write(`content/articles/${name}.md`, fileOf({ title, description, date: today }, body));
  if (existsSync('app/articles')) return;
  const about = 'Short articles on calls, bookings, invoices and reviews for small businesses, from {brand}.';
  const index = 'content/articles/index.md';
  if (!existsSync(index)) write(index, fileOf({ title: 'Articles', description: about }, about));
  cpSync(join(routes, 'articles'), 'app/articles', { recursive: true });
  console.log('app/articles/');
}
