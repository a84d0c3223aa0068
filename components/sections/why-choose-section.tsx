import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Story, WhyChoose } from '@/lib/content/schemas/sections';

/** The last stretch of the line, from the window's edge to its end at (400, 40), in the form that the story's line has. */
const lines: Record<Story['line'], string> = {
  horizontal: 'M-900 84H40C150 84 150 4 240 4S330 40 400 40',
  stepped: 'M-900 84H100q20 0 20-20V24q0-20 20-20H260q20 0 20 18t20 18H400',
  looped: 'M-900 84H90c110 0 160-18 160-48 0-20-16-32-34-32s-34 12-34 32c0 30 40 48 110 48 60 0 50-44 108-44',
};

type WhyChooseSectionProps = { whyChoose: WhyChoose; line?: Story['line'] };

/** Reasons as a numbered list with divider lines, next to the heading and the end of the line. */
export function WhyChooseSection({ whyChoose, line = 'horizontal' }: WhyChooseSectionProps) {
  return (
    <Section labelledBy="why-choose">
      <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div>
          <SectionHeading id="why-choose" title={whyChoose.title} />
          <svg aria-hidden="true" viewBox="0 0 440 90" className="line-end drawn-line">
            <path d={lines[line]} pathLength="1" className="line-in-view" />
            <path d="M411 40h0" strokeWidth="22" className="stroke-leaf" />
            <path d="M406 40l3.5 3.5 6.5-7" className="stroke-white" />
          </svg>
        </div>
        <ol className="border-t border-rule">
          {whyChoose.cards.map((card, index) => (
            <li key={card.title} className="grid grid-cols-[auto_1fr] gap-x-6 border-b border-rule py-7">
              <span aria-hidden className="font-display text-title font-semibold text-brand-deep tabular">
                {index + 1}
              </span>
              <div>
                <h3 className="text-card">{card.title}</h3>
                <p className="mt-1.5 max-w-text text-ink-soft">{card.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
