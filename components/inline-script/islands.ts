/** The file that the build writes for an island (scripts/build/islands.tsx). */
type Entry = { hydrate: (island: HTMLElement, properties: object) => Promise<void>; default: object };

/** The delay after a failure before the next attempt, because a moving pointer triggers many. */
const retryAfterMs = 5_000;

/** The islands that are loading, or have just failed. */
const starting = new Set<HTMLElement>();

/**
 * Loads an island's script and hydrates it. If its files fail to load, the island stays static, and the next use tries
 * again.
 */
export async function startIsland(island: HTMLElement): Promise<void> {
  const { props, hydrated } = island.dataset;
  if (!props || hydrated !== undefined || starting.has(island)) return;
  starting.add(island);
  try {
    // The build creates this file. The preview's bundler must not try to resolve it.
    const entry: Entry = await import(/* turbopackIgnore: true */ props);
    await entry.hydrate(island, entry.default);
    starting.delete(island);
  } catch {
    // The island's static HTML still works.
    setTimeout(() => starting.delete(island), retryAfterMs);
  }
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
