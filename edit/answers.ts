import { valueAt, type Mistake, type Place } from '../lib/content/mistake';
import { variantAt } from '../lib/pictures/encode';
import { dataIn } from '../scripts/check/disk';
import { matcher, readContents } from '../scripts/preview/match';
import { checkText, currentMistakes, followDisk, outdatedFiles, toShown } from './check';
import { formOf, kindOfFile, overview, placeInWords, search, titleOf } from './content';
import { readText, Refusal } from './files';
import { commit, projectName } from './git';
import { allChanges, make, redo, skip, takeBack, undo } from './journal';
import { merged, narrowed, placeNow, trailOf } from './merge';
import { newPage, retirePage } from './pages';
import { heldPictures, placePictures } from './pictures';
import { showContent } from './preview-content';
import { reportState, startReport } from './report';
import { pagesWith } from './shown';
import { inWords, isWithin, sentence } from './words';
import { codeIn, withValue } from './write';

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
function follow(): void {
  placePictures();
  followDisk();
}

/** Where a place that was opened is by now. Without the old entries, it is where it was. */
function located(data: unknown, asked: Asked): Place | undefined {
  const place = placeOf(asked);
  return Array.isArray(asked.trail) ? placeNow(data, place, asked.trail) : place;
}

function open(asked: Asked) {
  const { file, text } = sourceOf(asked);
  const data = dataIn(text);
  return { file, title: titleOf({ file, data }), data, form: formOf(file), code: codeIn(text) };
}

/** What is wrong once a text is saved. A picture that waits for that is none of it. */
async function mistakesWith(file: string, text: string) {
  const data = dataIn(text);
  // As of now: while the check reads, another save may bring them.
  const held = heldPictures();
  const mistakes = await checkText(file, text);
  return mistakes.filter((one) => one.file !== file || !held.includes(String(valueAt(data, one.path))));
}

async function trial(asked: Asked) {
  const { file, text } = sourceOf(asked);
  const place = located(dataIn(text), asked);
  if (!place) return { mistakes: [] };
  const changed = await withValue(text, place, asked.value);
  return { mistakes: toShown(await mistakesWith(file, changed), { [file]: changed }) };
}

const clash = 'Somebody has changed this meanwhile. Nothing has been saved.';

/** A number is saved only as one, and only as one that is allowed: a wrong sentence is a draft, a wrong price an offer. */
function expectNumbers(mistakes: readonly Mistake[], data: unknown): void {
  const wrong = mistakes.find(
    ({ path, code, expected }) =>
      typeof valueAt(data, path) === 'number' || (code === 'invalid_type' && /number/.test(expected)),
  );
  if (wrong)
    throw new Refusal(`${inWords(wrong.path.at(-1) ?? '')}: ${sentence(wrong.expected)} Nothing has been saved.`);
}

async function save(asked: Asked) {
  const { file, text } = sourceOf(asked);
  const data = dataIn(text);
  const place = located(data, asked);
  if (!place) throw new Refusal(clash, 409, { theirs: valueAt(data, placeOf(asked)), isLost: true });
  const before = valueAt(data, place);
  const value = merged(asked.before, asked.value, before, (mine) => {
    if (asked.prefersMine === true) return mine;
    throw new Refusal(clash, 409, { theirs: before });
  });
  const changed = await withValue(text, place, value);
  const now = dataIn(changed);
  const mistakes = await mistakesWith(file, changed);
  const own = mistakes.filter((one) => one.file === file && isWithin(one.path, place));
  expectNumbers(own, now);
  const part = narrowed(before, value, place);
  const what = placeInWords({ file, data }, part.place);
  if (changed !== text) make({ what, file, ...part, files: [{ file, before: text, after: changed }] });
  const shown = toShown(mistakes.filter((one) => one.file === file));
  return { place, trail: trailOf(now, place), value: valueAt(now, place), mistakes: shown };
}

const conflictParts = /^<{7}.*\n([^]*?)(?:^\|{7}.*\n[^]*?)?^={7}\r?\n([^]*?)^>{7}.*(?:\n|$)/gm;

/** Keeps one side of everything that two people have changed. */
function settleConflict(asked: Asked) {
  const file = textOf(asked, 'file');
  const before = readText(file) ?? '';
  const settled = before.replaceAll(conflictParts, asked.side === 'theirs' ? '$2' : '$1');
  make({ what: `Conflict in ${file}`, files: [{ file, before, after: settled }] });
}

/** One change after the other: each reads what the last one has written. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn<Given>(act: (asked: Asked) => Given | Promise<Given>) {
  return (asked: Asked): Promise<Given> => {
    const given = turn.then(async () => {
      const done = await act(asked);
      follow();
      return done;
    });
    turn = given.catch(() => undefined);
    return given;
  };
}

/** What changes several files: a page that has gone is left by all that leads to it at once, and not once it is checked. */
const atOnce = <Given>(act: (asked: Asked) => Given | Promise<Given>) =>
  inTurn(async (asked) => {
    const given = await act(asked);
    showContent();
    return given;
  });

/** The address of a picture as the name by which content knows it; nothing for a picture of the code. */
const asNamed = (text: unknown) =>
  /^\/\S+\.(?:avif|webp|jpe?g|png|svg)$/.test(String(text)) ? (variantAt(String(text))?.name ?? '') : String(text);

let known: { contents: ReturnType<typeof readContents>; fieldsOf: ReturnType<typeof matcher> } | undefined;

/** The search over all content, made anew when some of it has changed. */
function matching(): NonNullable<typeof known> {
  const contents = readContents();
  const isKnown = known?.contents.length === contents.length && contents.every((one) => known?.contents.includes(one));
  if (!known || !isKnown) known = { contents, fieldsOf: matcher(contents) };
  return known;
}

export const answers = {
  overview: () => ({ ...overview(), version: followDisk(), project: projectName(), changes: listed() }),
  /** Asked again and again: whether anything has changed on the disk. */
  state: () => ({ version: followDisk() }),
  mistakes: async () => ({ mistakes: toShown(await currentMistakes()), outdated: outdatedFiles() }),
  search: (asked: Asked) => search(textOf(asked, 'query')),
  match: (asked: Asked) => {
    const { texts } = asked;
    if (!Array.isArray(texts) || texts.length > 5000) throw new Refusal('texts is missing.');
    const { contents, fieldsOf } = matching();
    const found = fieldsOf(textOf(asked, 'path'), texts.map(asNamed));
    return found.map((matches) =>
      matches.slice(0, 6).map((match) => {
        const content = contents.find(({ file }) => file === match.file);
        return Object.assign({ what: content ? placeInWords(content, match.place) : match.file }, match);
      }),
    );
  },
  open,
  /** Which pages show what a field says. */
  shown: (asked: Asked) => pagesWith(sourceOf(asked).file, placeOf(asked)),
  trial,
  save: inTurn(save),
  undo: atOnce(undo),
  redo: atOnce(redo),
  takeBack: atOnce((asked) => takeBack(Number(asked.id))),
  skip: inTurn((asked) => skip(Number(asked.id))),
  settleConflict: inTurn(settleConflict),
  newPage: atOnce((asked) => newPage(textOf(asked, 'kind'), textOf(asked, 'name'))),
  retire: atOnce((asked) => retirePage(textOf(asked, 'path'), textOf(asked, 'to'), asked.isTrial === true)),
  /** What visitors get, before and after. */
  report: (asked: Asked) => (asked.isStart === true ? startReport() : reportState()),
  commit: inTurn(async (asked) => {
    const mistakes = toShown(await currentMistakes());
    if (mistakes.length > 0)
      throw new Refusal('The build would refuse this. First mend what is wrong:', 409, { mistakes });
    return { branch: commit(textOf(asked, 'message')) };
  }),
};
