import { createContext, useContext, useId, useState, type ReactNode } from 'react';
import { sendPicture, type Mistake, type Opened, type Overview, type Place, type Schema } from './api';
import { entryName, inWords, keyOf, sentence } from '../words';
import { valueAt } from '../../../lib/content/mistake';

/** A form made from the schema of a field: its help, its bounds, its choices. */

type FormContext = {
  opened: Opened;
  overview: Overview;
  mistakes: readonly Mistake[];
  change: (place: Place, value: unknown) => void;
  openInEditor: (place: Place) => void;
  openField: (file: string, place: Place) => void;
};
export const Context = createContext<FormContext | undefined>(undefined);

function useForm(): FormContext {
  const form = useContext(Context);
  if (!form) throw new Error('a field is outside of a form');
  return form;
}

/** What a reference in a schema stands for, with what the place says about it. */
export function resolved(schema: Schema, root: Schema): Schema {
  const shared = schema.$ref ? root.$defs?.[schema.$ref.replace('#/$defs/', '')] : undefined;
  const inner = shared ? resolved(shared, root) : {};
  return { ...inner, ...schema, $ref: undefined };
}

const formsOf = (schema: Schema, root: Schema) =>
  [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((one) => resolved(one, root));

/** Whether a value has the shape of a schema, as far as its form goes. */
function fits(schema: Schema, value: unknown): boolean {
  if (schema.const !== undefined) return value === schema.const;
  if (schema.type === 'object') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const kinds = Object.entries(schema.properties ?? {}).filter(([, field]) => field.const !== undefined);
    const isOfKind = kinds.every(([key, field]) => Reflect.get(value, key) === field.const);
    return (
      isOfKind &&
      (schema.required ?? []).every((key) => key in value) &&
      Object.keys(value).every((key) => key in (schema.properties ?? {}))
    );
  }
  if (schema.type === 'array') return Array.isArray(value);
  if (schema.type === 'integer') return typeof value === 'number';
  return schema.type === undefined || typeof value === schema.type;
}

/** A value to begin with. */
export function emptyOf(given: Schema, root: Schema): unknown {
  const schema = resolved(given, root);
  const [form] = formsOf(schema, root);
  if (form) return emptyOf(form, root);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).filter(([key]) => schema.required?.includes(key));
    return Object.fromEntries(fields.map(([key, field]) => [key, emptyOf(field, root)]));
  }
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => emptyOf(schema.items ?? {}, root));
  if (schema.type === 'boolean') return false;
  return schema.type === 'integer' || schema.type === 'number' ? (schema.minimum ?? 1) : '';
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

type FieldProps = { schema: Schema; place: Place; value: unknown; isOptional?: boolean; legend?: string };

/** What stands beside a field: its help, its bounds, what is wrong. */
function useField(place: Place) {
  const { mistakes, opened } = useForm();
  const id = useId();
  const own = mistakes.filter((one) => one.file === opened.file && keyOf(one.place) === keyOf(place));
  return { id, own };
}

function Wrong({ id, own }: { id: string; own: readonly Mistake[] }) {
  return (
    <div id={`${id}-wrong`} role="status" className="wrong">
      {own.map(({ message }) => (
        <p key={message}>{sentence(message)}</p>
      ))}
    </div>
  );
}

export function Field(props: FieldProps) {
  const { opened, overview, change } = useForm();
  const { place, value, isOptional } = props;
  const schema = resolved(props.schema, opened.form);
  const name = props.legend ?? inWords(place.at(-1) ?? opened.title);
  const code = opened.code.find((one) => keyOf(one.place) === keyOf(place));
  if (value === undefined && isOptional) {
    return (
      <p>
        <button type="button" className="quiet" onClick={() => change(place, emptyOf(schema, opened.form))}>
          Add {name.toLowerCase()}
        </button>
      </p>
    );
  }
  if (code?.uses === 0) return <Code name={name} place={place} value={value} />;
  const remove = isOptional && (
    <button type="button" className="quiet" onClick={() => change(place, undefined)}>
      Remove {name.toLowerCase()}
    </button>
  );
  return (
    <div className="field" data-place={keyOf(place)}>
      <Control {...props} schema={schema} legend={name} choices={choicesOf(overview, place)} />
      {code && <p className="note">This is shared: {code.uses} fields change with it.</p>}
      {remove}
    </div>
  );
}

/** What a field can refer to, by its name or that of its list. */
function choicesOf({ references, choices }: Overview, place: Place) {
  const field = place.findLast((key) => typeof key === 'string');
  return field === undefined ? undefined : choices[references[field] ?? ''];
}

function Code({ name, place, value }: { name: string; place: Place; value: unknown }) {
  const { openInEditor } = useForm();
  return (
    <div className="field">
      <p className="label">{name}</p>
      <p className="note">
        This is made by code, so it is not changed here: {typeof value === 'object' ? 'several values' : String(value)}{' '}
        <button type="button" className="quiet" onClick={() => openInEditor(place)}>
          Open it in the editor program
        </button>
      </p>
    </div>
  );
}

type ControlProps = FieldProps & { legend: string; choices?: { value: string; label: string }[] };

function Control(props: ControlProps) {
  const { opened } = useForm();
  const { schema, value, choices } = props;
  const forms = formsOf(schema, opened.form);
  if (forms.length > 0) return <Kinds {...props} forms={forms} />;
  if (schema.type === 'object' || schema.properties) return <Fields {...props} />;
  if (schema.type === 'array') return <List {...props} />;
  if (schema.type === 'boolean') return <Check {...props} />;
  if (schema.const !== undefined) return null;
  if (choices) return <Reference {...props} />;
  if (schema.enum) return <Choose {...props} />;
  return (
    <Text {...props} isNumber={schema.type === 'integer' || schema.type === 'number' || typeof value === 'number'} />
  );
}

type Aria = { id: string; 'aria-describedby': string; 'aria-invalid': boolean };

/** A control with its label, its help and what is wrong with it. */
function Labeled({
  place,
  schema,
  legend,
  children,
}: Pick<ControlProps, 'place' | 'schema' | 'legend'> & { children: (aria: Aria) => ReactNode }) {
  const { id, own } = useField(place);
  return (
    <>
      <label htmlFor={id}>{legend}</label>
      <p id={`${id}-help`} className="help">
        {schema.description}
      </p>
      {children({ id, 'aria-describedby': `${id}-help ${id}-wrong`, 'aria-invalid': own.length > 0 })}
      <Wrong id={id} own={own} />
    </>
  );
}

function Text({ isNumber, ...props }: ControlProps & { isNumber: boolean }) {
  const { change, overview, openField } = useForm();
  const { schema, place, value } = props;
  const text = String(value ?? '');
  const { minLength = 0, maxLength } = schema;
  const names = [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
    overview.names[name] ? [{ name, ...overview.names[name] }] : [],
  );
  const set = (typed: string) =>
    change(place, isNumber && typed.trim() !== '' && !Number.isNaN(Number(typed)) ? Number(typed) : typed);
  const isLong = !isNumber && (maxLength === undefined || maxLength > 40 || text.length > 40);
  return (
    <Labeled {...props}>
      {(aria) => (
        <>
          {isLong ? (
            <textarea
              {...aria}
              value={text}
              rows={Math.min(10, Math.ceil(text.length / 42) + 1)}
              onChange={({ target }) => set(target.value.replaceAll('\n', ' '))}
            />
          ) : (
            <input {...aria} value={text} onChange={({ target }) => set(target.value)} />
          )}
          {maxLength !== undefined && (
            <p className={text.length > maxLength || text.length < minLength ? 'count over' : 'count'}>
              {text.length} of {minLength} to {maxLength} characters
            </p>
          )}
          {names.map(({ name, from, users }) => (
            <p key={name} className="note">
              {`{${name}}`} is filled in.{' '}
              <button type="button" className="quiet" onClick={() => openField(from, [])}>
                Show where it comes from
              </button>{' '}
              Also used in {users.join(', ')}.
            </p>
          ))}
        </>
      )}
    </Labeled>
  );
}

function Check(props: ControlProps) {
  const { change } = useForm();
  return (
    <Labeled {...props}>
      {(aria) => (
        <input
          {...aria}
          type="checkbox"
          checked={props.value === true}
          onChange={({ target }) => change(props.place, target.checked)}
        />
      )}
    </Labeled>
  );
}

function Choose(props: ControlProps) {
  const { change } = useForm();
  return (
    <Labeled {...props}>
      {(aria) => (
        <select
          {...aria}
          value={String(props.value ?? '')}
          onChange={({ target }) => change(props.place, target.value)}
        >
          {props.schema.enum?.map((one) => (
            <option key={one} value={one}>
              {one === '' ? 'none' : one}
            </option>
          ))}
        </select>
      )}
    </Labeled>
  );
}

/** A list that is searched while one types, with what each entry is. */
function Reference({ choices, ...props }: ControlProps) {
  const { change } = useForm();
  const { place, value } = props;
  const isPicture = ['src', 'image'].includes(String(place.at(-1)));
  const label = choices?.find((one) => one.value === value)?.label;
  return (
    <Labeled {...props}>
      {(aria) => (
        <>
          <input
            {...aria}
            list={`${aria.id}-list`}
            value={String(value ?? '')}
            autoComplete="off"
            onChange={({ target }) => change(place, target.value)}
          />
          <datalist id={`${aria.id}-list`}>
            {choices?.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </datalist>
          {isPicture ? <Upload place={place} /> : <p className="count">{label ?? 'Type to search'}</p>}
        </>
      )}
    </Labeled>
  );
}

function Upload({ place }: { place: Place }) {
  const { change } = useForm();
  const [refused, setRefused] = useState('');
  const slot = place.includes('portrait') ? 'portrait' : place.includes('thumbnail') ? 'thumbnail' : 'avatar';
  const upload = (file?: File) => {
    setRefused('');
    if (!file) return;
    void sendPicture(file, slot).then(
      ({ name }) => change(place, name),
      (error: Error) => setRefused(error.message),
    );
  };
  return (
    <>
      <label>
        Take a picture from this computer
        <input type="file" accept="image/jpeg,image/png" onChange={({ target }) => upload(target.files?.[0])} />
      </label>
      <p className="wrong" role="status">
        {refused}
      </p>
    </>
  );
}

/** What people call one of several forms. */
function nameOfForm(form: Schema): string {
  const kind = Object.values(form.properties ?? {}).find((field) => field.const !== undefined)?.const;
  if (form.const !== undefined) return String(form.const);
  if (typeof kind === 'string') return inWords(kind);
  if (form.type === 'integer' || form.type === 'number') return 'a number';
  const fields = (form.required ?? []).map((key) => inWords(key).toLowerCase());
  return form.type === 'array' ? 'a list' : `with ${fields.join(' and ')}`;
}

/** One of several forms: what is there already stays where both have it. */
function Kinds({ forms, ...props }: ControlProps & { forms: Schema[] }) {
  const { change, opened } = useForm();
  const { place, value, legend, schema } = props;
  const found = forms.findIndex((form) => fits(form, value));
  const form = forms[found] ?? forms[0] ?? {};
  function choose(index: number): void {
    const next = forms[index] ?? {};
    const empty = emptyOf(next, opened.form);
    const isObject = typeof value === 'object' && value !== null && typeof empty === 'object' && !Array.isArray(empty);
    const kept = Object.entries(Object(value) as object).filter(([key]) => {
      const field = next.properties?.[key];
      return field && resolved(field, opened.form).const === undefined;
    });
    change(place, isObject ? { ...empty, ...Object.fromEntries(kept) } : empty);
  }
  return (
    <>
      <Labeled place={place} schema={schema} legend={form.properties ? `${legend}: kind` : legend}>
        {(aria) => (
          <select {...aria} value={Math.max(0, found)} onChange={({ target }) => choose(Number(target.value))}>
            {forms.map((one, index) => (
              <option key={nameOfForm(one)} value={index}>
                {nameOfForm(one)}
              </option>
            ))}
          </select>
        )}
      </Labeled>
      {form.const === undefined && <Control {...props} schema={{ ...form, description: form.description ?? '' }} />}
    </>
  );
}

/** The fields of an object. Those that have fields themselves can be opened. */
export function Fields({ schema, place, value, legend }: ControlProps) {
  const { id, own } = useField(place);
  const { opened, change, mistakes } = useForm();
  const hasMistake = (at: Place) =>
    mistakes.some((one) => one.file === opened.file && keyOf(one.place).startsWith(`${keyOf(at)}.`));
  const any = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const fields = Object.entries(
    any ? Object.fromEntries(Object.keys(Object(value) as object).map((key) => [key, any])) : (schema.properties ?? {}),
  );
  const isShort = fields.length <= 4;
  const inner = fields.map(([key, field]) => {
    const found = valueAt(value, [key]);
    const isInner = typeof found === 'object' && found !== null;
    const shown = (
      <Field
        key={key}
        schema={field}
        place={[...place, key]}
        value={found}
        isOptional={!any && !schema.required?.includes(key)}
      />
    );
    if (!isInner || isShort) return shown;
    return (
      <details key={key} open={hasMistake([...place, key])}>
        <summary>
          {inWords(key)} <span className="help">{resolved(field, opened.form).description}</span>
        </summary>
        {shown}
      </details>
    );
  });
  return (
    <fieldset id={id}>
      <legend>{legend}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      <Wrong id={id} own={own} />
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
    <p>
      <label htmlFor={id}>Name of a new entry, such as addOnCoaching</label>
      <input id={id} value={name} onChange={({ target }) => setName(target.value)} />
      <button type="button" disabled={!/^[a-z][A-Za-z]*$/.test(name)} onClick={() => onAdd(name)}>
        Add it
      </button>
    </p>
  );
}

function List({ schema, place, value, legend }: ControlProps) {
  const { change, opened } = useForm();
  const { id, own } = useField(place);
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState('');
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const items = resolved(schema.items ?? {}, opened.form);
  const put = (next: unknown[], what: string) => {
    change(place, next);
    setSaid(what);
  };
  function move(from: number, to: number): void {
    if (to < 0 || to >= entries.length || from === to) return;
    const next = entries.filter((_, index) => index !== from);
    next.splice(to, 0, entries[from]);
    put(next, `Moved to place ${to + 1}`);
  }
  const isPlain = entries.every((entry) => typeof entry !== 'object');
  return (
    <fieldset id={id}>
      <legend>{legend}</legend>
      {schema.description && <p className="help">{schema.description}</p>}
      {schema.maxItems !== undefined && (
        <p className="count">
          {entries.length} of {schema.minItems ?? 0} to {schema.maxItems} entries
        </p>
      )}
      <p role="status" className="hidden">
        {said}
      </p>
      <Wrong id={id} own={own} />
      <ol>
        {entries.map((entry, index) => {
          const name = `${index + 1}. ${entryName(entry)}`;
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
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => {
                if (dragged !== undefined) move(dragged, index);
              }}
              onKeyDown={(event) => {
                if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
                event.preventDefault();
                event.stopPropagation();
                move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
              }}
            >
              {isPlain ? shown : <Entry name={name}>{shown}</Entry>}
              <div className="entry-actions">
                <span
                  draggable
                  aria-hidden
                  title="Drag to another place"
                  className="handle"
                  onDragStart={() => setDragged(index)}
                >
                  ⠿
                </span>
                <button
                  type="button"
                  disabled={index === 0}
                  aria-label={`Move ${name} up`}
                  onClick={() => move(index, index - 1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  disabled={index === entries.length - 1}
                  aria-label={`Move ${name} down`}
                  onClick={() => move(index, index + 1)}
                >
                  ↓
                </button>
                <button
                  type="button"
                  aria-label={`Duplicate ${name}`}
                  onClick={() => put(entries.toSpliced(index + 1, 0, structuredClone(entry)), 'Duplicated')}
                >
                  Copy
                </button>
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => put(entries.toSpliced(index, 1), 'Removed')}
                >
                  Remove
                </button>
              </div>
            </li>
          );
        })}
      </ol>
      <button type="button" onClick={() => put([...entries, emptyOf(items, opened.form)], 'Added at the end')}>
        Add to {legend.toLowerCase()}
      </button>
    </fieldset>
  );
}

/** Its fields are made when it is opened for the first time: a list of figures has hundreds. */
function Entry({ name, children }: { name: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(name.endsWith('. '));
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && children}
    </details>
  );
}
