import { createContext, useContext, useId, useState, type ReactNode } from 'react';
import { sendPicture, type Mistake, type Opened, type Overview, type Place, type Schema } from './api';
import { Button, Icon, IconButton } from './icons';
import { entryName, inWords, isSame, keyOf, repaired } from '../words';
import { valueAt } from '../../lib/content/mistake';

/* oxlint-disable react/no-array-index-key -- entries have no names of their own */
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
function resolved(schema: Schema, root: Schema): Schema {
  const shared = schema.$ref ? root.$defs?.[schema.$ref.replace('#/$defs/', '')] : undefined;
  return { ...(shared && resolved(shared, root)), ...schema, $ref: undefined };
}

const formsOf = (schema: Schema, root: Schema) =>
  [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map((one) => resolved(one, root));

const isNumeric = ({ type }: Schema) => type === 'integer' || type === 'number';
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value has the shape of a schema, as far as its form goes. */
function fits(schema: Schema, value: unknown): boolean {
  if (schema.const !== undefined) return value === schema.const;
  if (schema.type === 'array') return Array.isArray(value);
  if (isNumeric(schema)) return typeof value === 'number' || /^[-\d.,e\s]*$/.test(String(value));
  if (schema.type !== 'object') return schema.type === undefined || typeof value === schema.type;
  const { properties = {}, required = [] } = schema;
  return (
    isObject(value) &&
    Object.entries(properties).every(
      ([key, field]) => field.const === undefined || valueAt(value, [key]) === field.const,
    ) &&
    required.every((key) => key in value) &&
    Object.keys(value).every((key) => key in properties)
  );
}

/** A number once it is one. Until then, it is the text that was typed. */
const readNumber = (typed: string) => (/^-?(?:\d+\.?\d*|\.\d+)$/.test(typed.trim()) ? Number(typed) : typed);

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

type FieldProps = { schema: Schema; place: Place; value: unknown; isOptional?: boolean; legend?: string };
type ControlProps = FieldProps & { legend: string };

/** What is wrong with a field. */
function useMistakes(place: Place): readonly Mistake[] {
  const { mistakes, opened } = useForm();
  return mistakes.filter((one) => one.file === opened.file && keyOf(one.place) === keyOf(place));
}

const Wrong = ({ id, own }: { id?: string; own: readonly Mistake[] }) => (
  <div id={id} role="status" className="wrong">
    {own.map(({ text }) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);

export function Field(props: FieldProps) {
  const { opened, change, openInEditor } = useForm();
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
            This is made by code, so it is not changed here: {isObject(value) ? 'several values' : String(value)}{' '}
            <Button className="quiet" onClick={() => openInEditor(place)}>
              Open the file
            </Button>
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
  const forms = formsOf(props.schema, opened.form);
  if (forms.length > 0) return <Kinds {...props} forms={forms} />;
  if (props.schema.type === 'object' || props.schema.properties) return <Fields {...props} />;
  if (props.schema.type === 'array') return <List {...props} />;
  return props.schema.const === undefined ? <Input {...props} /> : null;
}

const today = new Date().toISOString().slice(0, 10);

/** One value, with its label, its help, and what is wrong with it. */
function Input(props: ControlProps) {
  const { change, overview } = useForm();
  const { place, schema, legend, value } = props;
  const id = useId();
  const own = useMistakes(place);
  const set = (next: unknown) => change(place, next);
  const aria = { id, 'aria-describedby': `${id}-help ${id}-wrong`, 'aria-invalid': own.length > 0 };
  const field = place.findLast((key) => typeof key === 'string') ?? '';
  const choices = overview.choices[overview.references[field] ?? ''];
  const isNumber = isNumeric(schema) || typeof value === 'number';
  const [typed, setTyped] = useState('');
  const text = isNumber && isSame(readNumber(typed), value) ? typed : String(value ?? '');
  const label = <label htmlFor={id}>{legend}</label>;
  const help = (
    <p id={`${id}-help`} className="help">
      {schema.description}
    </p>
  );
  const wrong = <Wrong id={`${id}-wrong`} own={own} />;
  if (schema.type === 'boolean') {
    return (
      <>
        <div className="check">
          <input
            {...aria}
            className="size-4.5 accent-brand"
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => set(target.checked)}
          />
          {label}
        </div>
        {help}
        {wrong}
      </>
    );
  }
  const isLong = !isNumber && ((schema.maxLength ?? 99) > 40 || text.length > 40);
  return (
    <>
      {label}
      {help}
      {schema.enum && !choices ? (
        <select {...aria} value={text} onChange={({ target }) => set(target.value)}>
          {schema.enum.map((one) => (
            <option key={one} value={one}>
              {one === '' ? 'none' : inWords(one)}
            </option>
          ))}
        </select>
      ) : choices || !isLong ? (
        <input
          {...aria}
          list={choices && `${id}-list`}
          type={schema.format === 'date' ? 'date' : 'text'}
          inputMode={isNumber ? 'decimal' : undefined}
          value={text}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            set(isNumber ? readNumber(target.value) : target.value);
          }}
        />
      ) : (
        <textarea
          {...aria}
          className="field-sizing-content min-h-16"
          value={text}
          onChange={({ target }) => set(target.value.replaceAll('\n', ' '))}
        />
      )}
      {choices && (
        <>
          <datalist id={`${id}-list`}>
            {choices.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </datalist>
          <p className="count">{choices.find((one) => one.value === value)?.label ?? 'Type to search'}</p>
        </>
      )}
      {overview.references[field] === 'pictures' && <Upload place={place} />}
      {schema.maxLength !== undefined && !choices && (
        <p
          className={text.length > schema.maxLength || text.length < (schema.minLength ?? 0) ? 'count wrong' : 'count'}
        >
          {text.length} of {schema.minLength ?? 0} to {schema.maxLength} characters
        </p>
      )}
      {wrong}
      {!isNumber && !choices && repaired(text) !== text && (
        <p className="note">
          {repaired(text)} <Button onClick={() => set(repaired(text))}>Repair it like this</Button>
        </p>
      )}
      {schema.format === 'date' && /^\d{4}(?:-\d\d){2}$/.test(text) && text < today && (
        <p className="note">This day is over.</p>
      )}
      <Names text={text} />
    </>
  );
}

/** Where the names in braces come from, and where else they stand. */
function Names({ text }: { text: string }) {
  const { overview, openField } = useForm();
  return [...text.matchAll(/\{(\w+)\}/g)].map(([braces, name = '']) => {
    const known = overview.names[name];
    return (
      known && (
        <p key={name} className="note">
          {braces} is filled in.{' '}
          <Button className="quiet" onClick={() => openField(known.from, [])}>
            Show where it comes from
          </Button>{' '}
          Also used in {known.users.join(', ')}.
        </p>
      )
    );
  });
}

function Upload({ place }: { place: Place }) {
  const { change } = useForm();
  const [refused, setRefused] = useState('');
  const slot = place.includes('portrait') ? 'portrait' : place.includes('thumbnail') ? 'thumbnail' : 'avatar';
  const upload = (file: File) => {
    setRefused('');
    void sendPicture(file, slot).then(
      ({ name }) => change(place, name),
      (error: Error) => setRefused(error.message),
    );
  };
  return (
    <>
      <label>
        Take a picture from this computer
        <input
          type="file"
          accept="image/jpeg,image/png"
          onChange={({ target }) => target.files?.[0] && upload(target.files[0])}
        />
      </label>
      <p className="wrong" role="status">
        {refused}
      </p>
    </>
  );
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
  const group = useId();
  const own = useMistakes(place);
  const form = forms.find((one) => fits(one, value)) ?? forms[0] ?? {};
  const name = nameOfForm(form, forms, opened.form);
  function choose(next: Schema): void {
    const empty = emptyOf(next, opened.form);
    const kept = Object.entries(Object(value) as object).filter(([key]) => {
      const field = next.properties?.[key];
      return field && resolved(field, opened.form).const === undefined;
    });
    change(place, isObject(value) && isObject(empty) ? { ...empty, ...Object.fromEntries(kept) } : empty);
  }
  const cards = (
    <div className="grid grid-cols-3 gap-1.5 [&_svg]:size-7">
      {forms.map((one) => {
        const called = nameOfForm(one, forms, opened.form);
        return (
          <label
            key={called}
            className="rounded-lg text-sm has-checked:bg-tint relative flex min-h-16 cursor-pointer flex-col items-center justify-center gap-1 border border-rule bg-white p-1.5 text-center leading-tight font-medium has-checked:border-brand has-checked:text-brand"
          >
            <input
              className="absolute opacity-0"
              type="radio"
              name={group}
              checked={one === form}
              onChange={() => choose(one)}
            />
            <Icon name={called} />
            {inWords(called)}
          </label>
        );
      })}
    </div>
  );
  return (
    <>
      <fieldset className="kinds">
        <legend>{form.properties ? `${legend}: kind` : legend}</legend>
        {schema.description && <p className="help">{schema.description}</p>}
        <Wrong own={form.properties ? [] : own} />
        {forms.length <= 3 ? (
          cards
        ) : (
          <details>
            <summary className="[&_svg]:inline">
              <Icon name={name} /> {inWords(name)}
            </summary>
            {cards}
          </details>
        )}
      </fieldset>
      {form.const === undefined && <Control {...props} schema={{ ...form, description: form.description ?? '' }} />}
    </>
  );
}

/** Opens where something is wrong, and stays open while it is mended. */
function Folded({ isWrong, children }: { isWrong: boolean; children: ReactNode }) {
  const [isOpen, setOpen] = useState(isWrong);
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
    if (fields.length <= 4 || typeof found !== 'object') return shown;
    return (
      <Folded key={key} isWrong={hasMistake(at)}>
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
