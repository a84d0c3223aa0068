/** @jest-environment node */
import { kinds } from '@/lib/content/kinds';
import { fieldName } from '@/lib/content/mistake';
import { fillPlaceholders } from '@/lib/content/placeholders';
import { changed, contentFiles, mistakesAfter, removed } from './edited-content';

/* Every field of every kind of file is corrupted and taken out once: no schema may have a hole that nobody thought of. */

/** What is optional in its schema. */
const optional =
  /(?:^|\.)(?:note|qualifier|pictureAlt|priority|accent|line|badge|chart|icon|amount|layout|map|scene|title|detail|mobileHref|painPoints|request|points|steps|related|stats|checklist|byAi|product|card|figure|price|lowest)$/;

/** What no schema takes in the place of a value. */
function corrupted(value: unknown): unknown {
  if (typeof value === 'string') return /^\/\S*$/.test(value) ? '/no such/page' : `${value} <b>a</b>`;
  if (typeof value === 'number') return -value - 1;
  if (typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? [...(value as unknown[]), null] : { ...(value as object), misspelt: 'text' };
}

type Field = { path: (string | number)[]; value: unknown };

function fieldsIn(value: unknown, path: Field['path'] = []): Field[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const own = keys.map((key) => ({ path: [...path, key], value: Reflect.get(value, key) as unknown }));
  return own.concat(own.flatMap((field) => fieldsIn(field.value, field.path)));
}

const seen = new Set<string>();
const corruptions = contentFiles.flatMap(({ kind, file, data }) => {
  const filled = fillPlaceholders(data) as object;
  return fieldsIn(data).flatMap(({ path, value }) => {
    const field = fieldName(file, path);
    const place = `${kind} ${field.replaceAll(/\d+/g, '')} ${typeof value}`;
    if (seen.has(place)) return [];
    seen.add(place);
    const isOptional = typeof path.at(-1) === 'number' || optional.test(field);
    return [corrupted(value), ...(isOptional ? [] : [removed])].map((to) => ({ kind, file, data, filled, field, to }));
  });
});

it('nothing corrupted passes the check, and each is reported where it is', async () => {
  const missed: string[] = [];
  for (const { kind, file, data, filled, field, to } of corruptions) {
    const issues = kinds[kind].safeParse(changed(filled, field, to)).error?.issues ?? [];
    const lines =
      issues.length > 0
        ? issues.map(({ path }) => `${file} › ${fieldName(file, path)}`)
        : // What the schema leaves to the check between files: references.
          await mistakesAfter({ [file]: changed(data, field, to) });
    if (!lines.some((line) => line.includes(file))) missed.push(`${file} › ${field}: ${String(to)} → ${lines[0]}`);
  }
  expect(missed).toEqual([]);
  expect(corruptions.length).toBeGreaterThan(1000);
}, 60_000);
