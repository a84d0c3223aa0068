import { beginsFurtherDown, whenIdle } from './moments';

/** How long after the load sections stay left out that nobody has come near. */
const restMs = 3_000;

const layOut = ({ style }: HTMLElement) => style.setProperty('--offscreen', 'visible');

/**
 * Lays out the sections that are left out of a page's first layout (`offscreen-…` in app/utilities.css): one after the other
 * once the page is at rest, so that pictures of the page and programs that read its text get all of it. A page that begins
 * further down is whole at once, because places that are only estimated would move what is in view.
 */
export function layOutSections(): void {
  if (beginsFurtherDown()) return layOut(document.documentElement);
  const next = (sections: HTMLElement[]) => {
    const [first, ...rest] = sections;
    if (!first) return;
    layOut(first);
    whenIdle(() => next(rest));
  };
  whenIdle(() => next([...document.querySelectorAll<HTMLElement>('[class*="offscreen-"]')]), restMs);
}
