/** @jest-environment node */
import { writeSync } from 'node:fs';
import { z } from 'zod';
import { kinds } from '@/lib/content/kinds';
import { describeMistakes } from '@/lib/content/mistake';
import { fillPlaceholders } from '@/lib/content/placeholders';
import { textMistakes } from '@/lib/content/text-mistakes';
import { changed, keysOf } from './changed';
import { contentFiles, type ContentFile } from './content-files';
import { corruptionsOf, type Corruption } from './corruptions';
import { checkWithOneFile } from './mistakes-of';
import { picker } from './random';

/*
 * Every field of every content file is corrupted. Fields that share a place in a schema, such as the titles of the
 * features of all trades, get every kind that their type allows once; every other field gets one, picked at random. Each
 * corruption has to be stopped with its file and field, or be harmless for a reason that is listed here.
 */

const pick = picker(20_240_917);

/** What is optional in its schema. */
const dispensable =
  /(?:^|\.)(?:note|qualifier|pictureAlt|accent|line|badge|chart|icon|amount|layout|map|scene|title|detail|mobileHref|proof|painPoints|request|points|steps|related|stats|checklist)$/;

const harmless: readonly (readonly [reason: string, is: (corruption: Corruption) => boolean])[] = [
  ['pages do without it', ({ kind, field }) => kind === 'taken out' && dispensable.test(field)],
  [
    'the field takes a number or a word',
    ({ kind, was }) => kind === 'number for text' && ['Variable Pricing', 'free', 'unlimited'].includes(String(was)),
  ],
  [
    'it is another price in a form that the site shows',
    ({ kind, field }) => kind === 'fraction of a thousandth' && field === 'emailFee',
  ],
  ['the source gives a bare number', ({ kind, field }) => kind === 'empty' && /^claims\[\d+\]\.unit$/.test(field)],
  [
    'it is a word of a drawn example',
    ({ kind, field }) => kind === 'unknown name' && field.startsWith('stage.columns['),
  ],
];

type Chosen = ContentFile & { corruption: Corruption };
type Outcome = Chosen & { lines: readonly string[]; reason: string | undefined };

const listName = (file: string) =>
  file.replace(/^.*\/|\.ts$/g, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function chosenCorruptions(): Chosen[] {
  const seen = new Set<string>();
  const isNew = (shape: string) => !seen.has(shape) && Boolean(seen.add(shape));
  return contentFiles.flatMap((contentFile) => {
    const byField = new Map<string, Corruption[]>();
    for (const corruption of corruptionsOf(contentFile.data, pick, listName(contentFile.file))) {
      byField.set(corruption.field, [...(byField.get(corruption.field) ?? []), corruption]);
    }
    return [...byField].flatMap(([field, ofField]) => {
      const place = `${contentFile.kind} ${field.replaceAll(/\d+/g, '')}`;
      const unseen = ofField.filter(({ kind }) => isNew(`${place} ${kind}`));
      return (unseen.length > 0 ? unseen : [pick(ofField)]).map((corruption) =>
        Object.assign({ corruption }, contentFile),
      );
    });
  });
}

/** `stats.chart.hours` and `stats.chart.answered.counts` are parts of one drawing, whose parts have to agree. */
const drawingOf = (field: string) => /^(?:stats\.chart|stage\.foot)\b/.exec(field)?.[0];

/**
 * Whether a line reports the field, one that it is in, one that is in it or another part of the same drawing; or a line
 * about another file names what was changed.
 */
function isNamed({ file, data, corruption: { field, was }, lines }: Outcome): boolean {
  const key = field.replace(/^.*\./, '');
  const names = [file, `"${key}"`, 'path' in data ? String(data.path) : file, typeof was === 'string' ? was : file];
  return lines.some((line) => {
    if (!line.startsWith(`${file} › `)) return names.some((name) => line.includes(name));
    const [reported = ''] = line.slice(`${file} › `.length).split(': found ', 1);
    const drawing = drawingOf(field);
    return (
      field.startsWith(reported) ||
      reported.startsWith(field) ||
      (drawing !== undefined && drawing === drawingOf(reported)) ||
      (typeof was === 'string' && line.includes(was))
    );
  });
}

/**
 * What the schema of a field says about it. The schema of its file says the same, but looks at the rest of the file, too,
 * which takes ten times as long.
 *
 * @param keys where the field is in the data
 */
function issuesOf(schema: z.ZodType, data: unknown, keys: readonly string[]): z.core.$ZodIssue[] {
  const [key, ...rest] = keys;
  const part = schema instanceof z.ZodObject || schema instanceof z.ZodArray ? schema : undefined;
  const inner = part instanceof z.ZodArray ? part.element : part?.shape[key ?? ''];
  if (key === undefined || !inner || typeof data !== 'object' || data === null) {
    return schema.safeParse(data).error?.issues ?? [];
  }
  const issues = issuesOf(inner as z.ZodType, Reflect.get(data, key), rest);
  const place = Array.isArray(data) ? Number(key) : key;
  return issues.map((issue) => Object.assign({}, issue, { path: [place, ...issue.path] }));
}

/** What stops a corruption. The check of all files takes far longer than that of one, which stops nearly everything. */
async function judge(all: readonly Chosen[]): Promise<Outcome[]> {
  const mistakesWith = await checkWithOneFile();
  const filled = new Map(contentFiles.map(({ file, data }) => [file, fillPlaceholders(data) as object]));
  function linesOf({ file, kind, data, corruption: { field, to } }: Chosen): readonly string[] {
    const inText = typeof to === 'string' ? [...textMistakes(file, to).values()] : [];
    if (inText.length > 0) return inText.map((line) => line.replace(/ › .*?: found /s, ` › ${field}: found `));
    const typed = changed(filled.get(file) ?? data, field, to);
    const issues = issuesOf(kinds[kind], typed, keysOf(data, field));
    return issues.length > 0 ? describeMistakes(file, issues, typed) : mistakesWith(file, changed(data, field, to));
  }
  return all.map((chosen) => {
    const lines = linesOf(chosen);
    const reason = lines.length > 0 ? undefined : harmless.find(([, is]) => is(chosen.corruption))?.[0];
    return { ...chosen, lines, reason };
  });
}

/** How often each kind was stopped, and how often it was harmless, with the reasons. */
function table(outcomes: readonly Outcome[]): string {
  const kindNames = [...new Set(outcomes.map(({ corruption }) => corruption.kind))].toSorted();
  const rows = kindNames.map((kind) => {
    const ofKind = outcomes.filter(({ corruption }) => corruption.kind === kind);
    const passed = ofKind.filter(({ lines }) => lines.length === 0);
    const reasons = [...new Set(passed.map(({ reason }) => reason ?? 'MISSED'))].join('; ');
    return `${kind.padEnd(40)}${String(ofKind.length - passed.length).padStart(7)}${String(passed.length).padStart(9)}  ${reasons}`;
  });
  const stopped = outcomes.filter(({ lines }) => lines.length > 0).length;
  const head = `${'corruption'.padEnd(40)}${'stopped'.padStart(7)}${'harmless'.padStart(9)}`;
  const sum = `${'all'.padEnd(40)}${String(stopped).padStart(7)}${String(outcomes.length - stopped).padStart(9)}`;
  return [head, ...rows, sum].map((row) => row.trimEnd()).join('\n');
}

const shown = ({ file, corruption: { kind, field }, lines }: Outcome) =>
  `${file} › ${field}: ${kind}${lines[0] ? ` → ${lines[0]}` : ''}`;

describe('corruptions of content', () => {
  jest.setTimeout(300_000);
  let outcomes: Outcome[];

  beforeAll(async () => {
    outcomes = await judge(chosenCorruptions());
    // jest’s console adds a stack trace to each output.
    writeSync(2, `${table(outcomes)}\n`);
  });

  it('reach every file', () => {
    expect(new Set(outcomes.map(({ file }) => file)).size).toBe(contentFiles.length);
  });

  it('are stopped, or harmless for a reason', () => {
    expect(outcomes.filter(({ lines, reason }) => lines.length === 0 && !reason).map(shown)).toEqual([]);
  });

  it('are reported with file and field', () => {
    const stopped = outcomes.filter(({ lines }) => lines.length > 0);
    expect(stopped.filter((outcome) => !isNamed(outcome)).map(shown)).toEqual([]);
  });

  it('make each reason for harmlessness necessary', () => {
    const reasons = new Set(outcomes.flatMap(({ reason }) => reason ?? []));
    expect([...reasons].toSorted()).toEqual(harmless.map(([reason]) => reason).toSorted());
  });
});
