import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { IslandRoot } from './island-root';
import type { IslandName } from './islands';

/** Imported on demand, so that a visitor loads only the islands that are used. */
const components: Record<IslandName, () => Promise<ComponentType<never>>> = {
  'desktop-menu': async () => (await import('@/components/layout/desktop-menu')).DesktopMenu,
  'tooltip-link': async () => (await import('@/components/ui/tooltip-link')).TooltipLink,
  'provider-status': async () => (await import('@/components/embeds/provider-status')).ProviderStatus,
};

function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(components, name);
}

/**
 * Waits until nothing in the island is pressed. React replaces the elements of a page that was translated or changed by an
 * extension, and a click that begins on one element and ends on another is none.
 */
async function whenReleased(island: HTMLElement): Promise<void> {
  while (island.matches(':active')) await new Promise(requestAnimationFrame);
}

/** The links and buttons of an island that are shown. Closed menus leave the document at hydration. */
function controlsOf(island: HTMLElement): HTMLElement[] {
  return [...island.querySelectorAll<HTMLElement>('a, button')].filter(
    (control) => control.getClientRects().length > 0,
  );
}

/** Replays the hover and keyboard focus that the island got before its script loaded. */
function replayHoverAndFocus(island: HTMLElement): void {
  const hovered = [...island.querySelectorAll(':hover')].at(-1);
  // After a touch, `:hover` matches the target, but nothing hovers over it.
  if (window.matchMedia('(hover: hover)').matches) {
    hovered?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  }
  island.querySelector(':focus-visible')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/**
 * Hydrates one island. If that fails, now or later, the island's exported HTML is restored. The rest of the page is not
 * affected.
 *
 * @param island an element rendered by components/islands/island.tsx
 * @param properties the component's props, as the build wrote them to a file
 * @returns a promise that resolves when the island is interactive
 * @throws {Error} if hydration fails
 */
export async function hydrate(island: HTMLElement, properties: object): Promise<void> {
  const name = island.dataset.component;
  if (!isIslandName(name)) throw new Error(`No island is called ${name}`);
  const component = (await components[name]()) as ComponentType<object>;
  await whenReleased(island);
  const focused = controlsOf(island).findIndex((control) => control === document.activeElement);
  const exported = [...island.childNodes].map((node) => node.cloneNode(true));
  const takeOver = () => {
    island.dataset.hydrated = '';
  };
  await new Promise<void>((resolve, reject) => {
    const root = <IslandRoot component={component} props={properties} onTakeOver={takeOver} onReady={resolve} />;
    const options: HydrationOptions = {
      onUncaughtError: (error) => {
        // React has already emptied the island.
        island.replaceChildren(...exported);
        delete island.dataset.hydrated;
        reject(error);
      },
      // The HTML was changed before hydration, for example by a translation. React has rendered it again.
      onRecoverableError: () => undefined,
    };
    // At once: otherwise the visitor could press something before React begins.
    flushSync(() => hydrateRoot(island, root, options));
  });
  // If React has replaced the element, the focus was lost.
  if (document.activeElement === document.body) controlsOf(island)[focused]?.focus({ preventScroll: true });
  replayHoverAndFocus(island);
}
