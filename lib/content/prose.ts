import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from 'next';
import { lexer, walkTokens, type Token, type Tokens } from 'marked';
import type { z } from 'zod';
import { fillNames, fillPrices } from './load';
import { atLine, ContentError, describeMistakes, fileMistake, show, type Mistake } from './mistake';
import { pages } from './pages';
import { hasPage, namesIn } from './schemas/fields';
import { pictureMistake, publicPhotoMistake } from './schemas/picture';
import { articleSchema, articlesSchema, proseSchema } from './schemas/prose';
import { blankMark, blankMistakes } from './texts';
import { typographic } from './typography';

/*
 * Pages that are text: Markdown files with a title, a description and days at their top. `content/prose/privacy.md` is the page
 * /privacy, `content/articles/my-note.md` is /articles/my-note, and `content/articles/index.md` stands above the list of articles.
 * They are read anew each time, so that the preview shows every change. There are none until `npm run new` starts one.
 */

/** A part of a text under a heading of its own. */
export type ProseSection = { id: string; title: string; tokens: Token[] };

/** A text, checked. */
export type Prose = {
  path: Route;
  seo: { title: string; description: string };
  updated?: string | undefined;
  /** What stands before the first heading. */
  intro: Token[];
  sections: ProseSection[];
};
export type Article = Prose & { date: string; minutes: number; related: string[] };

const folders = ['prose', 'articles'] as const;

/** The names of all texts: `articles/my-note`. */
function textNames(): string[] {
  return folders.flatMap((folder) => {
    const path = join('content', folder);
    const files = existsSync(path) ? readdirSync(path) : [];
    return files.filter((file) => file.endsWith('.md')).map((file) => `${folder}/${file.slice(0, -'.md'.length)}`);
  });
}

const fileOf = (name: string) => `content/${name}.md`;
const pathOf = (name: string) => `/${name.replace(/^prose\/|\/index$/, '')}`;

const isArticle = (name: string) => name.startsWith('articles/') && name !== 'articles/index';

/** The file of a page that is text; undefined for other pages. */
export function proseFileAt(path: string): string | undefined {
  const name = textNames().find((one) => pathOf(one) === path);
  return name === undefined ? undefined : fileOf(name);
}

const filled = (text: string) => fillPrices(String(fillNames(text)));

type Source = { facts: Record<string, string>; unread: Mistake[]; body: string; firstLine: number };

/** Splits a file into the lines between its two `---` and the text below them, with names in braces filled in. */
function split(name: string, typed = readFileSync(fileOf(name), 'utf8')): Source {
  const text = typed.replaceAll('\r\n', '\n');
  // Before and behind the lines may be what nobody sees: the mark of an encoding, blanks, empty lines.
  const [all = '', top = ''] = /^\s*---[ \t]*\n(.*?)\n---[ \t]*(?:\n|$)/s.exec(text) ?? [];
  const facts: Record<string, string> = {};
  const unread: Mistake[] = [];
  const file = fileOf(name);
  if (text.includes('\uFFFD')) unread.push(fileMistake(file, 'another encoding', 'UTF-8: save it once more as that'));
  if (all === '')
    unread.push(fileMistake(file, 'no facts at its top', 'title and description between two lines of ---'));
  for (const [index, line] of top.split('\n').entries()) {
    const [, field = '', value = ''] = /^([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (Object.hasOwn(facts, field) || (field === '' && line.trim() !== ''))
      unread.push(
        atLine(file, index + 2, 'prose', show(line), 'a field and what it says, each once, as in title: Our note'),
      );
    else if (field !== '') facts[field] = filled(typographic(value.replace(/^(["'])(.*)\1$/, '$2')));
  }
  return {
    facts,
    unread,
    body: filled(text.slice(all.length)),
    firstLine: all.split('\n').length,
  };
}

const outside = /^(?:https?:\/\/|mailto:|tel:)/;

type Problem = [found: string, expected: string];

/** The file that an address names: `/shop%20front.jpg` → /shop front.jpg. Nothing for one that no browser can read. */
function fileAt(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return '';
  }
}

const isPublic = (file: string) =>
  file.startsWith('/') && statSync(join('public', file), { throwIfNoEntry: false })?.isFile() === true;

/** A picture is one of `content/pictures/` by its name, or a file in `public/` by its address. */
const isPhoto = (href: string) => !href.includes('/');

function pictureProblem({ href, text, raw }: Tokens.Image): Problem | undefined {
  const file = fileAt(href);
  const none = 'the name of a picture in content/pictures/, as in shop.jpg, or the address of one in public/';
  const inPublic = isPublic(file) ? publicPhotoMistake(join('public', file)) : none;
  const expected = isPhoto(href) ? pictureMistake(file, 'text') : inPublic;
  if (expected) return [show(href), expected];
  return text === '' ? [show(raw), 'what the picture shows, between [ and ]'] : undefined;
}

/** What is wrong with a part of a text, and what is expected. */
function problemOf(token: Token): Problem | undefined {
  const isWords = token.type === 'text' && !('tokens' in token && token.tokens);
  if (isWords && token.raw.includes(blankMark)) return ['a blank', token.raw.replace(blankMark, '').trim() || 'a text'];
  if (token.type === 'text' && namesIn(token.raw).length > 0)
    return [show(token.raw), 'in braces only a name of lib/content/names.ts'];
  if (token.type === 'html') return [show(token.raw.trim()), 'Markdown without HTML'];
  if (token.type === 'text' && /&#?\w+;/.test(token.raw))
    return [show(token.raw), 'characters as they are, without codes'];
  if (token.type === 'heading' && ![2, 3].includes((token as Tokens.Heading).depth))
    return [show(token.raw.trim()), 'a heading with ## or ###, because the title is at the top of the file'];
  if (token.type === 'def' || (isWords && /\[\^\w+\]/.test(token.raw)))
    return [
      show(token.raw.trim()),
      'the address right behind the words of a link, as in [words](/pricing), and no footnotes',
    ];
  const [notRead] = (isWords && /!?\[[^\]]*\]\([^)]*\)?/.exec(token.raw)) || [];
  if (notRead) return [show(notRead), 'between ( and ) an address in which %20 stands for each blank'];
  if (token.type === 'image') return pictureProblem(token as Tokens.Image);
  if (token.type !== 'link') return undefined;
  const { href } = token as Tokens.Link;
  // A route is a file such as the feed.
  const isThere = isPublic(fileAt(href)) || (href.startsWith('/') && existsSync(join('app', href, 'route.ts')));
  return isThere || outside.test(href) || href.startsWith('#') || hasPage(href.replace(/[?#].*$/, ''))
    ? undefined
    : [show(href), 'a page of the site, as in /pricing, or an address with https://'];
}

/** The mistakes in the text below the facts, each at its line. */
function textMistakes(name: string, { body, firstLine }: Source, tokens: readonly Token[]): Mistake[] {
  const mistakes: Mistake[] = [];
  let line = firstLine;
  let level = 1;
  for (const block of tokens) {
    const from = line;
    const wrong = (found: string, expected: string) =>
      mistakes.push({ file: fileOf(name), path: [], code: 'prose', line: from, found, expected });
    walkTokens([block], (token) => {
      const problem = problemOf(token);
      if (problem) wrong(...problem);
    });
    if (block.type === 'heading') {
      const { depth } = block as Tokens.Heading;
      if (depth > level + 1) wrong(show(block.raw.trim()), 'a heading with ## before one with ###');
      level = depth;
    }
    line += block.raw.split('\n').length - 1;
  }
  if (body.trim() === '')
    mistakes.push({ file: fileOf(name), path: [], code: 'prose', line, found: 'nothing', expected: 'a text' });
  return mistakes;
}

type Schema = typeof proseSchema | typeof articlesSchema | typeof articleSchema;

function schemaOf(name: string): Schema {
  if (name === 'articles/index') return articlesSchema;
  return name.startsWith('articles/') ? articleSchema : proseSchema;
}

/** Everything that is wrong with a text. */
function mistakesOf(name: string, source: Source, tokens: readonly Token[]): Mistake[] {
  const file = fileOf(name);
  const { facts } = source;
  const blanks = blankMistakes(file, facts);
  const issues = schemaOf(name)
    .safeParse(facts)
    .error?.issues.filter(({ path }) => !blanks.some((blank) => blank.path[0] === path[0]));
  const path = pathOf(name);
  const isNamed = /^[a-z\d]+(?:-[a-z\d]+)*$/.test(name.replace(/^\w+\//, ''));
  const page = `app${path}/page.tsx, which npm run new writes`;
  return [
    ...source.unread,
    ...blanks,
    ...(Object.keys(facts).length > 0 ? describeMistakes(file, issues ?? [], facts) : []),
    ...textMistakes(name, source, tokens),
    ...(isNamed ? [] : [fileMistake(file, 'this name', 'small letters, digits and hyphens')]),
    ...(pages.some((other) => other.path === path)
      ? [fileMistake(file, 'the address of another page', 'a name of its own')]
      : []),
    ...(!isNamed || hasPage(path) ? [] : [fileMistake(file, `no page at ${path}`, page)]),
  ];
}

/** The mistake of a page whose text is gone. */
const withoutText = (file: string, text: string) =>
  fileMistake(file, `no ${text}`, `one, or no folder ${file.replace('/page.tsx', '')} (EDITING.md, Retire a path)`);

/** What is wrong with the pages in `app/` whose text is gone. */
function leftPages(): Mistake[] {
  const names = textNames();
  const isList = existsSync('app/articles/[slug]');
  if (isList && !names.some(isArticle)) return [withoutText('app/articles', 'article in content/articles/')];
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('page.tsx'));
  const shown = files.flatMap((page) => {
    const file = join('app', page);
    const [, name] = /\bloadProse\('([^']+)'\)/.exec(readFileSync(file, 'utf8')) ?? [];
    return name === undefined ? [] : [{ file, name: `prose/${name}` }];
  });
  return [...shown, ...(isList ? [{ file: 'app/articles/page.tsx', name: 'articles/index' }] : [])]
    .filter(({ name }) => !names.includes(name))
    .map(({ file, name }) => withoutText(file, fileOf(name)));
}

/**
 * All texts, each with what is wrong with it and the pictures of `content/pictures/` that it shows. So are pages without a text.
 *
 * @param texts what files would say, where it is not what they say on the disk
 */
export function checkProse(
  texts: ReadonlyMap<string, string>,
): { file: string; mistakes: Mistake[]; photos: string[] }[] {
  const titled = new Map<string | undefined, string>();
  const checked = textNames().map((name) => {
    const source = split(name, texts.get(fileOf(name)));
    const tokens = lexer(source.body);
    const photos: string[] = [];
    const { title } = source.facts;
    const earlier = title && titled.get(title);
    titled.set(title, name);
    const found = `${show(title)}, which ${fileOf(earlier ?? name)} has already`;
    const twice = earlier ? [fileMistake(fileOf(name), found, 'a title of its own')] : [];
    walkTokens(tokens, (token) => {
      if (token.type === 'image' && isPhoto(token.href)) photos.push(fileAt(token.href));
    });
    return { file: fileOf(name), mistakes: [...mistakesOf(name, source, tokens), ...twice], photos };
  });
  return [...checked, { file: 'app', mistakes: leftPages(), photos: [] }];
}

/** `What we store` → `what-we-store`; a number behind it where another section is called the same. */
function idOf(title: string, taken: ReadonlySet<string>): string {
  const id =
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'section';
  return taken.has(id) ? `${id}-${taken.size + 1}` : id;
}

function sectionsOf(tokens: readonly Token[]): Pick<Prose, 'intro' | 'sections'> {
  const intro: Token[] = [];
  const sections: ProseSection[] = [];
  for (const token of tokens) {
    if (token.type === 'heading' && (token as Tokens.Heading).depth === 2) {
      const title = typographic((token as Tokens.Heading).text.replaceAll(/[*_`]/g, ''));
      sections.push({ id: idOf(title, new Set(sections.map(({ id }) => id))), title, tokens: [] });
    } else (sections.at(-1)?.tokens ?? intro).push(token);
  }
  return { intro, sections };
}

/** @throws {ContentError} */
function read<Of extends Schema>(name: string, schema: Of): Prose & { facts: z.output<Of>; body: string } {
  if (!existsSync(fileOf(name))) throw new ContentError([withoutText(`app${pathOf(name)}/page.tsx`, fileOf(name))]);
  const source = split(name);
  const tokens = lexer(source.body);
  const mistakes = mistakesOf(name, source, tokens);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const facts = schema.parse(source.facts) as z.output<Of>;
  const { title, description } = facts;
  return { path: pathOf(name) as Route, seo: { title, description }, ...sectionsOf(tokens), facts, body: source.body };
}

/**
 * A page that is text: `privacy`.
 *
 * @throws {ContentError}
 */
export function loadProse(name: string): Prose {
  const { facts, ...prose } = read(`prose/${name}`, proseSchema);
  return { ...prose, updated: facts.updated };
}

/** What stands above the list of articles. */
export const loadArticlesPage = (): Prose => read('articles/index', articlesSchema);

const wordsPerMinute = 220;

/**
 * The articles, the latest first.
 *
 * @throws {ContentError}
 */
export function loadArticles(): Article[] {
  return textNames()
    .filter(isArticle)
    .map((name): Article => {
      const { facts, body, ...prose } = read(name, articleSchema);
      const minutes = Math.ceil(body.split(/\s+/).length / wordsPerMinute);
      return Object.assign(prose, { date: facts.date, updated: facts.updated, minutes, related: facts.related ?? [] });
    })
    .toSorted((one, other) => other.date.localeCompare(one.date) || one.path.localeCompare(other.path));
}

/** Every text that has a page, for what lists them. */
export function allProse(): Prose[] {
  return textNames().map((name) => read(name, schemaOf(name)));
}

/** Where to read on: the pages that an article names, or else the two latest others. */
export function relatedTo({ path: own, related }: Article): Pick<Prose, 'path' | 'seo'>[] {
  const others = loadArticles().filter(({ path }) => path !== own);
  const known = [...others, ...allProse(), ...pages];
  const named = related.flatMap((path) => known.find((page) => page.path === path) ?? []);
  return named.length > 0 ? named : others.slice(0, 2);
}
