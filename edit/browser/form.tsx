import { useId, useState, type ReactNode } from 'react';
import type { Place, Schema } from './api';
import { Button, Icon, IconButton } from './icons';
import {
  Chips,
  ChipsField,
  Headline,
  Input,
  isNumeric,
  resolved,
  useForm,
  useMistakes,
  useReference,
  Wrong,
  type ControlProps,
  type FieldProps,
} from './inputs';
import { entryName, inWords, isFields, isMarked, isSame, keyOf } from '../words';
import { valueAt } from '../../lib/content/mistake';

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

/** What the entries of a list are chosen from. */
const choicesOf = ({ items = {} }: Schema, root: Schema) =>
  resolved(items, root).enum?.map((value) => ({ value, label: inWords(value) }));

/** A list whose entries are chosen, and in no order of their own. */
function Several({ all, ...props }: ControlProps & { all: { value: string; label: string }[] }) {
  const { change } = useForm();
  const chosen = Array.isArray(props.value) ? props.value.map(String) : [];
  const toggle = (value: string) =>
    change(
      props.place,
      all.map((one) => one.value).filter((one) => (one === value) !== chosen.includes(one)),
    );
  return <ChipsField {...props} type="checkbox" all={all} chosen={chosen} onChoose={toggle} />;
}

function Control(props: ControlProps) {
  const { opened, overview } = useForm();
  const { schema, value, place } = props;
  const reference = useReference(place);
  const forms = formsOf(schema, opened.form);
  if (isMarked(value)) return <Headline {...props} />;
  if (forms.length > 0) return <Kinds {...props} forms={forms} />;
  if (schema.type === 'object' || schema.properties) return <Fields {...props} />;
  if (schema.type !== 'array') return schema.const === undefined ? <Input {...props} /> : null;
  const few = reference === 'plans' ? overview.choices.plans : reference ? undefined : choicesOf(schema, opened.form);
  return few ? <Several {...props} all={few} /> : <List {...props} />;
}

/** What people call one of several forms, and the name of its picture. */
function nameOfForm(form: Schema, forms: readonly Schema[], whole: Schema): string {
  const fields = Object.values(form.properties ?? {}).map((field) => resolved(field, whole));
  const kind = fields.find((field) => field.const !== undefined)?.const ?? form.const;
  if (kind !== undefined) return String(kind);
  if (form.type !== 'object') return isNumeric(form) ? 'number' : 'list';
  // What the others do not have.
  const own = form.required?.find((key) => forms.some((other) => !(key in (other.properties ?? {}))));
  return own ?? form.required?.[0] ?? 'this';
}

/** One of several forms, each with a picture: what is there already stays where both have it. */
function Kinds({ forms, ...props }: ControlProps & { forms: Schema[] }) {
  const { change, opened } = useForm();
  const { place, value, legend, schema } = props;
  const own = useMistakes(place);
  const form = forms.find((one) => fits(one, value)) ?? forms[0] ?? {};
  function choose(next: Schema): void {
    const empty = emptyOf(next, opened.form);
    const kept = Object.entries(Object(value) as object).filter(([key]) => {
      const field = next.properties?.[key];
      return field && resolved(field, opened.form).const === undefined;
    });
    change(place, isFields(value) && isFields(empty) ? { ...empty, ...Object.fromEntries(kept) } : empty);
  }
  const all = forms.map((one) => {
    const called = nameOfForm(one, forms, opened.form);
    return { value: called, label: [<Icon key="icon" name={called} />, inWords(called)], form: one };
  });
  return (
    <>
      <fieldset className="kinds">
        <legend>{form.properties ? `${legend}: kind` : legend}</legend>
        {schema.description && <p className="help">{schema.description}</p>}
        <Wrong own={form.properties ? [] : own} />
        <Chips
          all={all}
          chosen={[nameOfForm(form, forms, opened.form)]}
          onChoose={(next) => choose(all.find(({ value: one }) => one === next)?.form ?? form)}
        />
      </fieldset>
      {form.const === undefined && <Control {...props} schema={{ ...form, description: form.description ?? '' }} />}
    </>
  );
}

/** Is open where it was just added or something is wrong, and stays open while it is mended. */
function Folded({ isNew, isWrong, children }: { isNew: boolean; isWrong: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(isNew || isWrong);
  if (isWrong && !isOpen) setOpen(true);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {children}
    </details>
  );
}

/** The fields of an object. Those that have fields themselves can be opened. */
function Fields({ schema, place, value, legend }: ControlProps) {
  const { opened, change, mistakes } = useForm();
  const own = useMistakes(place);
  const hasMistake = (at: Place) =>
    mistakes.some((one) => one.file === opened.file && keyOf(one.place).startsWith(`${keyOf(at)}.`));
  const any = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const fields = Object.entries(
    any ? Object.fromEntries(Object.keys(Object(value) as object).map((key) => [key, any])) : (schema.properties ?? {}),
  );
  const inner = fields.map(([key, field]) => {
    const found = valueAt(value, [key]);
    const at = [...place, key];
    const isOptional = !any && !schema.required?.includes(key);
    const shown = <Field key={key} schema={field} place={at} value={found} isOptional={isOptional} />;
    if (fields.length <= 4 || typeof found !== 'object' || isMarked(found)) return shown;
    return (
      <Folded key={key} isNew={isSame(found, emptyOf(field, opened.form))} isWrong={hasMistake(at)}>
        <summary>
          {inWords(key)} <span className="help">{resolved(field, opened.form).description}</span>
        </summary>
        {shown}
      </Folded>
    );
  });
  return (
    <fieldset>
      <legend>{legend}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      <Wrong own={own} />
      {inner}
      {any && <NewName onAdd={(name) => change([...place, name], emptyOf(any, opened.form))} />}
    </fieldset>
  );
}

/** Where entries have names of their own, such as addresses. */
function NewName({ onAdd }: { onAdd: (name: string) => void }) {
  const id = useId();
  const [name, setName] = useState('');
  return (
    <div className="field">
      <label htmlFor={id}>Name of a new entry, such as addOnCoaching</label>
      <input id={id} value={name} onChange={({ target }) => setName(target.value)} />
      <Button disabled={!/^[a-z][A-Za-z]*$/.test(name)} onClick={() => onAdd(name)}>
        Add it
      </Button>
    </div>
  );
}

function List({ schema, place, value, legend }: ControlProps) {
  const { change, opened } = useForm();
  const own = useMistakes(place);
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const items = resolved(schema.items ?? {}, opened.form);
  const put = (next: unknown[], what: string) => {
    change(place, next);
    setSaid(what);
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= entries.length || from === to) return;
    put(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]), `Moved to place ${to + 1}`);
  };
  const isPlain = entries.every((entry) => typeof entry !== 'object');
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
          const actions = [
            { icon: 'up', label: `Move ${name} up`, isOff: index === 0, act: () => move(index, index - 1) },
            {
              icon: 'down',
              label: `Move ${name} down`,
              isOff: index === entries.length - 1,
              act: () => move(index, index + 1),
            },
            {
              icon: 'copy',
              label: `Duplicate ${name}`,
              act: () => put(entries.toSpliced(index + 1, 0, structuredClone(entry)), 'Duplicated'),
            },
            { icon: 'remove', label: `Remove ${name}`, act: () => put(entries.toSpliced(index, 1), 'Removed') },
          ];
          const shown = (
            <Field
              schema={items}
              place={[...place, index]}
              value={entry}
              legend={isPlain ? `${legend} ${index + 1}` : name}
            />
          );
          return (
            // The buttons do the same.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={index}
              className="card"
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => dragged !== undefined && move(dragged, index)}
              onKeyDown={(event) => {
                if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
                event.preventDefault();
                event.stopPropagation();
                move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
              }}
            >
              {isPlain ? shown : <Entry name={name}>{shown}</Entry>}
              <div className="absolute top-1.5 right-1.5 flex">
                <span
                  draggable
                  aria-hidden
                  title="Drag to another place"
                  className="text-soft grid size-8 cursor-grab place-items-center"
                  onDragStart={() => setDragged(index)}
                >
                  <Icon name="handle" />
                </span>
                {actions.map((one) => (
                  <IconButton key={one.icon} {...one} />
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

/** Its fields are made when it is opened for the first time: a list of figures has hundreds. */
function Entry({ name, children }: { name: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(name.endsWith('. '));
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="pr-40">{name}</summary>
      {isOpen && children}
    </details>
  );
}
