import { useEffect, useState } from 'react';
import { diffWords } from 'diff';
import { ask, type Change, type Mistake, type Overview, type Place, type Saved } from './api';
import { sentence } from '../words';
import type { Spot } from './page';

/** What the panel shows besides a form: the fields of the page, a search, the changes, and pages that come and go. */

type Open = (file: string, place: Place) => void;

export function Mistakes({ mistakes, onOpen }: { mistakes: readonly Mistake[]; onOpen: Open }) {
  if (mistakes.length === 0) return null;
  return (
    <details className="wrong" open={mistakes.length < 6}>
      <summary>{mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`}</summary>
      <ul>
        {mistakes.map((one) => (
          <li key={one.file + one.field + one.message}>
            <button type="button" className="quiet" onClick={() => onOpen(one.file, one.place)}>
              {one.field || one.file}
            </button>{' '}
            {sentence(one.message)}
          </li>
        ))}
      </ul>
    </details>
  );
}

export function PageFields({
  spots,
  onPick,
  mistakes,
  onOpen,
}: {
  spots: readonly Spot[];
  onPick: (spot: Spot) => void;
  mistakes: readonly Mistake[];
  onOpen: Open;
}) {
  return (
    <>
      <h2>On this page</h2>
      <p className="help">Click a text on the page, or choose it here.</p>
      <Mistakes mistakes={mistakes} onOpen={onOpen} />
      <ul className="choices">
        {spots.map((spot, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
          >
            <button type="button" onClick={() => onPick(spot)}>
              {spot.text.slice(0, 90)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

type Hit = { file: string; place: Place; text: string; what: string };

export function Search({ onOpen }: { onOpen: Open }) {
  const [query, setQuery] = useState('');
  const [hits, setHits] = useState<Hit[]>([]);
  useEffect(() => {
    let isGone = false;
    const waiting = setTimeout(
      () => void ask<Hit[]>('search', { query }).then((found) => !isGone && setHits(found)),
      150,
    );
    return () => {
      isGone = true;
      clearTimeout(waiting);
    };
  }, [query]);
  return (
    <>
      <h2>Search</h2>
      <label htmlFor="query">Words of a sentence, anywhere on the site</label>
      <input id="query" type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      <p role="status" className="count">
        {query === '' ? '' : `${hits.length} found`}
      </p>
      <ul className="choices">
        {hits.map((hit) => (
          <li key={hit.file + hit.place.join('.')}>
            <button type="button" onClick={() => onOpen(hit.file, hit.place)}>
              {hit.text.slice(0, 120)} <span className="help">{hit.what}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const shown = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value ?? '', null, 1);

function Difference({ before, after }: Pick<Change, 'before' | 'after'>) {
  const parts = diffWords(shown(before), shown(after));
  return (
    <p className="difference">
      {parts.map(({ added, removed, value }, index) => {
        const Tag = added ? 'ins' : removed ? 'del' : 'span';
        return (
          <Tag
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
          >
            {added || removed || value.length < 80 ? value : `${value.slice(0, 35)} … ${value.slice(-35)}`}
          </Tag>
        );
      })}
    </p>
  );
}

type ChangesProps = { changes: readonly Change[]; onDone: (saved: Saved) => void; onOpen: Open };

export function Changes({ changes, onDone, onOpen }: ChangesProps) {
  const [message, setMessage] = useState('');
  const [said, setSaid] = useState('');
  const [commands, setCommands] = useState<string[]>();
  const attempt = (done: Promise<unknown>) => void done.catch((error: Error) => setSaid(error.message));
  const made = changes.filter(({ isUndone }) => !isUndone);
  return (
    <>
      <h2>What I changed</h2>
      {made.length === 0 && <p>Nothing yet.</p>}
      <ol className="changes">
        {made.toReversed().map((change) => (
          <li key={change.id}>
            <p className="label">{change.what}</p>
            {change.place ? (
              <Difference before={change.before} after={change.after} />
            ) : (
              <p className="help">{change.files.length} files</p>
            )}
            <button
              type="button"
              aria-label={`Take back: ${change.what}`}
              onClick={() => attempt(ask<Saved>('takeBack', { id: change.id }).then(onDone))}
            >
              Take back
            </button>{' '}
            {change.file && (
              <button type="button" className="quiet" onClick={() => onOpen(change.file ?? '', change.place ?? [])}>
                Show
              </button>
            )}
          </li>
        ))}
      </ol>
      {made.length > 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            attempt(
              ask<Saved & { branch: string }>('commit', { message }).then((given) => {
                setSaid(`Committed on ${given.branch}.`);
                onDone(given);
              }),
            );
          }}
        >
          <h3>Hand it over</h3>
          <label htmlFor="message">What you have changed, and why</label>
          <input id="message" value={message} onChange={({ target }) => setMessage(target.value)} />
          <div className="actions">
            <button type="submit" className="primary">
              Commit on a branch of my own
            </button>
            <button type="button" onClick={() => attempt(ask<string[]>('commands', { message }).then(setCommands))}>
              Show the commands instead
            </button>
          </div>
          {commands && <pre>{commands.join('\n')}</pre>}
        </form>
      )}
      <p role="status">{said}</p>
    </>
  );
}

type PagesProps = { overview: Overview; path: string; onDone: (saved: Saved, path?: string) => void; onOpen: Open };

/** Lists that people add to most. */
const lists = [
  { label: 'Testimonials', file: 'content/testimonials.ts', place: [] },
  { label: 'Add-ons', file: 'content/add-ons.ts', place: [] },
  { label: 'Questions about prices', file: 'content/pages/pricing.ts', place: ['questions', 'items'] },
  { label: 'Rows of the comparison', file: 'content/comparison.ts', place: [] },
  { label: 'Menus', file: 'content/navigation.ts', place: ['menus'] },
  { label: 'Addresses outside the site', file: 'content/destinations.ts', place: ['links'] },
  { label: 'Figures', file: 'content/claims.ts', place: [] },
  { label: 'A notice for a while', file: 'content/pages/home.ts', place: [] },
];

type Uses = { links: { what: string }[]; sentences: { what: string; file: string; place: Place }[] };

type SelectProps = {
  id: string;
  label: string;
  value: string;
  all: readonly string[];
  change: (value: string) => void;
};

function Select({ id, label, value, all, change }: SelectProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => change(target.value)}>
        {all.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </>
  );
}

export function Pages({ overview, path, onDone, onOpen }: PagesProps) {
  const [kind, setKind] = useState(overview.pageKinds[0] ?? '');
  const [name, setName] = useState('');
  const [gone, setGone] = useState(path);
  const [to, setTo] = useState('/');
  const [uses, setUses] = useState<Uses>();
  const [said, setSaid] = useState('');
  const attempt = (what: string, done: Promise<unknown>) => {
    setSaid(what);
    void done.then(
      () => setSaid('Done.'),
      (error: Error) => setSaid(error.message),
    );
  };
  const pages = overview.files.flatMap((file) => (file.path === undefined ? [] : [file.path]));
  return (
    <>
      <h2>Add and retire</h2>
      <h3>Add to a list</h3>
      <ul className="choices">
        {lists.map(({ label, file, place }) => (
          <li key={label}>
            <button type="button" onClick={() => onOpen(file, place)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          attempt(
            'The page is being made …',
            ask<Saved & { path: string }>('newPage', { kind, name }).then((saved) => onDone(saved, saved.path)),
          );
        }}
      >
        <h3>New page</h3>
        <Select id="kind" label="Kind" value={kind} change={setKind} all={overview.pageKinds} />
        <label htmlFor="name">Name in its address, such as pest-control</label>
        <input id="name" value={name} onChange={({ target }) => setName(target.value)} />
        <div className="actions">
          <button type="submit">Make the page</button>
        </div>
      </form>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!uses)
            attempt(
              'Looking for what leads to it …',
              ask<Uses>('retire', { path: gone, to, isTrial: true }).then(setUses),
            );
          else
            attempt(
              'The page is being taken away …',
              ask<Saved & Uses>('retire', { path: gone, to }).then((saved) => onDone(saved, to)),
            );
        }}
      >
        <h3>Retire a page</h3>
        <Select
          id="gone"
          label="Page"
          value={gone}
          all={pages}
          change={(value) => {
            setGone(value);
            setUses(undefined);
          }}
        />
        <Select id="to" label="Its visitors get" value={to} change={setTo} all={pages} />
        {uses && (
          <div className="note">
            <p>{uses.links.length} links, cards and figures go with it. The old address leads on for good.</p>
            {uses.sentences.length > 0 && <p>These sentences still lead to it. Change them afterwards:</p>}
            <ul>
              {uses.sentences.map((use) => (
                <li key={use.what}>
                  <button type="button" className="quiet" onClick={() => onOpen(use.file, use.place)}>
                    {use.what}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="actions">
          <button type="submit">{uses ? 'Retire it now' : 'What leads to it?'}</button>
        </div>
      </form>
      <p role="status">{said}</p>
    </>
  );
}
