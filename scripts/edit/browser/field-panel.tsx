import { useEffect, useMemo, useRef, useState } from 'react';
import { ask, Refused, withValueAt, type Mistake, type Opened, type Overview, type Place, type Saved } from './api';
import { inWords, keyOf } from '../words';
import { valueAt } from '../../../lib/content/mistake';
import { Context, Field, schemaAt } from './form';
import { Mistakes } from './views';

/** The form of one field and its neighbors: nothing is saved before the button is pressed, and nothing typed is lost. */

type Props = {
  file: string;
  place: Place;
  overview: Overview;
  onSaved: (saved: Saved, before: unknown, after: unknown, place: Place) => void;
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

export function FieldPanel({ file, place, overview, onSaved, onOpen }: Props) {
  const [opened, setOpened] = useState<Opened>();
  const [refused, setRefused] = useState('');
  useEffect(() => {
    void ask<Opened>('open', { file }).then(setOpened, (error: Error) => setRefused(error.message));
  }, [file]);
  if (refused) return <p role="alert">{refused}</p>;
  if (!opened) return <p role="status">One moment …</p>;
  return <Form {...{ opened, place, overview, onSaved, onOpen }} />;
}

function Form({ opened, place, overview, onSaved, onOpen }: Omit<Props, 'file'> & { opened: Opened }) {
  const root = useMemo(() => rootOf(opened.data, place), [opened, place]);
  const before = valueAt(opened.data, root);
  const draftKey = `draft ${opened.file} ${keyOf(root)}`;
  const [kept] = useState(() => localStorage.getItem(draftKey));
  const [value, setValue] = useState<unknown>(() => (kept ? (JSON.parse(kept) as { value: unknown }).value : before));
  const [mistakes, setMistakes] = useState<Mistake[]>([]);
  const [refused, setRefused] = useState('');
  const [theirs, setTheirs] = useState<unknown>();
  const form = useRef<HTMLFormElement>(null);
  const isChanged = JSON.stringify(value) !== JSON.stringify(before);

  useEffect(() => {
    const wanted = form.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(keyOf(place))}"]`);
    wanted?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    wanted?.scrollIntoView({ block: 'center' });
  }, [place]);

  useEffect(() => {
    if (isChanged) localStorage.setItem(draftKey, JSON.stringify({ value }));
    else localStorage.removeItem(draftKey);
    let isGone = false;
    const waiting = setTimeout(() => {
      void ask<{ mistakes: Mistake[] }>('trial', { file: opened.file, place: root, value }).then(
        (given) => !isGone && setMistakes(given.mistakes),
        (error: Error) => !isGone && setRefused(error.message),
      );
    }, waitMs);
    return () => {
      isGone = true;
      clearTimeout(waiting);
    };
  }, [value, isChanged, draftKey, opened.file, root]);

  async function save(asBefore: unknown = before): Promise<void> {
    try {
      setRefused('');
      const saved = await ask<Saved>('save', {
        file: opened.file,
        place: root,
        value,
        hash: opened.hash,
        before: asBefore,
      });
      localStorage.removeItem(draftKey);
      onSaved(saved, before, value, root);
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error));
      if (error instanceof Refused && 'theirs' in error.details) setTheirs(error.details.theirs);
    }
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

  const elsewhere = mistakes.filter((one) => one.file !== opened.file || !keyOf(one.place).startsWith(keyOf(root)));
  const openInEditor = (at: Place) => {
    void ask<{ file: string; line: number }>('line', { file: opened.file, place: at }).then(({ file, line }) =>
      fetch(`/__nextjs_launch-editor?isAppRelativePath=1&file=${encodeURIComponent(file)}&line1=${line}&column1=1`),
    );
  };
  return (
    <Context
      value={{
        opened,
        overview,
        mistakes,
        openInEditor,
        openField: onOpen,
        change: (at, now) => setValue((was: unknown) => withValueAt(was, at.slice(root.length), now)),
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
          <button type="button" className="quiet" onClick={() => onOpen(opened.file, [])}>
            {opened.title}
          </button>
          {root.map((key, index) => (
            <span key={keyOf(root.slice(0, index + 1))}>
              {' › '}
              <button type="button" className="quiet" onClick={() => onOpen(opened.file, root.slice(0, index + 1))}>
                {inWords(key)}
              </button>
            </span>
          ))}
        </nav>
        {kept !== null && isChanged && (
          <p className="note">These are your words from before. They are not saved yet.</p>
        )}
        <Field
          schema={schemaAt(opened.form, opened.data, root)}
          place={root}
          value={value}
          legend={inWords(root.at(-1) ?? opened.title)}
        />
        {theirs !== undefined && (
          <div className="note">
            <p>Meanwhile it says: {typeof theirs === 'string' ? theirs : JSON.stringify(theirs)}</p>
            <button type="button" onClick={() => void save(theirs)}>
              Replace it by mine
            </button>
          </div>
        )}
        <Mistakes mistakes={elsewhere} onOpen={onOpen} />
        {refused && (
          <p role="alert" className="wrong">
            {refused}
          </p>
        )}
        <div className="actions">
          <button type="submit" className="primary" disabled={!isChanged}>
            {mistakes.some((one) => one.file === opened.file) ? 'Save with mistakes' : 'Save'}
          </button>
          <button type="button" disabled={!isChanged} onClick={() => setValue(before)}>
            Discard
          </button>
          <button type="button" className="quiet" onClick={() => openInEditor(place)}>
            Open in the editor program
          </button>
        </div>
      </form>
    </Context>
  );
}
