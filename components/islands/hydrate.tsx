import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type HydrationOptions } from 'react-dom/client';
import { idPrefix, IslandRoot } from './island-root';

/**
 * Waits until nothing in the island is pressed. React replaces the elements of a page that was translated or changed by an
 * extension, and a click that begins on one element and ends on another is none.
 */
async function whenReleased(island: HTMLElement): Promise<void> {
  while (island.matches(':active')) await new Promise(requestAnimationFrame);
}

const controlsOf = (island: HTMLElement) => [...island.querySelectorAll<HTMLElement>('a, button')];

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
 * Tells React what was put into fields before the island's script loaded, by the visitor or, after a reload, by the browser. React
 * hears of a value that is not the one that was set last through the element's own property.
 */
function replayInput(island: HTMLElement): void {
  const inputs = [...island.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea')];
  // All of them first: React sets every field of a component that it renders.
  const changed = inputs.map((field) => {
    const { value, defaultValue, checked, defaultChecked, type } = field;
    const isChosen = checked !== defaultChecked && (checked || type === 'checkbox');
    return { field, value, checked, isTyped: value !== defaultValue, isChosen };
  });
  const selects = [...island.querySelectorAll('select')].map((field) => {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return { field, value: field.value, isChosen: field.selectedIndex !== Math.max(first, 0) };
  });
  for (const { field, value, checked, isTyped, isChosen } of changed) {
    if (isChosen) {
      field.checked = !checked;
      field.click();
    }
    if (!isTyped) continue;
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const { field, value, isChosen } of selects) {
    if (!isChosen) continue;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/**
 * Hydrates one island. If that fails, now or later, the island's exported HTML is restored. The rest of the page is not
 * affected.
 *
 * @param island an element rendered by components/islands/island.tsx
 * @param component its component
 * @param properties the component's props, as the build wrote them to a file
 * @returns a promise that resolves when the island is interactive
 * @throws {Error} if hydration fails
 */
export async function hydrate(
  island: HTMLElement,
  component: ComponentType<object>,
  properties: object,
): Promise<void> {
  await whenReleased(island);
  const focused = controlsOf(island).findIndex((control) => control === document.activeElement);
  const exported = [...island.childNodes].map((node) => node.cloneNode(true));
  const takeOver = () => {
    island.dataset.hydrated = '';
  };
  await new Promise<void>((resolve, reject) => {
    const root = <IslandRoot component={component} props={properties} onTakeOver={takeOver} onReady={resolve} />;
    const options: HydrationOptions = {
      identifierPrefix: idPrefix([...document.querySelectorAll('[data-component]')].indexOf(island)),
      onUncaughtError: (error) => {
        // React has already emptied the island.
        island.replaceChildren(...exported);
        delete island.dataset.hydrated;
        island.dataset.failed = '';
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
  replayInput(island);
}
