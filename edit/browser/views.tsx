import { useState, type SubmitEvent } from 'react';
import { diffWords } from 'diff';
import { ask, Refused, type Answer, type Change, type Mistake, type Overview, type Place, type Saved } from './api';
import { drafts } from './drafts';
import { Button } from './icons';
import { inWords } from '../words';
import type { Spot } from './page';
import { useAnswer } from './use-answer';

/* oxlint-disable react/no-array-index-key -- what has no name of its own is shown in its order */
/** What the panel shows besides a form: the fields of the page, a search, the changes, and pages that come and go. */

type Open = (file: string, place: Place) => void;

const settle = (file: string, side: 'ours' | 'theirs') => () => void ask('settleConflict', { file, side });

export function Mistakes({ mistakes, onOpen }: { mistakes: readonly Mistake[]; onOpen: Open }) {
  if (mistakes.length === 0) return null;
  return (
    <details className="wrong" open={mistakes.length < 6}>
      <summary>{mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`}</summary>
      <ul>
        {mistakes.map(({ what, text, file, place, code }) => (
          <li key={what + text}>
            <Button className="quiet" onClick={() => onOpen(file, place)}>
              {what}
            </Button>{' '}
            {text}
            {code === 'conflict' && (
              <span className="check">
                <Button onClick={settle(file, 'ours')}>Keep the upper ones, of here</Button>
                <Button onClick={settle(file, 'theirs')}>Keep the lower ones</Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Buttons that each open something. */
function Choices<One extends { text: string; help?: string }>({
  all,
  onPick,
}: {
  all: readonly One[];
  onPick: (one: One) => void;
}) {
  return (
    <ul className="choices">
      {all.map((one, index) => (
        <li key={index}>
          <Button onClick={() => onPick(one)}>
            {one.text.slice(0, 120)} {one.help && <span className="help">{one.help}</span>}
          </Button>
        </li>
      ))}
    </ul>
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
      <Choices all={spots} onPick={onPick} />
    </>
  );
}

export function Search({ onOpen }: { onOpen: Open }) {
  const [query, setQuery] = useState('');
  const hits = useAnswer(() => ask('search', { query }), query, { waitMs: 150 }).answer ?? [];
  return (
    <>
      <h2>Search</h2>
      <Typed id="query" label="Words of a sentence, anywhere on the site" value={query} change={setQuery} />
      <p role="status" className="count">
        {query === '' ? '' : `${hits.length} found`}
      </p>
      <Choices
        all={hits.map((hit) => Object.assign(hit, { help: hit.what }))}
        onPick={({ file, place }) => onOpen(file, place)}
      />
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
export function Difference({ before, after }: Pick<Change, 'before' | 'after'>) {
  return (
    <p className="my-1 wrap-anywhere whitespace-pre-wrap">
      {diffWords(linesOf(before), linesOf(after)).map(({ added, removed, value }, index) => {
        const [Tag, look] = added
          ? (['ins', 'bg-[#d3f0de] no-underline'] as const)
          : removed
            ? (['del', 'bg-[#fbdcd3]'] as const)
            : (['span', ''] as const);
        return (
          <Tag key={index} className={look}>
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
  const [wrong, setWrong] = useState<readonly Mistake[]>([]);
  const [stuck, setStuck] = useState<number>();
  const attempt = (done: Promise<unknown>, change?: number) => {
    setWrong([]);
    setStuck(undefined);
    void done.catch((error: Error) => {
      setSaid(error.message);
      if (!(error instanceof Refused)) return;
      if (Array.isArray(error.details.mistakes)) setWrong(error.details.mistakes as Mistake[]);
      if (error.details.stuck === true) setStuck(change);
    });
  };
  const made = changes.filter(({ isUndone }) => !isUndone);
  const unsaved = drafts();
  return (
    <>
      <h2>What I changed</h2>
      {unsaved.length > 0 && (
        <div className="note">
          <p className="label">Typed and not saved yet</p>
          <Choices
            all={unsaved.map((one) =>
              Object.assign(one, {
                text: [one.file.replace(/^content\/|\.ts$/g, ''), ...one.place].map(inWords).join(' › '),
              }),
            )}
            onPick={({ file, place }) => onOpen(file, place)}
          />
        </div>
      )}
      {made.length === 0 && <p>Nothing yet.</p>}
      <ol>
        {made.toReversed().map((change) => (
          <li key={change.id} className="card">
            <p className="label">{change.what}</p>
            {change.at !== undefined && <p className="help">{new Date(change.at).toLocaleString()}</p>}
            {change.place ? (
              <Difference before={change.before} after={change.after} />
            ) : (
              <p className="help">{change.files.length} files</p>
            )}
            <div className="check">
              <Button
                aria-label={`Take back: ${change.what}`}
                onClick={() => attempt(ask('takeBack', { id: change.id }).then(onDone), change.id)}
              >
                Take back
              </Button>
              {stuck === change.id && (
                <Button onClick={() => attempt(ask('skip', { id: change.id }).then(onDone))}>Leave it as it is</Button>
              )}
              {change.file && (
                <Button className="quiet" onClick={() => onOpen(change.file ?? '', change.place ?? [])}>
                  Show
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {made.length > 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            attempt(
              ask('commit', { message }).then((given) => {
                setSaid(
                  `Handed over as ${given.branch}. It is in this folder’s Git: an engineer publishes it with “git push -u origin ${given.branch}” and a pull request.`,
                );
                onDone(given);
              }),
            );
          }}
        >
          <h3>Hand it over</h3>
          <Typed id="message" label="What you have changed, and why" value={message} change={setMessage} />
          <div className="check">
            <button type="submit" className="primary">
              Hand it over
            </button>
          </div>
        </form>
      )}
      <p role="status">{said}</p>
      <Mistakes mistakes={wrong} onOpen={onOpen} />
      <Report />
    </>
  );
}

const lookMs = 2000;

const whileRunning = ({ state }: Answer<'report'>) => (state === 'running' ? lookMs : undefined);

/** What visitors get, before and after. It is made while people go on. */
function Report() {
  const [starts, setStarts] = useState(0);
  const { answer, failed } = useAnswer(() => ask('report'), String(starts), { again: whileRunning });
  const { state, said } = answer ?? { state: 'none', said: '' };
  return (
    <>
      <h3>What visitors get, before and after</h3>
      <p className="help">
        Words, prices, links and pictures of all pages, compared with what is public. It takes a few minutes, in which
        you can go on.
      </p>
      <div className="check">
        <Button
          disabled={state === 'running'}
          onClick={() => void ask('report', { isStart: true }).then(() => setStarts(starts + 1))}
        >
          Make the report
        </Button>
        {state === 'done' && (
          <a className="font-semibold text-brand underline" href="/_edit/report/index.html" target="_blank">
            Read the report
          </a>
        )}
      </div>
      <p role="status" className={state === 'failed' ? 'wrong' : 'help'}>
        {state === 'running' && 'In the making: '}
        {state === 'failed' && 'There is no report, because the site could not be built: '}
        {failed || said}
      </p>
    </>
  );
}

/** Lists that people add to most. */
const lists = [
  { text: 'Testimonials', file: 'content/testimonials.ts', place: [] },
  { text: 'Add-ons', file: 'content/add-ons.ts', place: [] },
  { text: 'Questions about prices', file: 'content/pages/pricing.ts', place: ['questions', 'items'] },
  { text: 'Rows of the comparison', file: 'content/comparison.ts', place: [] },
  { text: 'Menus', file: 'content/navigation.ts', place: ['menus'] },
  { text: 'Addresses outside the site', file: 'content/destinations.ts', place: ['links'] },
  { text: 'Figures', file: 'content/claims.ts', place: [] },
  { text: 'A notice for a while', file: 'content/pages/home.ts', place: [] },
];

/** What is not done here, and the heading of the guide that says how. */
const elsewhere = [
  ['The color of the brand', 'change-the-brand-the-domain-and-the-color'],
  ['The order of sections, and new kinds of them', 'change-what-code-decides'],
  ['A second address for a page', 'add-a-page'],
  ['Files for somebody else', 'add-a-file-for-somebody-else'],
];

type TypedProps = {
  id: string;
  label: string;
  value: string;
  change: (value: string) => void;
  /** What can be chosen. Without it, anything is typed. */
  all?: readonly string[];
};

function Typed({ id, label, value, change, all }: TypedProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {all ? (
        <select id={id} value={value} onChange={({ target }) => change(target.value)}>
          {all.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : (
        <input id={id} value={value} onChange={({ target }) => change(target.value)} />
      )}
    </div>
  );
}

type PagesProps = { overview: Overview; path: string; onDone: (saved: Saved, path?: string) => void; onOpen: Open };

export function Pages({ overview, path, onDone, onOpen }: PagesProps) {
  const [kind, setKind] = useState(overview.pageKinds[0] ?? '');
  const [name, setName] = useState('');
  const [gone, setGone] = useState(path);
  const [to, setTo] = useState('/');
  const [uses, setUses] = useState<Answer<'retire'>>();
  const [said, setSaid] = useState('');
  /** Does what a form asks for, and says how it went. */
  const doing = (what: string, act: () => Promise<unknown>) => (event: SubmitEvent) => {
    event.preventDefault();
    setSaid(what);
    act().then(
      () => setSaid('Done.'),
      (error: Error) => setSaid(error.message),
    );
  };
  const pages = overview.files.flatMap((file) => file.path ?? []);
  return (
    <>
      <h2>Add and retire</h2>
      <h3>Add to a list</h3>
      <Choices all={lists} onPick={({ file, place }) => onOpen(file, place)} />
      <form
        onSubmit={doing('The page is being made …', async () => {
          const saved = await ask('newPage', { kind, name });
          onDone(saved, saved.path);
        })}
      >
        <h3>New page</h3>
        <Typed id="kind" label="Kind" value={kind} change={setKind} all={overview.pageKinds} />
        <Typed id="name" label="Name in its address, such as pest-control" value={name} change={setName} />
        <button type="submit">Make the page</button>
      </form>
      <form
        onSubmit={doing(uses ? 'The page is being taken away …' : 'Looking for what leads to it …', async () => {
          const given = await ask('retire', { path: gone, to, isTrial: !uses });
          if (given.changes) onDone({ changes: given.changes }, to);
          else setUses(given);
        })}
      >
        <h3>Retire a page</h3>
        <Typed
          id="gone"
          label="Page"
          value={gone}
          all={pages}
          change={(value) => {
            setGone(value);
            setUses(undefined);
          }}
        />
        <Typed id="to" label="Its visitors get" value={to} change={setTo} all={pages} />
        {uses && (
          <div className="note">
            <p>{uses.links.length} links, cards and figures go with it. The old address leads on for good.</p>
            {uses.sentences.length > 0 && <p>These sentences still lead to it. Change them afterwards:</p>}
            <Choices
              all={uses.sentences.map((use) => Object.assign(use, { text: use.what }))}
              onPick={({ file, place }) => onOpen(file, place)}
            />
          </div>
        )}
        <button type="submit">{uses ? 'Retire it now' : 'What leads to it?'}</button>
      </form>
      <p role="status">{said}</p>
      <h3>What is changed elsewhere</h3>
      <ul className="help">
        {elsewhere.map(([text, heading]) => (
          <li key={heading}>
            <a className="text-brand underline" href={`/_edit/guide#${heading}`} target="_blank">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
