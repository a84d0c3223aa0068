import { saveCampaign } from './attribution';
import { holdEarlyClicks, startIslandsOnUse } from './islands';
import { beginsFurtherDown, isPrerendered, whenIdle, whenParsed, whenShown } from './moments';

/** Only Chromium has it. */
type WithConnection = Navigator & { connection?: { saveData?: boolean } };

/**
 * Removes the speculation rules where the visitor saves data: nothing is loaded before it is asked for. The build puts the
 * rules before this script (scripts/build/speculation-rules.ts).
 */
function respectSaveData(): void {
  if ((navigator as WithConnection).connection?.saveData) document.querySelector('[type^=spec]')?.remove();
}

/** How long after the load sections stay left out that nobody has come near. */
const restMs = 3_000;

const layOut = ({ style }: HTMLElement) => style.setProperty('--offscreen', 'visible');

/**
 * Lays out the sections that are left out of a page's first layout (`offscreen-…` in app/utilities.css): one after the other
 * once the page is at rest, so that pictures of the page and programs that read its text get all of it. A page that begins
 * further down is whole at once, because places that are only estimated would move what is in view.
 */
function layOutSections(): void {
  if (beginsFurtherDown()) return layOut(document.documentElement);
  const next = (sections: HTMLElement[]) => {
    const [first, ...rest] = sections;
    if (!first) return;
    layOut(first);
    whenIdle(() => next(rest));
  };
  whenIdle(() => next([...document.querySelectorAll<HTMLElement>('[class*="offscreen-"]')]), restMs);
}

/** How long after its animation frame the first frame is seen on a slow phone, in milliseconds, and some more. */
const paintMs = 100;

/**
 * Loads the deferred styles after the first frame. Where a page begins further down, that is a frame of what they change, which
 * waits for them as if they were linked in the head. A prerendered page has no frame yet.
 */
function loadDeferredStyles(): void {
  // Text while there are scripts (scripts/build/styles.ts). The preview has none.
  const link = document.querySelector('[data-styles]')?.textContent;
  if (!link) return;
  if (isPrerendered() || beginsFurtherDown()) document.write(link);
  else
    whenParsed(() =>
      requestAnimationFrame(() => setTimeout(() => document.head.insertAdjacentHTML('beforeend', link), paintMs)),
    );
}

/** Beyond this scroll position the bar has a background. Source: the product specification, section 9. */
const thresholdPx = 20;

const mark = () => document.querySelector('.site-bar')?.toggleAttribute('data-scrolled', scrollY > thresholdPx);

/** Marks the bar while the page is scrolled, for browsers without scroll-driven animations (layout/site-bar.css). */
function markScrolledBar(): void {
  if (CSS.supports('animation-timeline:scroll()')) return;
  // A page that begins further down scrolls there, too. Reading the position earlier would lay out the page once more.
  addEventListener('scroll', mark, { passive: true });
}

/** The phone menu closes when one of its links is activated, which may open another tab. */
function closePopover({ target }: Event): void {
  (target as Element).closest('[popover] a')?.closest<HTMLElement>('[popover]')?.hidePopover();
}

/** The page contains the year of its build. In a later year this replaces it with the current one. */
function correctCopyrightYear(): void {
  const shown = document.querySelector('[data-year]');
  const year = new Date().getFullYear();
  if (shown && year > Number(shown.textContent)) shown.textContent = String(year);
}

/**
 * The script of every page. The build compiles it with the features of the page (features.ts) and inlines it into the head,
 * so that it runs before the first click (scripts/build/inline-script.ts).
 */
export function startPage(): void {
  respectSaveData();
  startIslandsOnUse();
  holdEarlyClicks();
  addEventListener('click', closePopover);
  layOutSections();
  loadDeferredStyles();
  markScrolledBar();
  whenParsed(correctCopyrightYear);
  whenShown(saveCampaign);
}
