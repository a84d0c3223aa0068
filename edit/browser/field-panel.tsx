import { useEffect, useMemo, useRef, useState } from 'react';
import { ask, Refused, withValueAt, type Answer, type Mistake, type Opened, type Overview, type Place } from './api';
import { entryName, inWords, isSame, keyOf } from '../words';
import { valueAt } from '../../lib/content/mistake';
import { Context, Field, schemaAt } from './form';
import { draftKey, type Draft } from './drafts';
import { Button } from './icons';
import { Difference, Mistakes } from './views';

/** The form of one field and its neighbors: nothing is saved before the button is pressed, and nothing typed is lost. */

type Props = {
  file: string;
  place: Place;
  overview: Overview;
  onSaved: (saved: Answer<'save'>, before: unknown, after: unknown, place: Place) => void;
  onOpen: (file: string, place: Place) => void;
};

/** What has one form: a text with what belongs to it, or a list. */
function rootOf(data: unknown, place: Place): Place {
  const value = valueAt(data, place);
  if (typeof value === 'object' && value !== null) return place;
  const outer = place.slice(0, -1);
  return outer.length === 0 && typeof data === 'object' && Object.keys(data ?? {}).length > 12 ? place : outer;
}

const waitMs = 350;

export function FieldPanel({ file, ...props }: Props) {
  const [opened, setOpened] = useState<Opened>();
  const [refused, setRefused] = useState('');
  useEffect(() => {
    void ask('open', { file }).then(setOpened, (error: Error) => setRefused(error.message));
  }, [file]);
  if (refused) return <p role="alert">{refused}</p>;
  return opened ? <Form opened={opened} {...props} /> : <p role="status">One moment …</p>;
}

function Form({ opened, place, overview, onSaved, onOpen }: Omit<Props, 'file'> & { opened: Opened }) {
  const { file, title, data } = opened;
  const root = useMemo(() => rootOf(data, place), [data, place]);
  const now = valueAt(data, root);
  const key = draftKey(file, root);
  const [kept] = useState(() => JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null);
  const [before, setBefore] = useState<unknown>(kept ? kept.before : now);
  const [value, setValue] = useState<unknown>(kept ? kept.value : now);
  const [mistakes, setMistakes] = useState<Mistake[]>([]);
  const [refused, setRefused] = useState('');
  const [conflict, setConflict] = useState<{ theirs: unknown }>();
  const form = useRef<HTMLFormElement>(null);
  const isChanged = !isSame(value, before);

  useEffect(() => {
    // Whoever saves or undoes by keys stays where they are.
    if (document.activeElement?.closest('header')) return;
    const wanted = form.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(keyOf(place))}"]`);
    wanted?.querySelector<HTMLElement>('input, textarea, select, summary')?.focus();
    wanted?.scrollIntoView({ block: 'center' });
  }, [place]);

  useEffect(() => {
    if (isChanged) localStorage.setItem(key, JSON.stringify({ value, before } satisfies Draft));
    else localStorage.removeItem(key);
    let isGone = false;
    const waiting = setTimeout(() => {
      void ask('trial', { file, place: root, value }).then(
        (given) => !isGone && setMistakes(given.mistakes),
        (error: Error) => !isGone && setRefused(error.message),
      );
    }, waitMs);
    return () => {
      isGone = true;
      clearTimeout(waiting);
    };
  }, [value, before, isChanged, key, file, root]);

  async function save(prefersMine = false): Promise<void> {
    try {
      setRefused('');
      const saved = await ask('save', { file, place: root, value, before, prefersMine });
      localStorage.removeItem(key);
      onSaved(saved, before, value, root);
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error));
      if (error instanceof Refused && 'theirs' in error.details) setConflict({ theirs: error.details.theirs });
    }
  }

  function start(from: unknown): void {
    setBefore(from);
    setValue(from);
    setConflict(undefined);
    setRefused('');
  }

  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    addEventListener('keydown', saveByKey);
    return () => removeEventListener('keydown', saveByKey);
  }, []);

  const elsewhere = mistakes.filter((one) => one.file !== file || !keyOf(one.place).startsWith(keyOf(root)));
  const openInEditor = (at: Place) => {
    void ask('line', { file, place: at }).then((found) =>
      fetch(`/__nextjs_launch-editor?file=${encodeURIComponent(found.file)}&line1=${found.line}&column1=1`),
    );
  };
  const nameOf = (at: Place) =>
    typeof at.at(-1) === 'number' ? entryName(valueAt(data, at)) : inWords(at.at(-1) ?? title);
  return (
    <Context
      value={{
        opened,
        overview,
        mistakes,
        openInEditor,
        openField: onOpen,
        change: (at, next) => setValue((was: unknown) => withValueAt(was, at.slice(root.length), next)),
      }}
    >
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <nav aria-label="Where this is">
          {[...root.keys(), root.length].map((length) => (
            <span key={length}>
              {length > 0 && ' › '}
              <Button className="quiet" onClick={() => onOpen(file, root.slice(0, length))}>
                {length > 0 ? nameOf(root.slice(0, length)) : title}
              </Button>
            </span>
          ))}
        </nav>
        {kept !== null && isChanged && (
          <p className="note">These are your words from before. They are not saved yet.</p>
        )}
        <Field schema={schemaAt(opened.form, data, root)} place={root} value={value} legend={nameOf(root)} />
        <Mistakes mistakes={elsewhere} onOpen={onOpen} />
        <div className="bg-wash sticky bottom-0 -mx-4 mt-4 flex flex-wrap items-center gap-2 border-t border-rule px-4 py-3">
          {refused && (
            <p role="alert" className="wrong">
              {refused}
            </p>
          )}
          {conflict && (
            <div className="note">
              <p className="label">What it says by now, and what you would make of it:</p>
              <Difference before={conflict.theirs} after={value} />
              <div className="check">
                <Button onClick={() => void save(true)}>Take mine</Button>
                <Button onClick={() => start(conflict.theirs)}>Keep theirs</Button>
              </div>
            </div>
          )}
          <button type="submit" className="primary" disabled={!isChanged}>
            {mistakes.some((one) => one.file === file) ? 'Save with mistakes' : 'Save'}
          </button>
          <Button disabled={!isChanged} onClick={() => start(now)}>
            Discard
          </Button>
          <Button className="quiet ml-auto" onClick={() => openInEditor(place)}>
            Open the file
          </Button>
        </div>
      </form>
    </Context>
  );
}
