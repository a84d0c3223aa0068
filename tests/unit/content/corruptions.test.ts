/** @jest-environment node */
import { z } from 'zod';
import { kinds, type Kind } from '@/lib/content/kinds';
import { fieldName } from '@/lib/content/mistake';
import { fillNames } from '@/lib/content/load';
import { changed, contentFiles, mistakesAfter, removed } from './edited-content';

/* Every field of every kind of file is corrupted and taken out once: no schema may have a hole that nobody thought of. */

type JsonSchema = z.core.JSONSchema.JSONSchema;

const schemas = new Map<Kind, JsonSchema>();

function schemaOf(kind: Kind): JsonSchema {
  const known = schemas.get(kind) ?? z.toJSONSchema(kinds[kind], { unrepresentable: 'any', io: 'input' });
  schemas.set(kind, known);
  return known;
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** A schema, or the alternatives of which it is one. */
const alternatives = (schema: JsonSchema): JsonSchema[] =>
  schema.anyOf || schema.oneOf
    ? [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema).flatMap(alternatives)
    : [schema];

/** Whether an alternative is the one of the data: they have the same `kind`. */
const isOf = (schema: JsonSchema, data: object) =>
  Object.entries(schema.properties ?? {}).every(
    ([key, field]) => !isSchema(field) || field.const === undefined || field.const === Reflect.get(data, key),
  );

/** Whether a file may leave a field out, as its schema has it. */
function isOptional(schema: JsonSchema, data: object, [key, ...rest]: Field['path']): boolean {
  const found = alternatives(schema).filter((one) => isOf(one, data));
  if (typeof key === 'string' && rest.length === 0)
    return found.some(({ properties, required }) => !properties || (key in properties && !required?.includes(key)));
  const inner: unknown = Reflect.get(data, key ?? '');
  return found.some(({ properties, items, additionalProperties }) => {
    const next = typeof key === 'number' ? items : (properties?.[key ?? ''] ?? additionalProperties);
    return isSchema(next) && !Array.isArray(next) && isSchema(inner) && isOptional(next, inner, rest);
  });
}

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
  const filled = fillNames(data) as object;
  return fieldsIn(data).flatMap(({ path, value }) => {
    const field = fieldName(file, path);
    const place = `${kind} ${field.replaceAll(/\d+/g, '')} ${typeof value}`;
    if (seen.has(place)) return [];
    seen.add(place);
    const mayGo = typeof path.at(-1) === 'number' || isOptional(schemaOf(kind), data, path);
    return [corrupted(value), ...(mayGo ? [] : [removed])].map((to) => ({ kind, file, data, filled, field, to }));
  });
});

it('nothing corrupted passes the check, and each is reported where it is', async () => {
  const missed: string[] = [];
  for (const { kind, file, data, filled, field, to } of corruptions) {
    const issues = kinds[kind].safeParse(changed(filled, field, to)).error?.issues ?? [];
    // What the schema leaves to the check between files: references.
    const mistakes = issues.length > 0 ? [] : await mistakesAfter({ [file]: changed(data, field, to) });
    if (issues.length === 0 && !JSON.stringify(mistakes).includes(file)) {
      missed.push(`${file} › ${field}: ${String(to)}`);
    }
  }
  expect(missed).toEqual([]);
  expect(corruptions.length).toBeGreaterThan(1000);
}, 60_000);
