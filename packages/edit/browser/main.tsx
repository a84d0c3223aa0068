import { useCallback, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { pageOrigin, useAnswer, type Place } from './api';
import { isWithin, keyOf } from '../values';
import { FieldPanel } from './field-panel';
import { Button } from './icons';
import '@fontsource-variable/figtree';
import './main.css';
import { followPages, type Spot } from './page';
import { Changes, Choices, PageFields, Search } from './views';

/** The panel: the preview in a frame, and beside it, or over its lower half on a phone, the panel. */

type View = 'page' | 'search' | 'changes' | 'field';
/** `at` tells one opening of a field from another. */
type Opened = { file: string; place: Place; at?: number };

const views: [View, string][] = [
  ['page', 'This page'],
  ['search', 'Search'],
  ['changes', 'Changes'],
];

const placeFrom = (key: string): Place =>
  key === '' ? [] : key.split('.').map((one) => (/^\d+$/.test(one) ? Number(one) : one));

/** `#/pricing?field=content/plans.ts:2.price`, which can be sent to a colleague. */
function fromAddress(): { path: string; opened?: Opened } {
  const [path = '', query] = location.hash.slice(1).split('?', 2);
  const [file, place = ''] = new URLSearchParams(query).get('field')?.split(':', 2) ?? [];
  return { path: path.startsWith('/') ? path : '/', ...(file && { opened: { file, place: placeFrom(place) } }) };
}

/** Where a page shows a field, or something in it. */
function spotOf(spots: readonly Spot[], { file, place }: Opened): Spot | undefined {
  const inside = spots.filter(({ matches }) => matches.some((one) => one.file === file && isWithin(one.place, place)));
  return inside.find(({ matches }) => matches.some((one) => keyOf(one.place) === keyOf(place))) ?? inside[0];
}

function App() {
  const [start] = useState(fromAddress);
  const [path, setPath] = useState(start.path);
  const [view, setView] = useState<View>(start.opened ? 'field' : 'page');
  const [opened, setOpened] = useState(start.opened);
  const [others, setOthers] = useState<Spot>();
  const [spots, setSpots] = useState<Spot[]>([]);
  const [isEditing, setEditing] = useState(true);
  const [isOpen, setIsOpen] = useState(true);
  const frame = useRef<HTMLIFrameElement>(null);
  const followed = useRef<ReturnType<typeof followPages>>(undefined);
  const wanted = useRef({ to: '', attempts: 0 });
  /** The field whose words are scrolled to once the page has them. */
  const sought = useRef<Opened>(undefined);
  const queries = useQueryClient();
  const state = useAnswer('state', {}, { againMs: 2000 });
  const version = state.data?.version;
  const { data: overview } = useAnswer('overview', { version });
  const mistakes = useAnswer('mistakes', { version }).data ?? [];

  useEffect(() => followed.current?.edit(isEditing), [isEditing]);
  useEffect(() => {
    const field = view === 'field' && opened ? `?field=${opened.file}:${keyOf(opened.place)}` : '';
    history.replaceState(null, '', `#${path}${field}`);
  }, [path, view, opened]);

  const open = useCallback((file: string, place: Place, from?: Spot) => {
    setOpened({ file, place, at: Date.now() });
    setOthers(from);
    setView('field');
    setIsOpen(true);
  }, []);
  const pick = useCallback(
    (spot: Spot) => {
      const [first] = spot.matches;
      if (first) open(first.file, first.place, spot);
      followed.current?.show(spot);
    },
    [open],
  );
  const go = useCallback((to: string, attempts = 3) => {
    wanted.current = { to, attempts };
    if (frame.current) frame.current.src = pageOrigin() + to;
  }, []);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    followed.current = followPages(current, pageOrigin(), {
      onPick: pick,
      onSpots: (found, shown, isNew) => {
        setSpots(found);
        setPath(shown);
        const spot = sought.current && spotOf(found, sought.current);
        if (spot) followed.current?.show(spot);
        if (spot) sought.current = undefined;
        const { to, attempts } = wanted.current;
        if (to === shown) wanted.current.attempts = 0;
        // The preview may reload the page before a new one, which then never comes.
        else if (isNew && attempts > 0) go(to, attempts - 1);
      },
    });
    return followed.current.stop;
  }, [pick, go]);

  /** After a change: everything is asked anew. */
  const done = () => queries.invalidateQueries();

  /** @param to the page that a file is for, if there is one */
  function saved(to: unknown): void {
    void done();
    const spot = opened && spotOf(spots, opened);
    sought.current = spot ? undefined : opened;
    if (spot) followed.current?.show(spot);
    else if (typeof to === 'string' && to !== path) go(to);
  }

  const made = overview?.changes.length ?? 0;
  const notes: Partial<Record<View, string>> = {
    ...(mistakes.length > 0 && { page: ` (${mistakes.length} wrong)` }),
    ...(made > 0 && { changes: ` (${made})` }),
  };
  return (
    <main
      data-open={isOpen}
      className="group grid h-dvh grid-cols-[minmax(0,1fr)_25rem] grid-rows-[minmax(0,1fr)] overflow-hidden max-[56rem]:grid-cols-1 max-[56rem]:grid-rows-[minmax(0,1fr)_auto] max-[56rem]:data-[open=true]:grid-rows-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <section
        aria-label="Editing"
        className="panel max-[56rem]:rounded-t-2xl max-[56rem]:shadow-2xl flex min-h-0 flex-col border-rule bg-wash max-[56rem]:border-t min-[56rem]:border-l"
      >
        <header className="rounded-t-2xl border-b border-rule bg-white">
          <h1 className="sr-only">Edit {path}</h1>
          <div className="flex h-12 items-center gap-1 px-3">
            <p role="status" className="wrong text-sm min-w-0 flex-1 leading-tight">
              {state.error?.message}
            </p>
            <label className="check">
              <input type="checkbox" checked={isEditing} onChange={({ target }) => setEditing(target.checked)} />
              Clicks edit
            </label>
            <Button className="min-[56rem]:hidden" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? 'Fold' : 'Edit'}
            </Button>
          </div>
          <nav aria-label="Editing" className="tabs flex gap-1 px-2 max-[56rem]:group-data-[open=false]:hidden">
            {views.map(([name, label]) => (
              <Button key={name} aria-pressed={view === name} onClick={() => setView(name)}>
                {label}
                {notes[name]}
              </Button>
            ))}
          </nav>
        </header>
        {overview && (
          <div className="relative flex-1 overflow-auto px-4 pt-3 max-[56rem]:group-data-[open=false]:hidden">
            {view === 'page' && <PageFields spots={spots} onPick={pick} mistakes={mistakes} onOpen={open} />}
            {view === 'search' && <Search onOpen={open} />}
            {view === 'changes' && <Changes overview={overview} onDone={done} onOpen={open} />}
            {view === 'field' && opened && (
              <>
                <FieldPanel
                  key={`${opened.file} ${keyOf(opened.place)} ${opened.at}`}
                  file={opened.file}
                  place={opened.place}
                  overview={overview}
                  onSaved={saved}
                  onOpen={open}
                />
                {others && others.matches.length > 1 && (
                  <details className="pb-4">
                    <summary>Not this one? These words are also here</summary>
                    <Choices
                      all={others.matches}
                      words={({ what }) => what}
                      onPick={({ file, place }) => open(file, place, others)}
                    />
                  </details>
                )}
              </>
            )}
          </div>
        )}
      </section>
      {/*
       * Behind the panel, whose keys come first. It is the site itself, and of another origin: it may do everything but lead the
       * panel away.
       */}
      <iframe
        className="-order-1 size-full min-h-0"
        ref={frame}
        title="The page"
        src={pageOrigin() + start.path}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads"
      />
    </main>
  );
}

const queries = new QueryClient({
  // The server is on this machine: what it refuses, it refuses again.
  defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, gcTime: 0 } },
});
const root = document.querySelector('#edit');
if (root)
  createRoot(root, {
    onUncaughtError(error) {
      console.error(error);
      // A translator or an extension of the browser may have changed the panel.
      root.textContent = `The panel has stumbled (${String(error)}). Reload it: what you have typed is kept.`;
    },
  }).render(
    <QueryClientProvider client={queries}>
      <App />
    </QueryClientProvider>,
  );
