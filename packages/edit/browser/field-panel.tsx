import { useEffect, useMemo, useRef, useState } from 'react';
import { ask, Refused, useAnswer, type Opened, type Overview, type Place } from './api';
import { merged, placeNow, trailOf, withValueAt } from '../merge';
import { entryName, inWords, isMarked, isSame, isWithin, keyOf, messageOf, trimmed, valueAt } from '../values';
import { Field, schemaAt } from './form';
import { Context } from './inputs';
import { draftOf, dropDraft, keepDraft } from './drafts';
import { Button } from './icons';
import { Mistakes } from './views';

/** The form of one field and its neighbors. It stays while it saves, and whatever becomes of the file: nothing typed is lost. */

type Props = {
  file: string;
  place: Place;
  overview: Overview;
  /** @param path the page that the file is for, if there is one */
  onSaved: (path: unknown) => void;
  onOpen: (file: string, place: Place) => void;
};

/** What has one form: a text with what belongs to it, or a list. An address may name what is gone. */
function rootOf(data: unknown, place: Place): Place {
  if (place.length > 0 && valueAt(data, place) === undefined) return rootOf(data, place.slice(0, -1));
  const leaf = isMarked(valueAt(data, place.slice(0, -1))) ? place.slice(0, -1) : place;
  const value = valueAt(data, leaf);
  if (typeof value === 'object' && value !== null && !isMarked(value)) return leaf;
  const outer = leaf.slice(0, -1);
  return outer.length === 0 && typeof data === 'object' && Object.keys(data ?? {}).length > 12 ? leaf : outer;
}

const waitMs = 350;

export function FieldPanel({ file, ...props }: Props) {
  const { data: opened, error } = useAnswer('open', { file, version: props.overview.version });
  return (
    <>
      {error && <p role="alert">{error.message}</p>}
      {opened ? <Form opened={opened} {...props} /> : !error && <p role="status">One moment …</p>}
    </>
  );
}

/** What the form holds: where its field is, what the file says there, and what was typed over it. */
type State = { root: Place; trail: unknown[]; before: unknown; value: unknown };

function firstState({ file, data }: Opened, place: Place): State {
  const root = rootOf(data, place);
  const trail = trailOf(data, root);
  const now = valueAt(data, root);
  const { before, value } = draftOf({ file, place: root, trail }) ?? { before: now, value: now };
  return { root, trail, before, value };
}

/** The form once its file says something else. Where both have changed one field, it waits until it is saved. */
function followed(state: State, data: unknown): State {
  const root = placeNow(data, state.root, state.trail);
  if (!root) return state;
  const before = valueAt(data, root);
  let isUnclear = false;
  const value = merged(state.before, state.value, before, (mine) => {
    isUnclear = true;
    return mine;
  });
  return isUnclear ? state : { root, trail: trailOf(data, root), before, value };
}

const clock = () => new Date().toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', hour12: false });

type FormProps = Omit<Props, 'file'> & { opened: Opened };

function Form({ opened, place, overview, onSaved, onOpen }: FormProps) {
  const { file, title, data } = opened;
  const [state, setState] = useState<State>(() => firstState(opened, place));
  const [seen, setSeen] = useState(opened);
  const [isFromBefore] = useState(!isSame(state.value, state.before));
  const [said, setSaid] = useState({ text: '', isWrong: false });
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(state);
  const kept = useRef({ file, place: state.root, trail: state.trail });
  const saving = useRef(Promise.resolve());
  const refused = useRef(0);
  const { root, before, value } = state;
  const typed = useMemo(() => trimmed(value), [value]);
  const isChanged = !isSame(typed, before);
  const trial = useAnswer(
    'trial',
    { file, place: root, trail: state.trail, value: typed, version: overview.version },
    { waitMs },
  );
  const mistakes = trial.data ?? [];
  if (seen !== opened) {
    setSeen(opened);
    setState(followed(state, data));
  }

  useEffect(() => {
    // Whoever saves or undoes by keys stays where they are.
    if (document.activeElement?.closest('header')) return;
    // A headline has one field for its words and those that are marked.
    const wanted = [place, place.slice(0, -1)]
      .map((at) => form.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(keyOf(at))}"]`))
      .find(Boolean);
    wanted?.querySelector<HTMLElement>('input, textarea, select, summary')?.focus();
    wanted?.scrollIntoView({ block: 'center' });
  }, [place]);

  useEffect(() => {
    latest.current = state;
    const draft = { file, place: root, trail: state.trail };
    if (!isSame(kept.current, draft)) dropDraft(kept.current);
    kept.current = draft;
    if (isChanged) keepDraft({ ...draft, before, value });
    else dropDraft(draft);
  }, [state, isChanged, file, root, before, value]);

  const saveOnce = async (pressed: number): Promise<void> => {
    // Nobody has read yet what somebody else has written.
    if (pressed < refused.current) return;
    setSaid({ text: 'Saving …', isWrong: false });
    const { root: at, ...sent } = latest.current;
    /** What was typed meanwhile stays, over what the file says now. */
    function rebase(from: unknown, now: Partial<State> & Pick<State, 'before'>): void {
      const over = (was: State) => ({ ...was, ...now, value: merged(from, was.value, now.before, (mine) => mine) });
      latest.current = over(latest.current);
      setState(over);
    }
    try {
      const given = await ask('save', { file, place: at, ...sent, value: trimmed(sent.value) });
      rebase(sent.value, { root: given.place, trail: given.trail, before: given.value });
      const [first] = given.mistakes;
      const draft = first && `Saved ${clock()} as a draft. Not on the page yet: ${first.what}. ${first.text}`;
      setSaid({ text: draft ?? `Saved ${clock()}`, isWrong: draft !== undefined });
      onSaved(valueAt(data, ['path']));
    } catch (error) {
      setSaid({ text: messageOf(error), isWrong: true });
      refused.current = Date.now();
      // Saving once more replaces what somebody else has written, and discarding keeps it.
      if (error instanceof Refused && 'theirs' in error.details) rebase(sent.before, { before: error.details.theirs });
    }
  };
  /** One after the other: each saves what has been typed by then. */
  function save(): void {
    const pressed = Date.now();
    saving.current = saving.current.then(() => saveOnce(pressed));
  }

  function discard(): void {
    setState((was) => ({ ...was, value: before }));
    setSaid({ text: '', isWrong: false });
  }

  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      // Other alphabets have no S, but its key.
      const key = /^[a-z]$/i.test(event.key) ? `Key${event.key.toUpperCase()}` : event.code;
      if (key !== 'KeyS' || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save();
    };
    addEventListener('keydown', saveByKey);
    return () => removeEventListener('keydown', saveByKey);
  });

  const elsewhere = mistakes.filter((one) => one.file !== file || !isWithin(one.place, root));
  const nameOf = (at: Place) =>
    typeof at.at(-1) === 'number' ? entryName(valueAt(data, at)) : inWords(at.at(-1) ?? title);
  const schema = useMemo(() => schemaAt(opened.form, data, root), [opened, data, root]);
  return (
    <Context
      value={{
        opened,
        overview,
        mistakes,
        change: (at, next) =>
          setState((was) => ({ ...was, value: withValueAt(was.value, at.slice(was.root.length), next) })),
      }}
    >
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
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
        {isFromBefore && isChanged && <p className="note">These are your words from before. They are not saved yet.</p>}
        <Field schema={schema} place={root} value={value} legend={nameOf(root)} />
        <Mistakes mistakes={elsewhere} onOpen={onOpen} />
        <div className="sticky bottom-0 -mx-4 mt-4 flex flex-wrap items-center gap-2 border-t border-rule bg-wash px-4 py-3">
          <p
            role="status"
            className={said.isWrong ? 'saved wrong w-full' : 'saved w-full font-semibold text-[#0f6b4c]'}
          >
            {said.text}
          </p>
          {trial.error && <p className="wrong">{trial.error.message}</p>}
          <button type="submit" className="primary" disabled={!isChanged}>
            {mistakes.some((one) => one.file === file) ? 'Save as a draft' : 'Save'}
          </button>
          <Button disabled={!isChanged} onClick={discard}>
            Discard
          </Button>
        </div>
      </form>
    </Context>
  );
}
