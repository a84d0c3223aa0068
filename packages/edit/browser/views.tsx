import { useState } from 'react';
import { diffWords } from 'diff';
import { ask, Refused, useAnswer, type Answer, type Mistake, type Overview, type Place } from './api';
import { drafts } from './drafts';
import { Button } from './icons';
import { inWords, messageOf } from '../values';
import type { Spot } from './page';

/* oxlint-disable react/no-array-index-key -- what has no name of its own is shown in its order */
/** What the panel shows besides a form: the fields of the page, a search, and the changes. */

type Open = (file: string, place: Place) => void;

export function Mistakes({ mistakes, onOpen }: { mistakes: readonly Mistake[]; onOpen: Open }) {
  if (mistakes.length === 0) return null;
  return (
    <details className="wrong" open={mistakes.length < 6}>
      <summary>{mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`}</summary>
      <ul>
        {mistakes.map(({ what, text, file, place }) => (
          <li key={what + text}>
            <Button className="quiet" onClick={() => onOpen(file, place)}>
              {what}
            </Button>{' '}
            {text}
          </li>
        ))}
      </ul>
    </details>
  );
}

type ChoicesProps<One> = {
  all: readonly One[];
  words: (one: One) => string;
  help?: (one: One) => string;
  onPick: (one: One) => void;
};

/** Buttons that each open something. */
export const Choices = <One,>({ all, words, help, onPick }: ChoicesProps<One>) => (
  <ul className="choices">
    {all.map((one, index) => (
      <li key={index}>
        <Button onClick={() => onPick(one)}>
          {words(one).slice(0, 120)} {help && <span className="help">{help(one)}</span>}
        </Button>
      </li>
    ))}
  </ul>
);

type PageFieldsProps = {
  spots: readonly Spot[];
  onPick: (spot: Spot) => void;
  mistakes: readonly Mistake[];
  onOpen: Open;
};

export const PageFields = ({ spots, onPick, mistakes, onOpen }: PageFieldsProps) => (
  <>
    <h2>On this page</h2>
    <p className="help">Click a text on the page, or choose it here.</p>
    {mistakes.length > 0 && <p className="note">While a file has a mistake, pages may show what it said before:</p>}
    <Mistakes mistakes={mistakes} onOpen={onOpen} />
    <Choices all={spots} words={({ text }) => text} onPick={onPick} />
  </>
);

export function Search({ onOpen }: { onOpen: Open }) {
  const [query, setQuery] = useState('');
  const hits = useAnswer('search', { query }, { waitMs: 150 }).data ?? [];
  return (
    <>
      <h2>Search</h2>
      <Typed name="query" label="Words of a sentence, anywhere on the site" onType={setQuery} />
      <p role="status" className="count">
        {query === '' ? 'Or choose what to change:' : `${hits.length} found`}
      </p>
      <Choices
        all={hits}
        words={({ text }) => text}
        help={({ what }) => what}
        onPick={({ file, place }) => onOpen(file, place)}
      />
      <p className="help">Colors, the order of sections, and new pages are not changed here: EDITING.md says how.</p>
    </>
  );
}

/** A value as people read it: fields and entries in lines. */
function linesOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value)
    .map(([key, inner]) => `${Array.isArray(value) ? '•' : `${inWords(key)}:`} ${linesOf(inner)}`)
    .join('\n');
}

/** Words that went and came. What stayed is shortened. */
function Difference({ before, after }: { before?: unknown; after?: unknown }) {
  return (
    <p className="my-1 wrap-anywhere whitespace-pre-wrap">
      {diffWords(linesOf(before), linesOf(after)).map(({ added, removed, value }, index) => {
        if (added) return <ins key={index}>{value}</ins>;
        if (removed) return <del key={index}>{value}</del>;
        return value.length < 80 ? value : `${value.slice(0, 35)} … ${value.slice(-35)}`;
      })}
    </p>
  );
}

type ChangesProps = { overview: Overview; onDone: () => Promise<void>; onOpen: Open };

export function Changes({ overview: { changes, isUnsent }, onDone, onOpen }: ChangesProps) {
  const [message, setMessage] = useState('');
  const [told, setTold] = useState<Partial<Answer<'handOver'>> & { mistakes?: Mistake[] }>({});
  const unsaved = drafts();
  /** Does what is asked for, and says how it went. */
  async function act(what: string, doing: () => Promise<typeof told>): Promise<void> {
    setTold({ said: what });
    try {
      setTold(await doing());
    } catch (error) {
      const mistakes = error instanceof Refused ? (error.details.mistakes as Mistake[]) : [];
      setTold({ said: messageOf(error), isWrong: true, mistakes });
    }
    await onDone();
  }
  const takeBack = (id: number, what: string) =>
    act('', async () => {
      await ask('takeBack', { id });
      return { said: `Taken back: ${what}` };
    });
  return (
    <>
      <h2>What I changed</h2>
      {unsaved.length > 0 && (
        <div className="note">
          <p className="label">Typed and not saved yet</p>
          <Choices
            all={unsaved}
            words={({ file, place }) => [file.replace(/^content\/|\.\w+$/g, ''), ...place].map(inWords).join(' › ')}
            onPick={({ file, place }) => onOpen(file, place)}
          />
        </div>
      )}
      {changes.length === 0 && <p>Nothing yet.</p>}
      <ol>
        {changes.toReversed().map(({ id, at, what, file, place, before, after }) => (
          <li key={id} className="card">
            <p className="label">{what}</p>
            <p className="help">{new Date(at).toLocaleString()}</p>
            <Difference before={before} after={after} />
            <div className="check">
              <Button aria-label={`Take back: ${what}`} onClick={() => void takeBack(id, what)}>
                Take back
              </Button>
              <Button className="quiet" onClick={() => onOpen(file, place)}>
                Show
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {(changes.length > 0 || isUnsent) && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void act('Checking, and sending …', () => ask('handOver', { message }));
          }}
        >
          <h3>Hand it over</h3>
          {changes.length > 0 && <Typed name="message" label="What you have changed, and why" onType={setMessage} />}
          <button type="submit" className="primary">
            {changes.length > 0 ? 'Hand it over' : 'Send it again'}
          </button>
        </form>
      )}
      <p role="status" className={`whitespace-pre-line ${told.isWrong === true ? 'wrong' : 'help'}`}>
        {told.said}
      </p>
      {told.address !== undefined && (
        <a href={told.address} target="_blank" rel="noreferrer">
          Ask for it to be published
        </a>
      )}
      <Mistakes mistakes={told.mistakes ?? []} onOpen={onOpen} />
    </>
  );
}

type TypedProps = { name: string; label: string; onType: (value: string) => void };

const Typed = ({ name, label, onType }: TypedProps) => (
  <div className="field">
    <label htmlFor={name}>{label}</label>
    <input id={name} autoComplete="off" onChange={({ target }) => onType(target.value)} />
  </div>
);
