import { z } from 'zod';
import { kinds } from '../../lib/content/kinds';

/**
 * What is in lib/content/content-help.d.ts: the help texts of the schemas as comments, which editor programs show beside a
 * field. Types made from schemas lose them.
 */
type Schema = z.core.JSONSchema.BaseSchema;

export const helpFile = 'lib/content/content-help.d.ts';

const optionsOf = ({ anyOf = [], oneOf = [] }: Schema) => [...anyOf, ...oneOf] as Schema[];

const all = z.toJSONSchema(z.object(kinds), { unrepresentable: 'any', io: 'input', reused: 'ref' });
const shared = new Map(Object.entries(all.$defs ?? {}).map(([name, schema]) => [`#/$defs/${name}`, schema as Schema]));

/** What a reference stands for, with what the place says about it. */
const resolved = (schema: Schema): Schema => {
  const to = schema.$ref ? shared.get(schema.$ref) : undefined;
  return to ? { ...resolved(to), ...(schema.description && { description: schema.description }) } : schema;
};

/** Types that several fields have: each is written once. */
const written = new Map<string, string>();

function typeOf(schema: Schema): string {
  if (schema.items) {
    const inner = typeOf(schema.items as Schema);
    return inner === 'unknown' ? inner : `${inner}[]`;
  }
  const fields = new Map<string, Schema>();
  for (const form of [resolved(schema), ...optionsOf(resolved(schema)).map(resolved)]) {
    if (form.items) return typeOf(form);
    for (const [name, field] of Object.entries(form.properties ?? {})) {
      if (!fields.has(name)) fields.set(name, resolved(field as Schema));
    }
  }
  if (fields.size === 0) return 'unknown';
  const type = `{ ${[...fields].map(([name, field]) => `${helpOf(field)} ${name}?: ${typeOf(field)};`).join('\n')} }`;
  const name = written.get(type) ?? `Help${written.size}`;
  written.set(type, name);
  return name;
}

function helpOf({ description, minLength, maxLength, minItems, maxItems }: Schema): string {
  const [least, most, of] = maxLength
    ? [minLength ?? 0, maxLength, 'characters']
    : [minItems ?? 0, maxItems, 'entries'];
  const bounds = most ? ` ${least === most ? most : `${least} to ${most}`} ${of}.` : '';
  return description || bounds ? `/** ${description ?? ''}${bounds} */` : '';
}

const kindTypes = Object.entries(all.properties ?? {}).map(
  ([kind, schema]) => `'${kind}': ${typeOf(schema as Schema)};`,
);

/** The file, before it is formatted. */
export const contentHelp = [
  '/** Written by `npm run format` (scripts/tools/content-help.ts). */',
  `export type ContentHelp = {\n${kindTypes.join('\n')}\n};`,
  ...[...written].map(([type, name]) => `type ${name} = ${type};`),
].join('\n\n');
