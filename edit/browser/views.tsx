import { useState, type SubmitEvent } from 'react';
import { diffWords } from 'diff';
import { ask, Refused, useAnswer, type Answer, type Mistake, type Overview, type Place } from './api';
import { drafts } from './drafts';
import { Button } from './icons';
import { inWords } from '../words';
import type { Spot } from './page';

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
    <Mistakes mistakes={mistakes} onOpen={onOpen} />
    <Choices all={spots} words={({ text }) => text} onPick={onPick} />
  </>
);

/** What is not done here, and the heading of the guide that says how. */
const elsewhere = [
  ['The color of the brand', 'change-the-brand-the-domain-and-the-color'],
  ['The order of sections, and new kinds of them', 'change-what-code-decides'],
  ['A second address for a page', 'add-a-page'],
  ['Files for somebody else', 'add-a-file-for-somebody-else'],
];

const Elsewhere = () => (
  <>
    <h3>What is changed elsewhere</h3>
    <ul>
      {elsewhere.map(([text, heading]) => (
        <li key={heading}>
          <a href={`/_edit/guide#${heading}`} target="_blank">
            {text}
          </a>
        </li>
      ))}
    </ul>
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
        {query === '' ? '' : `${hits.length} found`}
      </p>
      <Choices
        all={hits}
        words={({ text }) => text}
        help={({ what }) => what}
        onPick={({ file, place }) => onOpen(file, place)}
      />
      <Elsewhere />
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
export function Difference({ before, after }: { before?: unknown; after?: unknown }) {
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

/** Does what is asked for, and says how it went. */
function useDoing() {
  const [told, setTold] = useState<{ said: string; details?: Record<string, unknown> }>({ said: '' });
  async function act(what: string, doing: () => Promise<string>): Promise<void> {
    setTold({ said: what });
    try {
      setTold({ said: await doing() });
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      setTold({ said, details: error instanceof Refused ? error.details : undefined });
    }
  }
  return { ...told, act };
}

/** What was typed into a form, once it is sent. */
const onSent = (act: (typed: (name: string) => string) => void) => (event: SubmitEvent<HTMLFormElement>) => {
  event.preventDefault();
  const data = new FormData(event.currentTarget);
  act((name) => String(data.get(name)));
};

type ChangesProps = { changes: Overview['changes']; onDone: () => Promise<void>; onOpen: Open };

export function Changes({ changes, onDone, onOpen }: ChangesProps) {
  const { said, details, act } = useDoing();
  const [attempted, setAttempted] = useState<number>();
  const made = changes.filter(({ isUndone }) => !isUndone);
  const unsaved = drafts();
  function take(name: 'takeBack' | 'skip', id: number): void {
    setAttempted(id);
    void act('', async () => {
      await ask(name, { id });
      await onDone();
      return '';
    });
  }
  const handOver = (message: string) =>
    act('Checking …', async () => {
      const { branch } = await ask('commit', { message });
      await onDone();
      return `Handed over as ${branch}. It is in this folder’s Git: an engineer publishes it with “git push -u origin ${branch}” and a pull request.`;
    });
  return (
    <>
      <h2>What I changed</h2>
      {unsaved.length > 0 && (
        <div className="note">
          <p className="label">Typed and not saved yet</p>
          <Choices
            all={unsaved}
            words={({ file, place }) => [file.replace(/^content\/|\.ts$/g, ''), ...place].map(inWords).join(' › ')}
            onPick={({ file, place }) => onOpen(file, place)}
          />
        </div>
      )}
      {made.length === 0 && <p>Nothing yet.</p>}
      <ol>
        {made.toReversed().map(({ id, at, what, file, place, before, after, files }) => (
          <li key={id} className="card">
            <p className="label">{what}</p>
            {at !== undefined && <p className="help">{new Date(at).toLocaleString()}</p>}
            {place ? <Difference before={before} after={after} /> : <p className="help">{files.length} files</p>}
            <div className="check">
              <Button aria-label={`Take back: ${what}`} onClick={() => take('takeBack', id)}>
                Take back
              </Button>
              {attempted === id && details?.stuck === true && (
                <Button onClick={() => take('skip', id)}>Leave it as it is</Button>
              )}
              {file && (
                <Button className="quiet" onClick={() => onOpen(file, place ?? [])}>
                  Show
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {made.length > 0 && (
        <form onSubmit={onSent((typed) => void handOver(typed('message')))}>
          <h3>Hand it over</h3>
          <Typed name="message" label="What you have changed, and why" />
          <button type="submit" className="primary">
            Hand it over
          </button>
        </form>
      )}
      <p role="status">{said}</p>
      <Mistakes mistakes={(details?.mistakes ?? []) as Mistake[]} onOpen={onOpen} />
      <Report />
    </>
  );
}

const lookMs = 2000;

const whileRunning = (answer?: Answer<'report'>) => (answer?.state === 'running' ? lookMs : false);

/** What visitors get, before and after. It is made while people go on. */
function Report() {
  const { data, error, refetch } = useAnswer('report', {}, { again: whileRunning });
  const { state, said } = data ?? { state: 'none', said: '' };
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
          onClick={() => void ask('report', { isStart: true }).then(() => refetch())}
        >
          Make the report
        </Button>
        {state === 'done' && (
          <a href="/_edit/report/index.html" target="_blank">
            Read the report
          </a>
        )}
      </div>
      <p role="status" className={state === 'failed' ? 'wrong' : 'help'}>
        {state === 'running' && 'In the making: '}
        {state === 'failed' && 'There is no report, because the site could not be built: '}
        {error?.message ?? said}
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

type TypedProps = {
  name: string;
  label: string;
  start?: string;
  /** What can be chosen. Without it, anything is typed. */
  all?: readonly string[];
  onType?: (value: string) => void;
};

const Typed = ({ name, label, start, all, onType }: TypedProps) => (
  <div className="field">
    <label htmlFor={name}>{label}</label>
    {all ? (
      <select id={name} name={name} defaultValue={start}>
        {all.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    ) : (
      <input id={name} name={name} autoComplete="off" onChange={({ target }) => onType?.(target.value)} />
    )}
  </div>
);

type PagesProps = { overview: Overview; path: string; onDone: (path?: string) => Promise<void>; onOpen: Open };

export function Pages({ overview, path, onDone, onOpen }: PagesProps) {
  const [uses, setUses] = useState<Answer<'retire'>>();
  const { said, act } = useDoing();
  const pages = overview.files.flatMap((file) => file.path ?? []);
  const make = (kind: string, name: string) =>
    act('The page is being made …', async () => {
      await onDone((await ask('newPage', { kind, name })).path);
      return 'Done.';
    });
  const retire = (gone: string, to: string) =>
    act(uses ? 'The page is being taken away …' : 'Looking for what leads to it …', async () => {
      const found = await ask('retire', { path: gone, to, isTrial: !uses });
      setUses(uses ? undefined : found);
      if (!uses) return '';
      await onDone(to);
      return 'Done.';
    });
  return (
    <>
      <h2>Add and retire</h2>
      <h3>Add to a list</h3>
      <Choices all={lists} words={({ text }) => text} onPick={({ file, place }) => onOpen(file, place)} />
      <form onSubmit={onSent((typed) => void make(typed('kind'), typed('name')))}>
        <h3>New page</h3>
        <Typed name="kind" label="Kind" all={overview.pageKinds} />
        <Typed name="name" label="Name in its address, such as pest-control" />
        <button type="submit">Make the page</button>
      </form>
      <form onChange={() => setUses(undefined)} onSubmit={onSent((typed) => void retire(typed('gone'), typed('to')))}>
        <h3>Retire a page</h3>
        <Typed name="gone" label="Page" start={path} all={pages} />
        <Typed name="to" label="Its visitors get" start="/" all={pages} />
        {uses && (
          <div className="note">
            <p>{uses.links.length} links, cards and figures go with it. The old address leads on for good.</p>
            {uses.sentences.length > 0 && <p>These sentences lead on as well. See whether their words still fit:</p>}
            <Choices
              all={uses.sentences}
              words={({ what }) => what}
              onPick={({ file, place }) => onOpen(file, place)}
            />
          </div>
        )}
        <button type="submit">{uses ? 'Retire it now' : 'What leads to it?'}</button>
      </form>
      <p role="status">{said}</p>
      <Elsewhere />
    </>
  );
}
