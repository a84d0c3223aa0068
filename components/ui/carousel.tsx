'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { Children, useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { useHydrated } from './use-hydrated';
import { Lucide } from './lucide';

/** Cards that fit side by side from a width on. Source: the product specification, section 9. */
const fits = [
  { query: '(min-width: 1024px)', count: 3 },
  { query: '(min-width: 768px)', count: 2 },
] as const;

function visibleCount(): number {
  return fits.find(({ query }) => window.matchMedia(query).matches)?.count ?? 1;
}

function onWidthChange(notify: () => void) {
  const queries = fits.map(({ query }) => window.matchMedia(query));
  queries.forEach((query) => query.addEventListener('change', notify));
  return () => queries.forEach((query) => query.removeEventListener('change', notify));
}

const buttonLook =
  'grid size-12 place-items-center rounded-full border border-rule bg-white hover:border-ink-quiet active:translate-y-px';

type CarouselProps = { label: string; children: ReactNode };

/**
 * Cards in a row that snaps: one under 768 px, two under 1024, else three. Swiping is the browser's own scrolling. The
 * buttons show when there are more cards than fit, and wrap around at both ends; the arrow keys do the same.
 */
export function Carousel({ label, children }: CarouselProps) {
  const cards = Children.toArray(children);
  const track = useRef<HTMLUListElement>(null);
  const hydrated = useHydrated();
  const visible = useSyncExternalStore(onWidthChange, visibleCount, () => 1);
  const [index, setIndex] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const last = Math.max(0, cards.length - visible);
  const movable = hydrated && last > 0;

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const follow = () => {
      const width = element.firstElementChild?.getBoundingClientRect().width ?? 0;
      if (width > 0) setIndex(Math.min(last, Math.round(element.scrollLeft / width)));
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [last]);

  const go = (step: 1 | -1) => {
    const next = (index + step + last + 1) % (last + 1);
    const target = track.current?.children[next];
    if (!(target instanceof HTMLElement) || !track.current) return;
    track.current.scrollTo({ left: target.offsetLeft - track.current.offsetLeft });
    setIndex(next);
    const to = next + visible;
    setAnnouncement(visible > 1 ? `${next + 1} to ${to} of ${cards.length}` : `${next + 1} of ${cards.length}`);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (!movable) return;
    event.preventDefault();
    go(event.key === 'ArrowRight' ? 1 : -1);
  };

  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={track}
        // A row that scrolls must be reachable with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={onKeyDown}
        aria-label={label}
        className="relative -mx-5 flex snap-x snap-mandatory gap-5 overflow-x-auto scroll-smooth px-5 py-2 sm:mx-0 sm:px-0"
      >
        {cards.map((card, position) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key
            key={position}
            aria-label={`${position + 1} of ${cards.length}`}
            className="w-full shrink-0 snap-start md:w-[calc((100%-1.25rem)/2)] lg:w-[calc((100%-2.5rem)/3)]"
          >
            {card}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex min-h-12 items-center justify-center gap-3">
        {movable && (
          <>
            <button type="button" onClick={() => go(-1)} className={buttonLook}>
              <span className="sr-only">Previous testimonial</span>
              <Lucide icon={ChevronLeft} className="size-5" />
            </button>
            <button type="button" onClick={() => go(1)} className={buttonLook}>
              <span className="sr-only">Next testimonial</span>
              <Lucide icon={ChevronRight} className="size-5" />
            </button>
          </>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
