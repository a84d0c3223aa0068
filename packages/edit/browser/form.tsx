import { useState, type ReactNode } from 'react';
import type { Place, Schema } from './api';
import { Button } from './icons';
import {
  Chips,
  Chosen,
  Flag,
  isNumeric,
  resolved,
  Text,
  useChoices,
  useForm,
  useMistakes,
  useMistakesIn,
  Wrong,
  type ControlProps,
  type FieldProps,
} from './inputs';
import { entryName, inWords, isFields, isMarked, isSame, keyOf, valueAt } from '../values';

/* oxlint-disable react/no-array-index-key -- entries have no names of their own */
/** A form made from the schema of a field: its parts, lists, and what each can be. */

const formsOf = (schema: Schema, root: Schema) =>
  [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((one) => resolved(one, root));

/** Whether a value has the shape of a schema, judged by its form only. */
function fits(schema: Schema, value: unknown): boolean {
  if (schema.const !== undefined) return value === schema.const;
  if (schema.type === 'array') return Array.isArray(value);
  if (isNumeric(schema)) return typeof value === 'number' || /^[-\d.,e\s]*$/.test(String(value));
  if (schema.type !== 'object') return schema.type === undefined || typeof value === schema.type;
  const { properties = {}, required = [] } = schema;
  return (
    isFields(value) &&
    Object.entries(properties).every(
      ([key, field]) => field.const === undefined || valueAt(value, [key]) === field.const,
    ) &&
    required.every((key) => key in value) &&
    Object.keys(value).every((key) => key in properties)
  );
}

/** A value to begin with. */
function emptyOf(given: Schema, root: Schema): unknown {
  const schema = resolved(given, root);
  const [form] = formsOf(schema, root);
  if (form) return emptyOf(form, root);
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object') {
    const fields = (schema.required ?? []).map((key) => [key, emptyOf(schema.properties?.[key] ?? {}, root)]);
    return Object.fromEntries(fields) as object;
  }
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => emptyOf(schema.items ?? {}, root));
  if (schema.type === 'boolean') return false;
  return isNumeric(schema) ? (schema.minimum ?? 1) : '';
}

/** The schema of a place. */
export function schemaAt(root: Schema, data: unknown, place: Place): Schema {
  return place.reduce<Schema>((outer, key, index) => {
    const value = valueAt(data, place.slice(0, index));
    const schema = resolved(outer, root);
    const form = formsOf(schema, root).find((one) => fits(one, value)) ?? schema;
    const any = typeof form.additionalProperties === 'object' ? form.additionalProperties : {};
    return resolved(typeof key === 'number' ? (form.items ?? {}) : (form.properties?.[key] ?? any), root);
  }, root);
}

export function Field(props: FieldProps) {
  const { opened, change } = useForm();
  const { place, value, isOptional } = props;
  const schema = resolved(props.schema, opened.form);
  const name = props.legend ?? inWords(place.at(-1) ?? opened.title);
  const code = opened.code.find((one) => keyOf(one.place) === keyOf(place));
  const toggle = (what: string, next: unknown) => (
    <Button className="quiet" onClick={() => change(place, next)}>
      {what} {name.toLowerCase()}
    </Button>
  );
  if (value === undefined && isOptional) return <p className="field">{toggle('Add', emptyOf(schema, opened.form))}</p>;
  return (
    <div className="field" data-place={keyOf(place)}>
      {code?.uses === 0 ? (
        <>
          <p className="label">{name}</p>
          <p className="note">
            This is made by code, so it is changed in {opened.file}:{' '}
            {isFields(value) ? 'several values' : String(value)}
          </p>
        </>
      ) : (
        <Control {...props} schema={schema} legend={name} />
      )}
      {code && code.uses > 0 && <p className="note">This is shared: {code.uses} fields change with it.</p>}
      {isOptional && code?.uses !== 0 && toggle('Remove', undefined)}
    </div>
  );
}

function Control(props: ControlProps) {
  const { opened } = useForm();
  const { schema, value } = props;
  const choices = useChoices(props);
  const forms = formsOf(schema, opened.form);
  if (isMarked(value)) return <Text {...props} />;
  if (forms.length > 0) return <Kinds {...props} forms={forms} />;
  if (schema.type === 'object' || schema.properties) return <Fields {...props} />;
  if (choices) return <Chosen {...props} all={choices} />;
  if (schema.type === 'array') return <List {...props} />;
  if (schema.type === 'boolean') return <Flag {...props} />;
  return schema.const === undefined ? <Text {...props} /> : null;
}

/** What people call one of several forms. */
function nameOfForm(form: Schema, forms: readonly Schema[], whole: Schema): string {
  const fields = Object.values(form.properties ?? {}).map((field) => resolved(field, whole));
  const kind = fields.find((field) => field.const !== undefined)?.const ?? form.const;
  if (kind !== undefined) return String(kind);
  if (form.type !== 'object') return isNumeric(form) ? 'number' : 'list';
  // What the others do not have.
  const own = form.required?.find((key) => forms.some((other) => !(key in (other.properties ?? {}))));
  return own ?? form.required?.[0] ?? 'this';
}

/** One of several forms: what is there already stays where both have it. */
function Kinds({ forms, ...props }: ControlProps & { forms: Schema[] }) {
  const { change, opened } = useForm();
  const { place, value, legend, schema } = props;
  const own = useMistakes(place);
  const form = forms.find((one) => fits(one, value)) ?? forms[0] ?? {};
  const names = forms.map((one) => nameOfForm(one, forms, opened.form));
  function choose(name: string): void {
    const next = forms[names.indexOf(name)] ?? form;
    const empty = emptyOf(next, opened.form);
    const kept = Object.entries(Object(value) as object).filter(([key]) => {
      const field = next.properties?.[key];
      return field && resolved(field, opened.form).const === undefined;
    });
    change(place, isFields(value) && isFields(empty) ? { ...empty, ...Object.fromEntries(kept) } : empty);
  }
  return (
    <>
      <Chips
        className="kinds"
        legend={form.properties ? `${legend}: kind` : legend}
        schema={schema}
        all={names.map((name) => ({ value: name, label: inWords(name) }))}
        chosen={[names[forms.indexOf(form)] ?? '']}
        onChoose={choose}
        own={form.properties ? [] : own}
      />
      {form.const === undefined && <Control {...props} schema={{ ...form, description: form.description ?? '' }} />}
    </>
  );
}

type FoldedProps = { name: ReactNode; place: Place; isNew: boolean; className?: string; children: ReactNode };

/**
 * Is open where it was just added or something is wrong, and stays open while it is mended. Its fields are made when it is
 * opened for the first time: a list of figures has hundreds.
 */
function Folded({ name, place, isNew, className, children }: FoldedProps) {
  const isWrong = useMistakesIn(place).length > 0;
  const [isOpen, setOpen] = useState(isNew);
  if (isWrong && !isOpen) setOpen(true);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={className}>{name}</summary>
      {isOpen && children}
    </details>
  );
}

/** The fields of an object. Those that have fields themselves can be opened. */
function Fields({ schema, place, value, legend }: ControlProps) {
  const { opened } = useForm();
  const any = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const fields = any
    ? Object.keys(Object(value) as object).map((key) => [key, any] as const)
    : Object.entries(schema.properties ?? {});
  return (
    <fieldset>
      <legend>{legend}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      <Wrong own={useMistakes(place)} />
      {fields.map(([key, field]) => {
        const found = valueAt(value, [key]);
        const at = [...place, key];
        const isOptional = !any && !schema.required?.includes(key);
        const shown = <Field key={key} schema={field} place={at} value={found} isOptional={isOptional} />;
        if (fields.length <= 4 || typeof found !== 'object' || isMarked(found)) return shown;
        const name = (
          <>
            {inWords(key)} <span className="help">{resolved(field, opened.form).description}</span>
          </>
        );
        return (
          <Folded key={key} name={name} place={at} isNew={isSame(found, emptyOf(field, opened.form))}>
            {shown}
          </Folded>
        );
      })}
    </fieldset>
  );
}

function List({ schema, place, value, legend }: ControlProps) {
  const { change, opened } = useForm();
  const own = useMistakes(place);
  const [said, setSaid] = useState('');
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const items = resolved(schema.items ?? {}, opened.form);
  const isPlain = entries.every((entry) => typeof entry !== 'object');
  function put(next: unknown[], what: string): void {
    change(place, next);
    setSaid(what);
  }
  const move = (from: number, to: number) =>
    put(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]), `Moved to place ${to + 1}`);
  return (
    <fieldset>
      <legend>{legend}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      {schema.maxItems !== undefined && (
        <p className="count">
          {entries.length} of {schema.minItems ?? 0} to {schema.maxItems} entries
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <Wrong own={own} />
      <ol>
        {entries.map((entry, index) => {
          const name = `${index + 1}. ${entryName(entry)}`;
          const at = [...place, index];
          const isLast = index === entries.length - 1;
          const actions = [
            { sign: '↑', label: `Move ${name} up`, isOff: index === 0, act: () => move(index, index - 1) },
            { sign: '↓', label: `Move ${name} down`, isOff: isLast, act: () => move(index, index + 1) },
            {
              sign: '×',
              label: `Remove ${name}`,
              isOff: false,
              act: () => put(entries.toSpliced(index, 1), 'Removed'),
            },
          ];
          const shown = (
            <Field schema={items} place={at} value={entry} legend={isPlain ? `${legend} ${index + 1}` : name} />
          );
          return (
            <li key={index} className="card">
              {isPlain ? (
                shown
              ) : (
                <Folded name={name} place={at} className="pr-24" isNew={entryName(entry) === ''}>
                  {shown}
                </Folded>
              )}
              <div className="absolute top-1.5 right-1.5 flex">
                {actions.map(({ sign, label, isOff, act }) => (
                  <Button key={sign} className="small" title={label} aria-label={label} disabled={isOff} onClick={act}>
                    {sign}
                  </Button>
                ))}
              </div>
            </li>
          );
        })}
      </ol>
      <Button
        className="w-full justify-center border-dashed text-brand"
        onClick={() => put([...entries, emptyOf(items, opened.form)], 'Added at the end')}
      >
        Add to {legend.toLowerCase()}
      </Button>
    </fieldset>
  );
}
