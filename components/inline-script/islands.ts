/** The file that the build writes for an island (scripts/build/islands.tsx). */
type Entry = {
  hydrate: (island: HTMLElement, component: unknown, properties: object) => Promise<void>;
  component: unknown;
  default: object;
};

const started = new Map<HTMLElement, Promise<void>>();

async function load(island: HTMLElement): Promise<void> {
  try {
    // The build creates this file. The preview's bundler must not try to resolve it.
    const entry: Entry = await import(/* turbopackIgnore: true */ island.dataset.props ?? '');
    await entry.hydrate(island, entry.component, entry.default);
  } catch {
    // What is in its HTML stays.
    island.dataset.failed = '';
  }
}

/**
 * Loads an island's script and hydrates it, once.
 *
 * @returns a promise that resolves when the island is interactive, or has failed
 */
export function startIsland(island: HTMLElement): Promise<void> {
  const starting = started.get(island) ?? load(island);
  started.set(island, starting);
  return starting;
}

/** Starts an island at the first hover, touch or focus on it, and that of the bar already at one on the bar. */
export function startIslandsOnUse(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    addEventListener(
      type,
      ({ target }) => {
        const used = (target as Element).closest?.('[data-island], .bar-row');
        const island = used?.closest<HTMLElement>('[data-island]') ?? used?.querySelector<HTMLElement>('[data-island]');
        // Phones do not show the menus of wide screens.
        if (island?.firstElementChild?.getClientRects().length) void startIsland(island);
      },
      true,
    );
  }
}

/** What does something without a script: a link leads on, and a field keeps what it is given until its island hears of it. */
const worksAlready = 'a, input, label, select, summary, textarea';

/** Starts islands before they are scrolled into view. */
export function startIslandsBeforeSeen(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = target.closest<HTMLElement>('[data-island]');
        if (isIntersecting && island) void startIsland(island);
      }
    },
    // One window's height ahead.
    { rootMargin: '100% 0px' },
  );
  // An island has no box of its own.
  for (const part of document.querySelectorAll('[data-island=visible] > *')) observer.observe(part);
}

const buttonsOf = (island: HTMLElement) => [...island.querySelectorAll('button')];

/** What is pressed before its island is interactive is pressed again once it is. */
export function holdEarlyClicks(): void {
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const island = target.closest<HTMLElement>('[data-island]:not([data-hydrated])');
      if (!island || target.closest(worksAlready)) return;
      event.preventDefault();
      // React replaces the elements of a page that was translated.
      const place = buttonsOf(island).findIndex((button) => button.contains(target));
      void startIsland(island).then(() => {
        if (island.dataset.hydrated === undefined) return;
        (buttonsOf(island)[place] ?? target).dispatchEvent(new MouseEvent(event.type, event));
      });
    },
    true,
  );
}
