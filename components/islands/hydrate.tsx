import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandRoot } from './island-root';
import type { IslandName } from './islands';

/** Each in a file of its own: a visitor loads the parts that are used. */
const components: Record<IslandName, () => Promise<ComponentType<never>>> = {
  'desktop-menu': async () => (await import('@/components/layout/desktop-menu')).DesktopMenu,
  'carousel-controls': async () => (await import('@/components/ui/carousel-controls')).CarouselControls,
  'tooltip-link': async () => (await import('@/components/ui/tooltip-link')).TooltipLink,
  'provider-status': async () => (await import('@/components/embeds/provider-status')).ProviderStatus,
};

function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(components, name);
}

/** Gives the island the pointer and the keyboard's focus that came to it before its script. */
function repeatPointerAndFocus(island: HTMLElement): void {
  const hovered = [...island.querySelectorAll(':hover')].at(-1);
  // A touch leaves its target hovered, but hovers nothing.
  if (window.matchMedia('(hover: hover)').matches) {
    hovered?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  }
  island.querySelector(':focus-visible')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/**
 * Lets React take over one island. When that fails, now or later, the island gets its exported HTML back and stays as it
 * was without a script; the rest of the page is never touched.
 *
 * @param island an element that components/islands/island.tsx has marked
 * @param properties the component's properties, as the build has written them to a file
 * @returns when the island is interactive
 * @throws {Error} when it cannot be made interactive
 */
export async function hydrate(island: HTMLElement, properties: object): Promise<void> {
  const name = island.dataset.component;
  if (!isIslandName(name)) throw new Error(`No island is called ${name}`);
  const component = (await components[name]()) as ComponentType<object>;
  const exported = [...island.childNodes].map((node) => node.cloneNode(true));
  const takeOver = () => {
    island.dataset.hydrated = '';
  };
  await new Promise<void>((resolve, reject) => {
    const root = <IslandRoot component={component} props={properties} onTakeOver={takeOver} onReady={resolve} />;
    hydrateRoot(island, root, {
      onUncaughtError: (error) => {
        // React has emptied the island by now.
        island.replaceChildren(...exported);
        delete island.dataset.hydrated;
        reject(error);
      },
      // The island's HTML was changed on the way, by a translation for example. React has drawn it again.
      onRecoverableError: () => undefined,
    });
  });
  repeatPointerAndFocus(island);
}
