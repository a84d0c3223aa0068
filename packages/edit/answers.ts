import { dataOf, readContent, type ContentFile, type Mistake, type Place } from '../../scripts/check/index';
import { checkText, currentMistakes, followDisk, outdatedFiles, toShown } from './check';
import { overview, placeInWords, schemaOf, search, titleOf } from './content';
import { readText, Refusal } from './files';
import { handOver, isUnsent, projectName } from './git';
import { allChanges, make, takeBack } from './journal';
import { matcher } from './match';
import { merged, narrowed, placeNow, trailOf } from './merge';
import { heldPictures, leftPictures, pictureNames, placePictures } from './pictures';
import { showContent } from './preview-content';
import { inWords, isWithin, sentence, valueAt } from './values';
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
    return { file, text, data: dataOf(file, text) };
  } catch {
    throw new Refusal(
      `${file} cannot be read. What is wrong in it is listed under “This page”: mend it in a text editor.`,
    );
  }
}

/** Where a place that was opened is by now. Without the old entries, it is where it was. */
function located(data: unknown, asked: Asked): Place | undefined {
  const place = placeOf(asked);
  return Array.isArray(asked.trail) ? placeNow(data, place, asked.trail) : place;
}

function open(asked: Asked) {
  const { file, text, data } = sourceOf(asked);
  return { file, title: titleOf({ file, data }), data, form: schemaOf(file), code: codeIn(file, text) };
}

/** What is wrong once a text is saved. A picture that waits for that is none of it. */
async function mistakesWith(file: string, text: string) {
  const data = dataOf(file, text);
  // As of now: while the check reads, another save may bring them.
  const held = heldPictures();
  const mistakes = await checkText(file, text);
  return mistakes.filter((one) => one.file !== file || !held.includes(String(valueAt(data, one.path))));
}

/** What is wrong with content as it is. Pictures that go once they are handed over are none of it. */
async function mistakesNow(): Promise<Mistake[]> {
  const mistakes = await currentMistakes();
  const left = new Set(leftPictures().map((name) => `content/pictures/${name}`));
  return mistakes.filter(({ file }) => !left.has(file));
}

async function trial(asked: Asked) {
  const { file, text, data } = sourceOf(asked);
  const place = located(data, asked);
  if (!place) return { mistakes: [] };
  const changed = await withValue(file, text, place, asked.value);
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
  const { file, text, data } = sourceOf(asked);
  const place = located(data, asked);
  if (!place) throw new Refusal(clash, 409, { theirs: valueAt(data, placeOf(asked)), isLost: true });
  const before = valueAt(data, place);
  const value = merged(asked.before, asked.value, before, (mine) => {
    if (asked.prefersMine === true) return mine;
    throw new Refusal(clash, 409, { theirs: before });
  });
  const changed = await withValue(file, text, place, value);
  const now = dataOf(file, changed);
  const mistakes = await mistakesWith(file, changed);
  expectNumbers(
    mistakes.filter((one) => one.file === file && isWithin(one.path, place)),
    now,
  );
  const part = narrowed(before, value, place);
  const what = placeInWords({ file, data }, part.place);
  if (changed !== text) make({ what, file, ...part, texts: [text, changed] });
  placePictures();
  // The check of the whole goes on meanwhile.
  showContent(mistakes);
  const shown = toShown(mistakes.filter((one) => one.file === file));
  return { place, trail: trailOf(now, place), value: valueAt(now, place), mistakes: shown };
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

/** `IMG 2041.JPG` → `img-2041`, as in the addresses of pictures. */
const slug = (name: string) =>
  name
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-');

/** The address of a picture as the name by which content knows it; nothing for a picture of the code. */
function asNamed(text: unknown): string {
  if (!/^\/\S+\.(?:avif|webp|jpe?g|png|svg)$/.test(String(text))) return String(text);
  const [, shown = ''] = /\/([^/.]+?)(?:-\d+)?\.[\da-f]{8}\.\w+$/.exec(String(text)) ?? [];
  return pictureNames().find((name) => slug(name).replaceAll(/^-|-$/g, '') === shown) ?? '';
}

let known: { contents: readonly ContentFile[]; fieldsOf: ReturnType<typeof matcher> } | undefined;

/** The search over all content, made anew when some of it has changed. */
function matching(): NonNullable<typeof known> {
  const contents = readContent();
  const isKnown = known?.contents.length === contents.length && contents.every((one) => known?.contents.includes(one));
  if (!known || !isKnown) known = { contents, fieldsOf: matcher(contents) };
  return known;
}

export const answers = {
  overview: () => ({
    ...overview(),
    version: followDisk(),
    project: projectName(),
    changes: allChanges().map(({ texts: _texts, ...change }) => change),
    isUnsent: isUnsent(),
  }),
  /** Asked again and again: whether anything has changed on the disk. */
  state: () => ({ version: followDisk() }),
  mistakes: async () => ({ mistakes: toShown(await mistakesNow()), outdated: outdatedFiles() }),
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
  trial,
  save: inTurn(save),
  takeBack: inTurn((asked) => {
    takeBack(Number(asked.id));
    placePictures();
  }),
  handOver: inTurn(async (asked) => {
    const mistakes = toShown(await mistakesNow());
    if (mistakes.length > 0)
      throw new Refusal('The build would refuse this. First mend what is wrong:', 409, { mistakes });
    return handOver(textOf(asked, 'message'));
  }),
};
