import { createContext, useContext, useId, useRef, useState, type ReactNode } from 'react';
import { Icon as SiteIcon } from '../../components/ui/icon';
import type { iconNames } from '../../lib/content/schemas/fields';
import { inWords, isSame, keyOf, repaired, type Marked } from '../words';
import { ask, sendPicture, type Mistake, type Opened, type Overview, type Place, type Schema } from './api';
import { Button } from './icons';

/** Fields of one value: texts, numbers, days, choices, pictures, and headlines with their marked words. */

type FormContext = {
  opened: Opened;
  overview: Overview;
  mistakes: readonly Mistake[];
  change: (place: Place, value: unknown) => void;
  openField: (file: string, place: Place) => void;
};
export const Context = createContext<FormContext | undefined>(undefined);

export function useForm(): FormContext {
  const form = useContext(Context);
  if (!form) throw new Error('a field is outside of a form');
  return form;
}

export type FieldProps = { schema: Schema; place: Place; value: unknown; isOptional?: boolean; legend?: string };
export type ControlProps = FieldProps & { legend: string };

export const isNumeric = ({ type }: Schema) => type === 'integer' || type === 'number';

/** A number once it is one. Until then, it is the text that was typed. */
const readNumber = (typed: string) => (/^-?(?:\d+\.?\d*|\.\d+)$/.test(typed.trim()) ? Number(typed) : typed);

/** What is wrong with a field. */
export function useMistakes(place: Place): readonly Mistake[] {
  const { mistakes, opened } = useForm();
  return mistakes.filter((one) => one.file === opened.file && keyOf(one.place) === keyOf(place));
}

export const Wrong = ({ id, own }: { id?: string; own: readonly Mistake[] }) => (
  <div id={id} role="status" className="wrong">
    {own.map(({ text }) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);

/** What the field of a place refers to, by its name or that of its list: pages, figures, plans … */
export function useReference(place: Place): string | undefined {
  return useForm().overview.references[place.findLast((key) => typeof key === 'string') ?? ''];
}

type ChipsProps = {
  type?: 'radio' | 'checkbox';
  /** Those that are pictures have a name. */
  all: readonly { value: string; label: ReactNode; name?: string }[];
  chosen: readonly string[];
  onChoose: (value: string) => void;
};

const mostSeen = 12;

/** Choices that are all seen. Very many are folded. */
export function Chips({ type = 'radio', all, chosen, onChoose }: ChipsProps) {
  const group = useId();
  const chips = (
    <div className="flex flex-wrap gap-1.5">
      {all.map(({ value, label, name }) => (
        <label key={value} className="chip" title={name}>
          <input
            type={type}
            name={group}
            aria-label={name}
            checked={chosen.includes(value)}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
  if (all.length <= mostSeen) return chips;
  const now = all.find(({ value }) => chosen.includes(value));
  return (
    <details>
      <summary className="[&_svg]:inline">
        {now?.label} {now?.name}
      </summary>
      {chips}
    </details>
  );
}

/** Choices with what they are called, and what is wrong with them. */
export function ChipsField({ place, legend, schema, ...chips }: ChipsProps & ControlProps) {
  return (
    <fieldset className="chips">
      <legend>{legend}</legend>
      <p className="help">{schema.description}</p>
      <Chips {...chips} />
      <Wrong own={useMistakes(place)} />
    </fieldset>
  );
}

/** What a reference in a schema stands for, with what the place says about it. */
export function resolved(schema: Schema, root: Schema): Schema {
  const shared = schema.$ref ? root.$defs?.[schema.$ref.replace('#/$defs/', '')] : undefined;
  return { ...(shared && resolved(shared, root)), ...schema, $ref: undefined };
}

const stars = [1, 2, 3, 4, 5];

export function Input(props: ControlProps) {
  const { change } = useForm();
  const { place, schema, value } = props;
  const reference = useReference(place);
  const set = (next: unknown) => change(place, next);
  if (schema.type === 'boolean') return <Flag {...props} />;
  if (schema.minimum === 1 && schema.maximum === stars.length) {
    const all = stars.map((count) => ({
      value: String(count),
      label: <span aria-hidden>{count <= Number(value) ? '★' : '☆'}</span>,
      name: `${count} of ${stars.length} stars`,
    }));
    return <ChipsField {...props} all={all} chosen={[String(value)]} onChoose={(next) => set(Number(next))} />;
  }
  if (schema.enum && reference === 'icons') {
    const all = schema.enum.map((one) => ({
      value: one,
      label: <SiteIcon name={one as (typeof iconNames)[number]} />,
      name: inWords(one),
    }));
    return <ChipsField {...props} all={all} chosen={[String(value)]} onChoose={set} />;
  }
  if (schema.enum && reference === undefined) {
    const all = schema.enum.map((one) => ({ value: one, label: one === '' ? 'none' : inWords(one) }));
    return <ChipsField {...props} all={all} chosen={[String(value)]} onChoose={set} />;
  }
  return <Text {...props} />;
}

function Flag({ place, schema, legend, value }: ControlProps) {
  const { change } = useForm();
  const id = useId();
  return (
    <>
      <div className="check">
        <input
          id={id}
          aria-describedby={`${id}-help`}
          className="size-4.5 accent-brand"
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => change(place, target.checked)}
        />
        <label htmlFor={id}>{legend}</label>
      </div>
      <p id={`${id}-help`} className="help">
        {schema.description}
      </p>
      <Wrong own={useMistakes(place)} />
    </>
  );
}

const today = new Date().toISOString().slice(0, 10);

/** What is typed, or found by typing. */
function Text({ place, schema, legend, value }: ControlProps) {
  const { change, overview } = useForm();
  const id = useId();
  const own = useMistakes(place);
  const reference = useReference(place);
  const choices = overview.choices[reference ?? ''];
  const isNumber = isNumeric(schema) || typeof value === 'number';
  const [typed, setTyped] = useState('');
  const text = isNumber && isSame(readNumber(typed), value) ? typed : String(value ?? '');
  const set = (next: unknown) => change(place, next);
  const aria = { id, 'aria-describedby': `${id}-help ${id}-wrong`, 'aria-invalid': own.length > 0 };
  const isLong = !isNumber && !choices && ((schema.maxLength ?? 99) > 40 || text.length > 40);
  return (
    <>
      <label htmlFor={id}>{legend}</label>
      <p id={`${id}-help`} className="help">
        {schema.description}
      </p>
      {isLong ? (
        <textarea
          {...aria}
          className="field-sizing-content min-h-16"
          value={text}
          onChange={({ target }) => set(target.value.replaceAll('\n', ' '))}
        />
      ) : (
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
      {reference === 'pictures' && <Upload place={place} />}
      {reference === 'destinations' && !choices?.some((one) => one.value === value) && <NewAddress name={text} />}
      {!choices && <Count text={text} schema={schema} />}
      <Wrong id={`${id}-wrong`} own={own} />
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

function Count({ text: { length }, schema: { minLength = 0, maxLength } }: { text: string; schema: Schema }) {
  if (maxLength === undefined) return null;
  return (
    <p className={length > maxLength || length < minLength ? 'count wrong' : 'count'}>
      {length} of {minLength} to {maxLength} characters
    </p>
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

const destinations = 'content/destinations.ts';

/** An address that content does not have yet gets its name here. */
function NewAddress({ name }: { name: string }) {
  const id = useId();
  const [url, setUrl] = useState('');
  const [said, setSaid] = useState('');
  async function keep(): Promise<void> {
    const asked = { file: destinations, place: ['links', name], value: { url, placeholder: false } };
    const { mistakes } = await ask('trial', asked);
    const own = mistakes.find(({ file, place }) => file === destinations && place.at(-1) === 'url');
    if (!own) await ask('save', asked);
    setSaid(own?.text ?? 'Kept.');
  }
  if (!/^[a-z]+(?:[A-Z][a-z]*)*$/.test(name)) return null;
  return (
    <div className="note">
      <label htmlFor={id}>Nothing has this name yet. Its web address:</label>
      <input id={id} value={url} onChange={({ target }) => setUrl(target.value)} />
      <Button className="mt-1.5" onClick={() => void keep().catch((error: Error) => setSaid(error.message))}>
        Keep this address
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}

/** `Stop *losing calls* today`: a headline with its marked words. */
const joined = ({ text, marker }: Marked) => (marker === '' ? text : text.replace(marker, () => `*${marker}*`));

function parted(typed: string): Marked {
  const [, marker = ''] = /^[^*]*\*([^*]+)\*[^*]*$/.exec(typed) ?? [];
  return { text: typed.replaceAll('*', ''), marker };
}

export function Headline({ place, legend, schema, value }: ControlProps) {
  const { change, opened } = useForm();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const own = [...useMistakes(place), ...useMistakes([...place, 'text']), ...useMistakes([...place, 'marker'])];
  const shown = isSame(parted(typed), value) ? typed : joined(value as Marked);
  const set = (next: string) => {
    setTyped(next);
    change(place, parted(next));
  };
  function markSelected(): void {
    const { selectionStart = 0, selectionEnd = 0 } = box.current ?? {};
    const parts = [
      shown.slice(0, selectionStart),
      shown.slice(selectionStart, selectionEnd),
      shown.slice(selectionEnd),
    ];
    set(parts.map((part) => part.replaceAll('*', '')).join('*'));
  }
  return (
    <>
      <label htmlFor={id}>{legend}</label>
      <p id={`${id}-help`} className="help">
        The words between two *asterisks* are marked.
      </p>
      <textarea
        id={id}
        ref={box}
        aria-describedby={`${id}-help ${id}-wrong`}
        aria-invalid={own.length > 0}
        className="field-sizing-content min-h-16"
        value={shown}
        onChange={({ target }) => set(target.value.replaceAll('\n', ' '))}
      />
      <Count text={parted(shown).text} schema={resolved(schema.properties?.text ?? {}, opened.form)} />
      <Button className="quiet" onClick={markSelected}>
        Mark the selected words
      </Button>
      <Wrong id={`${id}-wrong`} own={own} />
    </>
  );
}
