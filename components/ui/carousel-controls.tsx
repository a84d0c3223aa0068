'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cx } from './cx';
import { isByItself } from './keys';
import { Lucide } from './lucide';

const buttonClasses =
  'grid size-12 place-items-center rounded-full border border-rule bg-white hover:border-ink-quiet active:[translate:0_1px]';

/** Hides the buttons at widths where all cards fit. */
function visibility(count: number): string | false {
  if (count <= 1) return 'hidden';
  if (count === 2) return 'md:hidden';
  return count === 3 && 'lg:hidden';
}

/**
 * Measures the cards' offsets and how many fit, because widths depend on the window and the text size. Where a translated page
 * runs from right to left, the pitch and all offsets are negative, as scroll positions are.
 */
function measure(row: HTMLElement) {
  const starts = [...row.children].map((card) => (card instanceof HTMLElement ? card.offsetLeft : 0));
  const pitch = (starts[1] ?? 0) - (starts[0] ?? 0);
  const { paddingLeft, paddingRight, columnGap } = getComputedStyle(row);
  const width = row.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const visibleCount = Math.max(1, Math.round((width + parseFloat(columnGap)) / Math.abs(pitch)));
  return { offsets: starts.map((start) => start - (starts[0] ?? 0)), pitch, visibleCount };
}

/** `1 to 3 of 5`, or `1 of 5` if one card fits. */
function positionText(position: number, visibleCount: number, count: number): string {
  const first = position + 1;
  return visibleCount > 1 ? `${first} to ${position + visibleCount} of ${count}` : `${first} of ${count}`;
}

type CarouselControlsProps = {
  /** The id of the row of cards, which is not part of the island. */
  rowId: string;
  count: number;
};

/** The buttons of a carousel, and keyboard handling for its row. */
export function CarouselControls({ rowId, count }: CarouselControlsProps) {
  /** The card that the row is scrolling to. During the animation, the next click continues from here. */
  const target = useRef<number | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const go = useCallback(
    (step: 1 | -1) => {
      const row = document.getElementById(rowId);
      if (!row) return;
      const { offsets, pitch, visibleCount } = measure(row);
      const positions = count - visibleCount + 1;
      if (positions <= 1) return;
      const current = Math.min(target.current ?? Math.round(row.scrollLeft / pitch), positions - 1);
      const next = (current + step + positions) % positions;
      target.current = next;
      row.scrollTo({ left: offsets[next] });
      setAnnouncement(positionText(next, visibleCount, count));
    },
    [rowId, count],
  );

  useEffect(() => {
    // The inline script scrolled it without an announcement (components/inline-script/carousel.ts).
    const row = document.getElementById(rowId);
    if (!row?.scrollLeft) return;
    const { pitch, visibleCount } = measure(row);
    // The scroll position is only known in the browser.
    // oxlint-disable-next-line react/set-state-in-effect
    setAnnouncement(positionText(Math.round(row.scrollLeft / pitch), visibleCount, count));
  }, [rowId, count]);

  useEffect(() => {
    const row = document.getElementById(rowId);
    const controller = new AbortController();
    const { signal } = controller;
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || !isByItself(event)) return;
      event.preventDefault();
      const forward = row && measure(row).pitch < 0 ? 'ArrowLeft' : 'ArrowRight';
      go(event.key === forward ? 1 : -1);
    };
    const clearTarget = () => {
      target.current = null;
    };
    row?.addEventListener('keydown', onKeyDown, { signal });
    // The visitor scrolls the row, so the target is obsolete.
    for (const type of ['pointerdown', 'wheel', 'touchstart']) {
      row?.addEventListener(type, clearTarget, { signal, passive: true });
    }
    return () => controller.abort();
  }, [rowId, go]);

  return (
    <div className={cx('carousel-buttons mt-4 flex min-h-12 items-center gap-3', visibility(count))}>
      <button type="button" aria-controls={rowId} onClick={() => go(-1)} className={buttonClasses}>
        <span className="sr-only">Previous testimonial</span>
        <Lucide icon={ChevronLeft} className="size-5 rtl:-scale-x-100" />
      </button>{' '}
      <button type="button" aria-controls={rowId} onClick={() => go(1)} className={buttonClasses}>
        <span className="sr-only">Next testimonial</span>
        <Lucide icon={ChevronRight} className="size-5 rtl:-scale-x-100" />
      </button>
      <p aria-live="polite" className="text-small text-ink-soft tabular">
        {announcement}
      </p>
    </div>
  );
}
