'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cx } from './cx';
import { Lucide } from './lucide';

const buttonLook =
  'grid size-12 place-items-center rounded-full border border-rule bg-white hover:border-ink-quiet active:[translate:0_1px]';

/** Hides the buttons at the widths at which all cards fit. */
function visibility(count: number): string | false {
  if (count <= 1) return 'hidden';
  if (count === 2) return 'md:hidden';
  return count === 3 && 'lg:hidden';
}

/** Where each card of a row begins, and how many fit, measured: widths depend on the window and on the text size. */
function measure(row: HTMLElement) {
  const starts = [...row.children].map((card) => (card instanceof HTMLElement ? card.offsetLeft : 0));
  const pitch = (starts[1] ?? 0) - (starts[0] ?? 0);
  const { paddingLeft, paddingRight, columnGap } = getComputedStyle(row);
  const width = row.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const fitting = Math.max(1, Math.round((width + parseFloat(columnGap)) / pitch));
  return { offsets: starts.map((start) => start - (starts[0] ?? 0)), pitch, fitting };
}

/** `1 to 3 of 5`, or `1 of 5` where one card fits. */
function shownCards(position: number, fitting: number, count: number): string {
  const first = position + 1;
  return fitting > 1 ? `${first} to ${position + fitting} of ${count}` : `${first} of ${count}`;
}

type CarouselControlsProps = {
  /** The id of the row of cards, which is not part of the island. */
  rowId: string;
  count: number;
};

/** The buttons of a carousel, and the arrow keys of its row. */
export function CarouselControls({ rowId, count }: CarouselControlsProps) {
  /** The card that the row is moving to; while it moves, its scroll position is not where the next click starts. */
  const target = useRef<number | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const go = useCallback(
    (step: 1 | -1) => {
      const row = document.getElementById(rowId);
      if (!row) return;
      const { offsets, pitch, fitting } = measure(row);
      const positions = count - fitting + 1;
      if (positions <= 1) return;
      const current = Math.min(target.current ?? Math.round(row.scrollLeft / pitch), positions - 1);
      const next = (current + step + positions) % positions;
      target.current = next;
      row.scrollTo({ left: offsets[next] });
      setAnnouncement(shownCards(next, fitting, count));
    },
    [rowId, count],
  );

  useEffect(() => {
    // The starter has moved it without a word (components/starter/carousel.ts).
    const row = document.getElementById(rowId);
    if (!row?.scrollLeft) return;
    const { pitch, fitting } = measure(row);
    // Where the row stands is known to the document alone.
    // oxlint-disable-next-line react/set-state-in-effect
    setAnnouncement(shownCards(Math.round(row.scrollLeft / pitch), fitting, count));
  }, [rowId, count]);

  useEffect(() => {
    const row = document.getElementById(rowId);
    const leaving = new AbortController();
    const { signal } = leaving;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      go(event.key === 'ArrowRight' ? 1 : -1);
    };
    const onOwnScroll = () => {
      target.current = null;
    };
    row?.addEventListener('keydown', onKeyDown, { signal });
    // From here on the visitor decides where the row stands.
    for (const type of ['pointerdown', 'wheel', 'touchstart']) {
      row?.addEventListener(type, onOwnScroll, { signal, passive: true });
    }
    return () => leaving.abort();
  }, [rowId, go]);

  return (
    <>
      <div className={cx('carousel-buttons mt-6 flex min-h-12 items-center justify-center gap-3', visibility(count))}>
        <button type="button" aria-controls={rowId} onClick={() => go(-1)} className={buttonLook}>
          <span className="sr-only">Previous testimonial</span>
          <Lucide icon={ChevronLeft} className="size-5" />
        </button>
        <button type="button" aria-controls={rowId} onClick={() => go(1)} className={buttonLook}>
          <span className="sr-only">Next testimonial</span>
          <Lucide icon={ChevronRight} className="size-5" />
        </button>
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
