import { useCallback, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ask, type Mistake, type Overview, type Place, type Saved } from './api';
import { keyOf } from '../words';
import { valueAt } from '../../../lib/content/mistake';
import { FieldPanel } from './field-panel';
import './main.css';
import { followPage, patch, type Spot } from './page';
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
  const keys = place === '' ? [] : place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return { path: path.startsWith('/') ? path : '/', ...(file && { opened: { file, place: keys } }) };
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

  const load = useCallback(async () => {
    setOverview(await ask<Overview>('overview'));
    setMistakes(await ask<Mistake[]>('mistakes'));
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
    followed.current = followPage(page, { onSpots: setSpots, onPick: pick, isEditing: () => editing.current });
  }

  function done({ changes }: Saved, to?: string): void {
    if (overview) setOverview({ ...overview, changes });
    void load();
    if (to !== undefined && frame.current) frame.current.src = to;
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
      done(await ask<Saved>(name));
      setSaid(name === 'undo' ? 'Undone.' : 'Done again.');
      setOpened(opened && { ...opened, at: Date.now() });
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  }

  const made = overview?.changes.filter(({ isUndone }) => !isUndone).length ?? 0;
  const undone = (overview?.changes.length ?? 0) - made;
  return (
    <main className={isOpen ? 'open' : ''}>
      {/* The site itself, which needs all of a page's rights. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe ref={frame} title="The page" src={start.path} onLoad={follow} />
      <section aria-label="Editing" className="panel">
        <header>
          <h1 className="hidden">Edit {path}</h1>
          <div className="bar">
            <button type="button" disabled={made === 0} onClick={() => void step('undo')}>
              Undo
            </button>
            <button type="button" disabled={undone === 0} onClick={() => void step('redo')}>
              Redo
            </button>
            <label className="check">
              <input type="checkbox" checked={isEditing} onChange={({ target }) => setEditing(target.checked)} />
              Clicks edit
            </label>
            <button type="button" className="fold" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? 'Fold' : 'Edit'}
            </button>
          </div>
          <nav aria-label="Editing" className="bar">
            {views.map(([name, label]) => (
              <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
                {label}
                {name === 'changes' && made > 0 ? ` (${made})` : ''}
              </button>
            ))}
          </nav>
          <p role="status" className="said">
            {said}
          </p>
        </header>
        {overview && (
          <div className="body">
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
                  <details className="others">
                    <summary>Not this one? These words are also here</summary>
                    <ul className="choices">
                      {others.matches.map((match) => (
                        <li key={match.file + keyOf(match.place)}>
                          <button type="button" onClick={() => setOpened({ file: match.file, place: match.place })}>
                            {match.what}
                          </button>
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
    </main>
  );
}

const root = document.querySelector('#edit');
if (root) createRoot(root).render(<App />);
