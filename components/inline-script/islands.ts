/** The file that the build writes for an island (scripts/build/islands.tsx). */
type Entry = {
  hydrate: (island: HTMLElement, component: unknown, properties: object) => Promise<void>;
  component: unknown;
  default: object;
};

/** The delay after a failure before the next attempt, because a moving pointer triggers many. */
const retryAfterMs = 5_000;

/** The islands that are loading, or have just failed. */
const starting = new Map<HTMLElement, Promise<void>>();

async function load(island: HTMLElement, address: string): Promise<void> {
  try {
    // The build creates this file. The preview's bundler must not try to resolve it.
    const entry: Entry = await import(/* turbopackIgnore: true */ address);
    await entry.hydrate(island, entry.component, entry.default);
    starting.delete(island);
  } catch {
    // The island's static HTML still works.
    setTimeout(() => starting.delete(island), retryAfterMs);
  }
}

/**
 * Loads an island's script and hydrates it. If its files fail to load, the island stays static, and the next use tries
 * again.
 *
 * @returns a promise that resolves when the island is interactive, or has failed
 */
export async function startIsland(island: HTMLElement): Promise<void> {
  const { props, hydrated } = island.dataset;
  if (!props || hydrated !== undefined) return;
  if (!starting.has(island)) starting.set(island, load(island, props));
  await starting.get(island);
}

/** Starts an island at the first hover, touch or focus on it. */
export function startIslandsOnUse(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    addEventListener(
      type,
      (event) => {
        const island = (event.target as Element).closest?.<HTMLElement>('[data-island]');
        if (island) void startIsland(island);
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

/** What is pressed before such an island is interactive is pressed again once it is. */
export function holdEarlyClicks(): void {
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const island = target.closest<HTMLElement>('[data-island=visible]:not([data-hydrated])');
      if (!island || target.closest(worksAlready)) return;
      event.preventDefault();
      void startIsland(island).then(() => {
        if (island.dataset.hydrated !== undefined) target.dispatchEvent(new MouseEvent(event.type, event));
      });
    },
    true,
  );
}
