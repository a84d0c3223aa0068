import { extname } from 'node:path';
import { valueAt } from '../lib/content/mistake';
import { pictureMistake } from '../lib/content/schemas/picture';
import type { Place } from '../lib/content/texts';
import { slots, type SlotName } from '../lib/pictures/slots';
import { dataIn } from '../scripts/check/disk';
import { lineOf, parseContent } from '../scripts/check/source';
import { pageKinds } from '../scripts/new/kinds-of-pages';
import { matcher, readContents } from '../scripts/preview/match';
import { checkText, currentMistakes, noteSaved, recheck, toShown } from './check';
import { formOf, kindOfFile, overview, placeInWords, search, titleOf } from './content';
import { readText, Refusal, writeFile } from './files';
import { commandsFor, commit } from './git';
import { allChanges, make, redo, takeBack, undo, type Change } from './journal';
import { newPage, retirePage } from './pages';
import { isSame } from './words';
import { codeIn, isFields, withValue } from './write';

/** What the layer's page can ask for, by name. Each gets what was sent, and nothing of it is trusted. */
type Asked = Record<string, unknown>;

const textOf = (asked: Asked, field: string): string => {
  const value = asked[field];
  if (typeof value !== 'string') throw new Refusal(`${field} is missing.`);
  return value;
};

const isKey = (key: unknown) => (typeof key === 'string' && !key.startsWith('__')) || Number.isInteger(key);

const placeOf = ({ place }: Asked): Place => {
  if (!Array.isArray(place) || !place.every(isKey)) throw new Refusal('place is missing.');
  return place as Place;
};

/** @throws {Refusal} where there is none */
function sourceOf(asked: Asked): { file: string; text: string } {
  const file = textOf(asked, 'file');
  kindOfFile(file);
  const text = readText(file);
  if (text === undefined) throw new Refusal(`There is no ${file} any more.`, 404);
  return { file, text };
}

/** What the panel lists of the changes. */
const listed = () =>
  allChanges().map(({ files, isUndone = false, ...change }) =>
    Object.assign(change, { isUndone, files: files.map(({ file }) => file) }),
  );

/** After a change that the layer has made. The check goes on meanwhile. */
function after(change: Change) {
  const [only, ...others] = change.files;
  const text = only && others.length === 0 ? readText(only.file) : undefined;
  if (only && text !== undefined) noteSaved(only.file, text);
  else recheck();
  return { changes: listed(), change: change.id };
}

function open(asked: Asked) {
  const { file, text } = sourceOf(asked);
  return {
    file,
    title: titleOf({ file, data: dataIn(text) }),
    data: dataIn(text),
    form: formOf(file),
    code: codeIn(text),
  };
}

async function trial(asked: Asked) {
  const { file, text } = sourceOf(asked);
  const changed = await withValue(text, placeOf(asked), asked.value);
  return { mistakes: toShown(await checkText(file, changed), { [file]: changed }) };
}

/** The smallest part that holds all of a difference. */
function narrowed(before: unknown, now: unknown, place: Place): { before: unknown; after: unknown; place: Place } {
  const keys = typeof before === 'object' && typeof now === 'object' ? Object.keys({ ...before, ...now }) : [];
  const differing = keys.filter(
    (key) => JSON.stringify(valueAt(before, [key])) !== JSON.stringify(valueAt(now, [key])),
  );
  const [key, ...others] = differing;
  const isList = Array.isArray(before) && Array.isArray(now);
  if (key === undefined || others.length > 0 || (isList && before.length !== now.length))
    return { before, after: now, place };
  return narrowed(valueAt(before, [key]), valueAt(now, [key]), [...place, isList ? Number(key) : key]);
}

/**
 * What a value becomes when two people have changed it: each field as whoever has changed it wants it.
 *
 * @param ofBoth decides where both have
 */
function merged(before: unknown, mine: unknown, theirs: unknown, ofBoth: (mine: unknown) => unknown): unknown {
  if (isSame(mine, before)) return theirs;
  if (isSame(theirs, before) || isSame(theirs, mine)) return mine;
  if (!isFields(before) || !isFields(mine) || !isFields(theirs)) return ofBoth(mine);
  const keys = Object.keys({ ...theirs, ...mine });
  const fields = keys.map((key) => [key, merged(before[key], mine[key], theirs[key], ofBoth)] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

async function save(asked: Asked) {
  const { file, text } = sourceOf(asked);
  const place = placeOf(asked);
  const data = dataIn(text);
  const before = valueAt(data, place);
  const value = merged(asked.before, asked.value, before, (mine) => {
    if (asked.prefersMine === true) return mine;
    throw new Refusal('Somebody has changed this meanwhile. Nothing has been saved.', 409, { theirs: before });
  });
  const changed = await withValue(text, place, value);
  if (changed === text) return { changes: listed() };
  const part = narrowed(before, value, place);
  const what = placeInWords({ file, data }, part.place);
  return after(make({ what, file, ...part, files: [{ file, before: text, after: changed }] }));
}

export const answers = {
  overview: () => ({ ...overview(), changes: listed(), pageKinds: Object.keys(pageKinds) }),
  mistakes: async () => toShown(await currentMistakes()),
  search: (asked: Asked) => search(textOf(asked, 'query')),
  match: (asked: Asked) => {
    const { texts } = asked;
    if (!Array.isArray(texts) || texts.length > 5000) throw new Refusal('texts is missing.');
    const contents = readContents();
    const found = matcher(contents)(textOf(asked, 'path'), texts.map(String));
    return found.map((matches) =>
      matches.slice(0, 6).map((match) => {
        const content = contents.find(({ file }) => file === match.file);
        return Object.assign({ what: content ? placeInWords(content, match.place) : match.file }, match);
      }),
    );
  },
  open,
  trial,
  save,
  undo: () => after(undo()),
  redo: () => after(redo()),
  takeBack: (asked: Asked) => after(takeBack(Number(asked.id))),
  newPage: (asked: Asked) => {
    const { change, path } = newPage(textOf(asked, 'kind'), textOf(asked, 'name'));
    return { ...after(change), path };
  },
  retire: async (asked: Asked) => {
    const found = await retirePage(textOf(asked, 'path'), textOf(asked, 'to'), asked.isTrial === true);
    return { ...found, ...(found.change && after(found.change)), change: found.change?.id };
  },
  commands: (asked: Asked) => commandsFor(textOf(asked, 'message')).map((args) => args.map(quoted).join(' ')),
  commit: (asked: Asked) => ({ branch: commit(textOf(asked, 'message')), changes: listed() }),
  /** The line of a field, for the editor program. */
  line: (asked: Asked) => {
    const { file, text } = sourceOf(asked);
    return { file, line: lineOf(parseContent(text), placeOf(asked)) };
  },
};

/** As it is typed into a terminal. */
const quoted = (word: string) => (/^[\w./:@-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`);

/**
 * Takes a picture into `content/pictures/`, by the rules of the guide.
 *
 * @throws {Refusal} for what is no picture for this place
 */
export function takePicture(name: string, slot: string, bytes: Buffer): { name: string } {
  if (!(slot in slots)) throw new Refusal('There is no place for such a picture.');
  const file = `content/pictures/${name}`;
  if (!['.jpg', '.jpeg', '.png'].includes(extname(name).toLowerCase()))
    throw new Refusal(`${name}: a JPEG or PNG file is expected.`);
  const before = readText(file);
  if (before !== undefined)
    throw new Refusal(`There is a picture of this name already: ${name}. Give yours another one.`, 409);
  writeFile(file, bytes);
  const mistake = pictureMistake(name, slot as SlotName);
  if (mistake === undefined) return { name };
  writeFile(file, undefined);
  throw new Refusal(`${name} is not what is expected: ${mistake}.`);
}
