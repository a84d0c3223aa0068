import { saveCampaign } from './attribution';
import { loadDeferredStyles } from './deferred-styles';
import { holdEarlyClicks, startIslandsOnUse } from './islands';
import { layOutSections } from './lay-out';
import { whenParsed, whenShown } from './moments';

/** Only Chromium has it. */
type WithConnection = Navigator & { connection?: { saveData?: boolean } };

/**
 * Removes the speculation rules where the visitor saves data: nothing is loaded before it is asked for. The build puts the
 * rules before this script (scripts/build/speculation-rules.ts).
 */
function respectSaveData(): void {
  if ((navigator as WithConnection).connection?.saveData) document.querySelector('[type^=spec]')?.remove();
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
