type Runtime = { hydrate: (island: HTMLElement, properties: object) => Promise<void> };
type Properties = { default: object };

/** Milliseconds after a failure before an island is tried again: a pointer that moves over it asks many times. */
const retryAfterMs = 5_000;

/** The islands that are being started, with the places of the buttons that were clicked in them meanwhile. */
const starting = new Map<HTMLElement, number[]>();

/* React may draw the buttons anew: what stays is their order. */
const buttonsIn = (island: HTMLElement) => [...island.querySelectorAll<HTMLElement>('button')];

/**
 * Loads the script of an island and lets it take over. An island whose files do not come stays as it was, and is tried
 * again at a later use.
 */
export async function startIsland(island: HTMLElement): Promise<void> {
  const { scripts, props, hydrated } = island.dataset;
  if (!scripts || !props || hydrated !== undefined || starting.has(island)) return;
  const clicked: number[] = [];
  starting.set(island, clicked);
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
    for (const place of clicked) buttonsIn(island)[place]?.click();
    starting.delete(island);
  } catch {
    // The island works as far as HTML does.
    setTimeout(() => starting.delete(island), retryAfterMs);
  }
}

/** Starts an island at the first pointer or touch on it, or the first focus in its zone. */
export function startIslandsOnUse(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) {
    addEventListener(
      type,
      (event) => {
        const target = event.target as Element;
        const zone = type === 'focusin' && target.closest?.('[data-island-zone]');
        const island =
          target.closest?.<HTMLElement>('[data-island]') ?? (zone && zone.querySelector<HTMLElement>('[data-island]'));
        if (!island) return;
        void startIsland(island);
        const button = target.closest<HTMLElement>('button');
        if (type !== 'click' || !button || island.dataset.hydrated !== undefined) return;
        // Repeated once the island can act on it.
        starting.get(island)?.push(buttonsIn(island).indexOf(button));
        event.stopPropagation();
      },
      true,
    );
  }
}
