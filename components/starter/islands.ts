type Runtime = { hydrate: (island: HTMLElement, properties: object) => Promise<void> };
type Properties = { default: object };

/** Milliseconds after a failure before an island is tried again: a pointer that moves over it asks many times. */
const retryAfterMs = 5_000;

/** The islands that are being started. */
const starting = new Set<HTMLElement>();

/**
 * Loads the script of an island and lets it take over. An island whose files do not come stays as it was, and is tried
 * again at a later use.
 */
export async function startIsland(island: HTMLElement): Promise<void> {
  const { scripts, props, hydrated } = island.dataset;
  if (!scripts || !props || hydrated !== undefined || starting.has(island)) return;
  starting.add(island);
  const [runtime = '', ...parts] = scripts.split(' ');
  for (const href of parts) {
    const preload = document.createElement('link');
    preload.rel = 'modulepreload';
    preload.href = href;
    document.head.append(preload);
  }
  try {
    // The files are the build's: the preview's bundler, which has none of them, must not look for them.
    const [{ hydrate }, properties]: [Runtime, Properties] = await Promise.all([
      import(/* turbopackIgnore: true */ runtime),
      import(/* turbopackIgnore: true */ props),
    ]);
    await hydrate(island, properties.default);
    starting.delete(island);
  } catch {
    // The island works as far as HTML does.
    setTimeout(() => starting.delete(island), retryAfterMs);
  }
}

/** Starts an island at the first pointer or touch on it, or the first focus in its zone. */
export function startIslandsOnUse(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    addEventListener(
      type,
      (event) => {
        const target = event.target as Element;
        const zone = type === 'focusin' && target.closest?.('[data-island-zone]');
        const island =
          target.closest?.<HTMLElement>('[data-island]') ?? (zone && zone.querySelector<HTMLElement>('[data-island]'));
        if (island) void startIsland(island);
      },
      true,
    );
  }
}
