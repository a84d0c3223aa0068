import { useCallback, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ask, type Mistake, type Overview, type Place, type Saved } from './api';
import { placeFrom } from './drafts';
import { keyOf } from '../words';
import { valueAt } from '../../lib/content/mistake';
import { FieldPanel } from './field-panel';
import { Button, IconButton } from './icons';
import '@fontsource-variable/figtree';
import './main.css';
import { followPage, patch, unpatch, type Spot } from './page';
import { Changes, PageFields, Pages, Search } from './views';

/** The layer’s page: the preview in a frame, and beside it, or over its lower half on a phone, the panel. */

type View = 'page' | 'search' | 'changes' | 'pages' | 'field';
/** `at` tells one opening of a field from another. */
type Opened = { file: string; place: Place; at?: number };

const views: [View, string][] = [
  ['page', 'This page'],
  ['search', 'Search'],
  ['pages', 'Add, retire'],
  ['changes', 'Changes'],
];

/** `#/pricing?field=content/plans.ts:2.price`, which can be sent to a colleague. */
function fromAddress(): { path: string; opened?: Opened } {
  const [path = '', field] = decodeURIComponent(location.hash.slice(1)).split('?field=', 2);
  const [file, place = ''] = field?.split(':', 2) ?? [];
  return { path: path.startsWith('/') ? path : '/', ...(file && { opened: { file, place: placeFrom(place) } }) };
}

function toAddress(path: string, opened?: Opened): void {
  const field = opened ? `?field=${opened.file}:${keyOf(opened.place)}` : '';
  history.replaceState(null, '', `#${path}${field}`);
}

function App() {
  const [start] = useState(fromAddress);
  const [overview, setOverview] = useState<Overview>();
  const [path, setPath] = useState(start.path);
  const [view, setView] = useState<View>(start.opened ? 'field' : 'page');
  const [opened, setOpened] = useState(start.opened);
  const [others, setOthers] = useState<Spot>();
  const [spots, setSpots] = useState<Spot[]>([]);
  const [mistakes, setMistakes] = useState<Mistake[]>([]);
  const [isEditing, setEditing] = useState(true);
  const [isOpen, setIsOpen] = useState(true);
  const [said, setSaid] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);
  const followed = useRef<ReturnType<typeof followPage>>(undefined);
  const editing = useRef(true);
  const wanted = useRef({ to: '', attempts: 0 });

  const load = useCallback(async () => {
    setOverview(await ask('overview'));
    setMistakes(await ask('mistakes'));
  }, []);
  useEffect(() => {
    // What it sets arrives later.
    // oxlint-disable-next-line react/set-state-in-effect
    void load();
  }, [load]);
  useEffect(() => {
    editing.current = isEditing;
  }, [isEditing]);
  useEffect(() => toAddress(path, view === 'field' ? opened : undefined), [path, view, opened]);

  const open = useCallback((file: string, place: Place) => {
    setOpened({ file, place, at: Date.now() });
    setOthers(undefined);
    setView('field');
    setIsOpen(true);
  }, []);
  const pick = useCallback(
    (spot: Spot) => {
      const [first] = spot.matches;
      if (!first) return;
      open(first.file, first.place);
      setOthers(spot);
      followed.current?.show(spot);
    },
    [open],
  );

  function follow(): void {
    const page = frame.current?.contentDocument;
    if (!page?.body) return;
    followed.current?.stop();
    setPath(page.location.pathname);
    // The preview reloads the page before a new one, and may be faster.
    const { to, attempts } = wanted.current;
    if (to !== page.location.pathname && attempts > 0) go(to, attempts - 1);
    else wanted.current.attempts = 0;
    followed.current = followPage(page, { onSpots: setSpots, onPick: pick, isEditing: () => editing.current });
  }

  function go(to: string, attempts = 3): void {
    wanted.current = { to, attempts };
    if (frame.current) frame.current.src = to;
  }

  function done({ changes }: Saved, to?: string): void {
    if (overview) setOverview({ ...overview, changes });
    void load();
    if (to !== undefined) go(to);
  }

  function saved(given: Saved, before: unknown, after: unknown, place: Place): void {
    done(given);
    setSaid('Saved.');
    setOpened(opened && { ...opened, at: Date.now() });
    // The words that were clicked change at once.
    const leaf = opened?.place.slice(place.length) ?? [];
    patch(others ? [others] : [], valueAt(before, leaf), valueAt(after, leaf));
  }

  async function step(name: 'undo' | 'redo'): Promise<void> {
    try {
      const given = await ask(name);
      unpatch();
      done(given);
      setSaid(name === 'undo' ? 'Undone.' : 'Done again.');
      setOpened(opened && { ...opened, at: Date.now() });
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  }

  const made = overview?.changes.filter(({ isUndone }) => !isUndone).length ?? 0;
  const undone = (overview?.changes.length ?? 0) - made;
  return (
    <main
      data-open={isOpen}
      className="group grid h-dvh grid-cols-[minmax(0,1fr)_25rem] grid-rows-[minmax(0,1fr)] overflow-hidden max-[56rem]:grid-cols-1 max-[56rem]:grid-rows-[minmax(0,1fr)_auto] max-[56rem]:data-[open=true]:grid-rows-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <section
        aria-label="Editing"
        className="panel bg-wash max-[56rem]:rounded-t-2xl max-[56rem]:shadow-2xl flex min-h-0 flex-col border-rule max-[56rem]:border-t min-[56rem]:border-l"
      >
        <header className="rounded-t-2xl border-b border-rule bg-white">
          <h1 className="sr-only">Edit {path}</h1>
          <div className="flex h-12 items-center gap-1 px-3">
            <IconButton icon="undo" label="Undo" isOff={made === 0} act={() => void step('undo')} />
            <IconButton icon="redo" label="Redo" isOff={undone === 0} act={() => void step('redo')} />
            <p role="status" className="said text-sm min-w-0 flex-1 px-2 leading-tight font-semibold text-[#0f6b4c]">
              {said}
            </p>
            <label className="check">
              <input
                className="size-4.5 accent-brand"
                type="checkbox"
                checked={isEditing}
                onChange={({ target }) => setEditing(target.checked)}
              />
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
                {name === 'changes' && made > 0 ? ` (${made})` : ''}
              </Button>
            ))}
          </nav>
        </header>
        {overview && (
          <div className="relative flex-1 overflow-auto px-4 pt-3 max-[56rem]:group-data-[open=false]:hidden">
            {view === 'page' && <PageFields spots={spots} onPick={pick} mistakes={mistakes} onOpen={open} />}
            {view === 'search' && <Search onOpen={open} />}
            {view === 'changes' && <Changes changes={overview.changes} onDone={done} onOpen={open} />}
            {view === 'pages' && <Pages overview={overview} path={path} onDone={done} onOpen={open} />}
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
                    <ul className="choices">
                      {others.matches.map((match) => (
                        <li key={match.file + keyOf(match.place)}>
                          <Button onClick={() => setOpened({ file: match.file, place: match.place })}>
                            {match.what}
                          </Button>
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </>
            )}
          </div>
        )}
      </section>
      {/* Behind the panel, whose keys come first. It is the site itself, which needs all of a page's rights. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe className="-order-1 size-full" ref={frame} title="The page" src={start.path} onLoad={follow} />
    </main>
  );
}

const root = document.querySelector('#edit');
if (root) createRoot(root).render(<App />);
