import { createContext, useContext, useId, useState, type ReactNode } from 'react';
import { inWords, isMarked, isSame, isWithin, messageOf, repaired, type Marked } from '../values';
import { sendPicture, type Mistake, type Opened, type Overview, type Place, type Schema } from './api';
import { Button, Drawing } from './icons';

/** Fields of one value: texts, numbers, days, choices, pictures, and headlines with their marked words. */

type FormContext = {
  opened: Opened;
  overview: Overview;
  mistakes: readonly Mistake[];
  change: (place: Place, value: unknown) => void;
};
/** Every field is in a form. */
export const Context = createContext({} as FormContext);

export const useForm = () => useContext(Context);

export type FieldProps = { schema: Schema; place: Place; value: unknown; isOptional?: boolean; legend?: string };
export type ControlProps = FieldProps & { legend: string };

export const isNumeric = ({ type }: Schema) => type === 'integer' || type === 'number';

/** What is wrong with a value, or in it. */
export function useMistakesIn(place: Place): readonly Mistake[] {
  const { mistakes, opened } = useForm();
  return mistakes.filter((one) => one.file === opened.file && isWithin(one.place, place));
}

/** What is wrong with a value as a whole. */
export const useMistakes = (place: Place) => useMistakesIn(place).filter((one) => one.place.length === place.length);

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

/** What a reference in a schema stands for, with what the place says about it. */
export function resolved(schema: Schema, root: Schema): Schema {
  const shared = schema.$ref ? root.$defs?.[schema.$ref.replace('#/$defs/', '')] : undefined;
  return { ...(shared && resolved(shared, root)), ...schema, $ref: undefined };
}

/** Choices that are pictures have a name. */
export type Choice = { value: string; label: ReactNode; name?: string };

/** What a field is chosen from, where all of it can be seen. */
export function useChoices({ schema, place }: ControlProps): readonly Choice[] | undefined {
  const { opened, overview } = useForm();
  const reference = useReference(place);
  if (schema.type === 'array' && reference === 'plans') return overview.choices.plans;
  const all = schema.type === 'array' ? resolved(schema.items ?? {}, opened.form).enum : schema.enum;
  if (reference === 'icons')
    return all?.map((one) => ({
      value: one,
      label: <Drawing parts={Object.entries(overview.icons).find(([name]) => name === one)?.[1] ?? []} />,
      name: inWords(one),
    }));
  return reference === undefined
    ? all?.map((one) => ({ value: one, label: one === '' ? 'none' : inWords(one) }))
    : undefined;
}

type ChipsProps = Pick<ControlProps, 'legend' | 'schema'> & {
  type?: 'radio' | 'checkbox';
  className: string;
  all: readonly Choice[];
  chosen: readonly string[];
  onChoose: (value: string) => void;
  own: readonly Mistake[];
};

const mostSeen = 12;

/** Choices that are all seen. Very many are folded. */
export function Chips({ type = 'radio', className, legend, schema, all, chosen, onChoose, own }: ChipsProps) {
  const group = useId();
  const now = all.find(({ value }) => chosen.includes(value));
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
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      <p className="help">{schema.description}</p>
      {all.length <= mostSeen ? (
        chips
      ) : (
        <details>
          <summary className="[&_svg]:inline">
            {now?.label} {now?.name}
          </summary>
          {chips}
        </details>
      )}
      <Wrong own={own} />
    </fieldset>
  );
}

/** One of several values, or several of them in the order of all. */
export function Chosen({ all, ...props }: ControlProps & { all: readonly Choice[] }) {
  const { change } = useForm();
  const { place, schema, value } = props;
  const isSeveral = schema.type === 'array';
  const chosen = isSeveral ? (value as unknown[]).map(String) : [String(value)];
  function choose(next: string): void {
    const several = all.map((one) => one.value).filter((one) => (one === next) !== chosen.includes(one));
    change(place, isSeveral ? several : next);
  }
  const type = isSeveral ? 'checkbox' : 'radio';
  const own = useMistakesIn(place);
  return <Chips {...props} className="chips" type={type} all={all} chosen={chosen} onChoose={choose} own={own} />;
}

export function Flag({ place, schema, legend, value }: ControlProps) {
  const { change } = useForm();
  return (
    <>
      <label className="check">
        <input type="checkbox" checked={value === true} onChange={({ target }) => change(place, target.checked)} />
        {legend}
      </label>
      <p className="help">{schema.description}</p>
      <Wrong own={useMistakes(place)} />
    </>
  );
}

/** How a value is typed, and what it is made of what was typed. */
type Typing = { show: (value: unknown) => string; read: (typed: string) => unknown };

const asText: Typing = {
  show: (value) => String(value ?? ''),
  read: (typed) => typed.replaceAll('\n', ' '),
};

/** A number once it is one. Until then, it is the text that was typed. */
const asNumber: Typing = {
  ...asText,
  read: (typed) => (/^-?(?:\d+\.?\d*|\.\d+)$/.test(typed.trim()) ? Number(typed) : typed),
};

/** `Stop *losing calls* today`: a headline with its marked words. */
const asHeadline: Typing = {
  show(value) {
    const { text, marker = '' } = value as Marked;
    return marker === '' ? text : text.replace(marker, () => `*${marker}*`);
  },
  read(typed): Marked {
    const [, marker = ''] = /^[^*]*\*([^*]+)\*[^*]*$/.exec(typed) ?? [];
    return { text: typed.replaceAll('*', '').replaceAll('\n', ' '), ...(marker !== '' && { marker }) };
  },
};

/** What is typed, or found by typing. */
export function Text({ place, schema, legend, value }: ControlProps) {
  const { change, overview, opened } = useForm();
  const id = useId();
  const own = useMistakesIn(place);
  const reference = useReference(place);
  const choices = overview.choices[reference ?? ''];
  const isHeadline = isMarked(value);
  const isNumber = isNumeric(schema) || typeof value === 'number';
  const { show, read } = isHeadline ? asHeadline : isNumber ? asNumber : asText;
  const [typed, setTyped] = useState('');
  const text = isSame(read(typed), value) ? typed : show(value);
  const bounds = isHeadline ? resolved(schema.properties?.text ?? {}, opened.form) : schema;
  function set(next: string): void {
    setTyped(next);
    change(place, read(next));
  }
  const shared = {
    id,
    value: text,
    'aria-describedby': `${id}-help ${id}-wrong`,
    'aria-invalid': own.length > 0,
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  };
  const isDay = schema.format === 'date';
  const isLong = isHeadline || (!isNumber && !isDay && !choices && ((schema.maxLength ?? 99) > 40 || text.length > 40));
  return (
    <>
      <label htmlFor={id}>{legend}</label>
      <p id={`${id}-help`} className="help">
        {isHeadline ? 'The words between two *asterisks* are marked.' : schema.description}
      </p>
      {isLong ? (
        <textarea {...shared} className="field-sizing-content min-h-16" />
      ) : (
        <input
          {...shared}
          list={choices && `${id}-list`}
          type={isDay ? 'date' : 'text'}
          inputMode={isNumber ? 'decimal' : undefined}
          autoComplete="off"
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
      {!choices && <Count length={text.replaceAll(isHeadline ? '*' : '', '').length} schema={bounds} />}
      <Wrong id={`${id}-wrong`} own={own} />
      {!isNumber && !choices && repaired(text).trim() !== text.trim() && (
        <p className="note">
          {repaired(text)} <Button onClick={() => set(repaired(text))}>Repair it like this</Button>
        </p>
      )}
      {/\{\w+\}/.test(text) && (
        <p className="note">
          What is in braces is filled in from another file. Search for its words to change it everywhere.
        </p>
      )}
    </>
  );
}

function Count({ length, schema: { minLength = 0, maxLength } }: { length: number; schema: Schema }) {
  if (maxLength === undefined) return null;
  return (
    <p className={length > maxLength || length < minLength ? 'count wrong' : 'count'}>
      {length} of {minLength} to {maxLength} characters
    </p>
  );
}

function Upload({ place }: { place: Place }) {
  const { change } = useForm();
  const [refused, setRefused] = useState('');
  const use = place.includes('portrait') ? 'portrait' : place.includes('thumbnail') ? 'thumbnail' : 'avatar';
  async function upload(file: File): Promise<void> {
    setRefused('');
    try {
      change(place, (await sendPicture(file, use)).name);
    } catch (error) {
      setRefused(messageOf(error));
    }
  }
  return (
    <>
      <label>
        Take a picture from this computer
        <input
          type="file"
          accept="image/jpeg,image/png"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // So that it can be chosen again, once it is mended.
            target.value = '';
            if (file) void upload(file);
          }}
        />
      </label>
      <p className="wrong" role="status">
        {refused}
      </p>
    </>
  );
}
