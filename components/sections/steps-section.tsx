import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Steps } from '@/lib/content/schemas/sections';

const columns = ['', '', '', 'lg:grid-cols-3', 'sm:grid-cols-2 lg:grid-cols-4', 'sm:grid-cols-2 lg:grid-cols-5'];

/** Numbered steps, joined by a line. */
export function StepsSection({ steps }: { steps: Steps }) {
  return (
    <Section labelledBy="steps" className="offscreen-[55rem] lg:offscreen-[22rem]">
      <SectionHeading id="steps" title={steps.title} intro={steps.intro} />
      <ol className={cx('grid gap-x-8 gap-y-10', columns[steps.steps.length])}>
        {steps.steps.map((step, index) => (
          <li key={step.title} className="relative border-t-[3px] border-brand pt-6">
            <span
              aria-hidden
              className="absolute -top-[0.95rem] left-0 grid size-7 place-items-center rounded-full bg-brand-deep text-small font-bold text-white"
            >
              {index + 1}
            </span>
            <h3 className="text-card">{step.title}</h3>
            <p className="mt-2 text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
