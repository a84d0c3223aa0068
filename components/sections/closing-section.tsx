import type { ReactNode } from 'react';
import { Section, type SectionBackground } from '@/components/ui/section';
import type { Closing } from '@/lib/content/schemas/sections';

type ClosingSectionProps = { closing: Closing; actions: ReactNode };

/** The last section of a page, with its calls to action. */
export function ClosingSection({
  closing,
  actions,
  background,
}: ClosingSectionProps & { background: SectionBackground }) {
  return (
    <Section background={background} labelledBy="closing">
      <div className="relative overflow-hidden rounded-band bg-brand-tint px-6 py-12 text-center sm:px-12 lg:py-18">
        <svg
          aria-hidden
          viewBox="0 0 1200 300"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full text-brand opacity-25"
        >
          <path
            d="M-10 150 C 90 150, 110 288, 300 288 L 880 288 C 1060 288, 1090 60, 1210 60"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div className="relative">
          <h2 id="closing" className="mx-auto max-w-[24ch] text-headline">
            {closing.title}
          </h2>
          <p className="mx-auto mt-4 max-w-prose text-lede text-balance text-ink-soft">{closing.text}</p>
          <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
        </div>
      </div>
    </Section>
  );
}
