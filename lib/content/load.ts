import type { z } from 'zod';
import { standInAddress } from '../stand-in';
import { kindOf, kinds, pathOf, type Checked, type FactKind, type FolderKind, type Kind } from './kinds';
import { ContentError, describeMistakes } from './mistake';
import { names } from './names';
import { contentFiles, type FileName } from './registry';
import type { NeededDestination } from './schemas/destination';
import { danglingReference, referencesIn, type Reference, type Resolved } from './schemas/references';
import { fillText } from './texts';
import { mapTexts } from './walk';

/* Reads the facts that sentences and files name, then any file, with names filled in and references resolved. */

/**
 * Holds data to the schema of its kind.
 *
 * @throws {ContentError}
 */
export function parse<Of extends Kind>(kind: Of, file: string, data: unknown): Checked<Of> {
  const result = kinds[kind].safeParse(data);
  if (!result.success) throw new ContentError(describeMistakes(file, result.error.issues, data));
  return result.data as Checked<Of>;
}

/** A file of facts. References in it stay ids and keys. */
export const fact = <Of extends FactKind>(kind: Of) => parse(kind, pathOf(kind), contentFiles[kind]);

/** Every address outside the site, as content has it. */
export const destinations = fact('destinations');

/**
 * The address behind a destination; with `STAND_IN=1` (local runs and tests) where the stand-in provider shows it.
 *
 * @throws {Error} when there is no such destination
 */
export function destinationUrl(key: string): string {
  const destination = destinations.links[key];
  if (!destination) throw new Error(`content/destinations.ts has no ${key}`);
  const { url } = destination;
  return process.env.STAND_IN === '1' ? standInAddress(url) : url;
}

/** The addresses that the schema asks for, as pages link to them. */
export const addresses = Object.fromEntries(
  Object.keys(destinations.links).map((key) => [key, destinationUrl(key)]),
) as Record<NeededDestination, string>;

export const claims = fact('claims');
/** Every call to action that more than one page may use. */
export const actions = fact('actions');
/** Paths that show the page of another path. */
export const aliases = fact('aliases');
/** Old or alternative paths and where they lead, for good. */
export const redirects = fact('redirects');

const referredTo: Record<Reference['to'], ReadonlyMap<string, unknown>> = {
  claims: new Map(claims.map((claim) => [claim.id, claim])),
  actions: new Map(Object.entries(actions)),
  destinations: new Map(Object.entries(addresses)),
};

/**
 * Puts what content refers to in the place of each reference: claims, calls to action, addresses.
 *
 * @throws {ContentError} for references to nothing
 */
export function resolve<Entry extends object>(schema: z.ZodType, file: string, entry: Entry): Resolved<Entry> {
  const references = referencesIn(schema, entry);
  const dangling = references.filter(({ text, to }) => !referredTo[to].has(text));
  if (dangling.length > 0) throw new ContentError(dangling.map((one) => danglingReference(file, one)));
  const targets = new Map(references.map(({ path, to }) => [path.join('.'), referredTo[to]]));
  return mapTexts(entry, (text, path) => targets.get(path.join('.'))?.get(text) ?? text) as Resolved<Entry>;
}

const resolvedFact = <Of extends FactKind>(kind: Of) => resolve(kinds[kind], pathOf(kind), fact(kind));

/** Facts about the brand and the company that more than one page shows. */
export const site = resolvedFact('site');
/** The plans, in the order in which pages show them. */
export const plans = resolvedFact('plans');
/** What can be added to any plan, in the order in which pages show it. */
export const addOns = resolvedFact('add-ons');

/** The full address of a path on the site: `/pricing` → `https://www.example.com/pricing` */
export const addressOf = (path: string) => new URL(path, site.url).href;

/** Some paths and, behind them, the paths that show the same pages. */
export function withAliases(paths: readonly string[]): string[] {
  return [...paths, ...aliases.filter(({ shows }) => paths.includes(shows)).map(({ path }) => path)];
}

/** The path in the canonical address of a page: its own, or that of the page it shows. */
export function canonicalPath(path: string): string {
  return aliases.find((alias) => alias.path === path)?.shows ?? path;
}

/** Fills the brand and prices into a sentence. Unknown names stay, for the schema to judge. */
export const fillSentence = (sentence: string) =>
  fillText(sentence, (name) => (Object.hasOwn(names, name) ? names[name]?.({ site, plans, addOns }) : undefined));

/** Fills them into every text. */
export const fillNames = (data: unknown) => mapTexts(data, fillSentence);

export type KindOf<Name extends FileName> = Name extends Kind
  ? Name
  : Name extends `${infer Folder}/${string}`
    ? Extract<FolderKind, `${Folder}/*`>
    : never;

/** What pages get of a file: checked, with names filled in and references resolved. */
type Loaded<Of extends Kind> = Resolved<Checked<Of>>;

const loaded = new Map<FileName, object>();

/**
 * The content of a file. It is read once. A mistake in it fails the pages that need it, and no others.
 *
 * @throws {ContentError}
 */
export function load<Name extends FileName>(name: Name): Loaded<KindOf<Name>> {
  const kind = kindOf(name) as KindOf<Name>;
  const file = pathOf(name);
  const known = loaded.get(name) ?? resolve(kinds[kind], file, parse(kind, file, fillNames(contentFiles[name])));
  loaded.set(name, known);
  return known as Loaded<KindOf<Name>>;
}

/** All files of a folder, in the order of their names. */
export function loadAll<Of extends FolderKind>(kind: Of): Loaded<Of>[] {
  const all = Object.keys(contentFiles) as FileName[];
  return all.filter((name) => kindOf(name) === kind).map((name) => load(name) as Loaded<Of>);
}

export const planWords = load('plan-words');
