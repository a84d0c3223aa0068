import { dataOf, icons, readContent, type ContentFile, type Mistake, type Place } from './site';
import { checkText, currentMistakes, followDisk, toShown, type ShownMistake } from './check';
import { choices, placeInWords, references, schemaOf, search, titleOf } from './content';
import { readText, Refusal } from './files';
import { handOver, isUnsent } from './git';
import { allChanges, make, takeBack } from './journal';
import { matcher } from './match';
import { merged, narrowed, placeNow, trailOf } from './merge';
import { heldPictures, pictureNames, placePictures } from './pictures';
import { showContent } from './preview-content';
import { entryName, inWords, isObject, isWithin, sentence, slug, valueAt } from './values';
import { codeIn, withValue } from './write';

/** What the panel can ask for, by name. Each gets what was sent, and nothing of it is trusted. */
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

/** @throws {Refusal} where there is none, or where it cannot be read */
function sourceOf(asked: Asked): ContentFile {
  const file = textOf(asked, 'file');
  schemaOf(file);
  const text = readText(file);
  if (text === undefined) throw new Refusal(`There is no ${file} any more.`, 404);
  try {
    return { file, text, data: dataOf(text) };
  } catch {
    throw new Refusal(
      `${file} cannot be read. What is wrong in it is listed under “This page”: mend it in a text editor.`,
    );
  }
}

/** Where a place that was opened is by now. */
const located = (data: unknown, asked: Asked) =>
  placeNow(data, placeOf(asked), Array.isArray(asked.trail) ? asked.trail : []);

function open(asked: Asked) {
  const { file, text, data } = sourceOf(asked);
  return { file, title: titleOf({ file, data }), data, form: schemaOf(file), code: codeIn(file, text) };
}

/** What is wrong once a text is saved. A picture that waits for that is none of it. */
async function mistakesWith({ file, text, data }: ContentFile): Promise<Mistake[]> {
  // As of now: while the check reads, another save may bring them.
  const held = heldPictures();
  const mistakes = await checkText(file, text);
  return mistakes.filter((one) => one.file !== file || !held.includes(String(valueAt(data, one.path))));
}

/** A file with another value at a place. */
async function changedAt({ file, text }: ContentFile, place: Place, value: unknown): Promise<ContentFile> {
  const changed = await withValue(file, text, place, value);
  return { file, text: changed, data: dataOf(changed) };
}

async function trial(asked: Asked): Promise<ShownMistake[]> {
  const source = sourceOf(asked);
  const place = located(source.data, asked);
  if (!place) return [];
  const changed = await changedAt(source, place, asked.value);
  return toShown(await mistakesWith(changed), changed);
}

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
  const source = sourceOf(asked);
  const { file, text, data } = source;
  const place = located(data, asked);
  if (!place) throw new Refusal('Somebody has taken this away or renamed it meanwhile. Nothing has been saved.', 409);
  const before = valueAt(data, place);
  const clashes: string[] = [];
  const value = merged(asked.before, asked.value, before, (mine, theirs) => {
    clashes.push(isObject(theirs) ? entryName(theirs) : String(theirs ?? ''));
    return mine;
  });
  if (clashes.length > 0) {
    const said = `Somebody has changed this meanwhile: “${clashes.join('”, “')}”. Nothing has been saved. Save again to replace it, or discard yours.`;
    throw new Refusal(said, 409, { theirs: before });
  }
  const changed = await changedAt(source, place, value);
  const mistakes = await mistakesWith(changed);
  const own = mistakes.filter((one) => one.file === file);
  expectNumbers(
    own.filter((one) => isWithin(one.path, place)),
    changed.data,
  );
  const part = narrowed(before, value, place);
  const what = placeInWords(source, part.place);
  if (changed.text !== text) make({ what, file, ...part, texts: [text, changed.text] });
  placePictures();
  // The check of the whole goes on meanwhile.
  showContent(mistakes);
  return { place, trail: trailOf(changed.data, place), value: valueAt(changed.data, place), mistakes: toShown(own) };
}

/** One change after the other: each reads what the last one has written. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn<Given>(act: (asked: Asked) => Given | Promise<Given>) {
  return (asked: Asked): Promise<Given> => {
    const given = turn.then(() => act(asked));
    turn = given.then(followDisk, () => undefined);
    return given;
  };
}

/** The address of a picture as the name by which content knows it; nothing for a picture of the code. */
function asNamed(text: unknown): string {
  if (!/^\/\S+\.(?:avif|webp|jpe?g|png|svg)$/.test(String(text))) return String(text);
  const [, shown = ''] = /\/([^/.]+?)(?:-\d+)?\.[\da-f]{8}\.\w+$/.exec(String(text)) ?? [];
  return pictureNames().find((name) => slug(name.replace(/\.\w+$/, '')) === shown) ?? '';
}

type Matching = { version: number; contents: readonly ContentFile[]; fieldsOf: ReturnType<typeof matcher> };
let known: Matching | undefined;

/** The search over all content, made anew when some of it has changed. */
function matching(): Matching {
  const version = followDisk();
  if (known?.version === version) return known;
  const contents = readContent();
  known = { version, contents, fieldsOf: matcher(contents) };
  return known;
}

export const answers = {
  /** Everything that the panel needs to know before a field is opened. */
  overview: () => ({
    choices: choices(readContent()),
    references,
    icons,
    version: followDisk(),
    changes: allChanges().map(({ texts: _texts, ...change }) => change),
    isUnsent: isUnsent(),
  }),
  /** Asked again and again: whether anything has changed on the disk. */
  state: () => ({ version: followDisk() }),
  mistakes: async () => toShown(await currentMistakes()),
  search: (asked: Asked) => search(textOf(asked, 'query')),
  match: (asked: Asked) => {
    const { texts } = asked;
    if (!Array.isArray(texts) || texts.length > 5000) throw new Refusal('texts is missing.');
    const { contents, fieldsOf } = matching();
    const found = fieldsOf(textOf(asked, 'path'), texts.map(asNamed));
    return found.map((matches) =>
      matches.slice(0, 6).map(({ file, place, isPart }) => {
        const content = contents.find((one) => one.file === file);
        return { file, place, isPart, what: content ? placeInWords(content, place) : file };
      }),
    );
  },
  open,
  trial,
  save: inTurn(save),
  takeBack: inTurn((asked) => {
    takeBack(Number(asked.id));
    placePictures();
  }),
  handOver: inTurn(async (asked) => {
    const mistakes = toShown(await currentMistakes());
    if (mistakes.length > 0)
      throw new Refusal('The build would refuse this. First mend what is wrong:', 409, { mistakes });
    return handOver(textOf(asked, 'message'));
  }),
};
