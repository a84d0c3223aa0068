import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section';
import type { Steps } from '@/lib/content/schemas/sections';

const columns = ['', '', '', 'lg:grid-cols-3', 'sm:grid-cols-2 lg:grid-cols-4', 'sm:grid-cols-2 lg:grid-cols-5'];

/** Numbered steps, joined by a line. */
export function StepsSection({ steps }: { steps: Steps }) {
  return (
    <Section labelledBy="steps" className="offscreen-[37rem] lg:offscreen-[22rem]">
      <h2 id="steps" className="text-headline">
        {steps.title}
      </h2>
      <p className="mt-3 max-w-text text-ink-soft lg:mt-4 lg:text-lede">{steps.intro}</p>
      <ol className={cx('mt-6 grid gap-x-8 sm:gap-y-10 lg:mt-12', columns[steps.steps.length])}>
        {steps.steps.map((step, index) => (
          <li
            key={step.title}
            className="relative pb-4 pl-11 before:absolute before:inset-y-0 before:left-3.25 before:border-l-3 before:border-brand last:pb-0 last:before:hidden sm:border-t-3 sm:border-brand sm:pt-6 sm:pb-0 sm:pl-0 sm:before:hidden"
          >
            <span
              aria-hidden
              className="absolute top-0 left-0 grid size-7 place-items-center rounded-full bg-brand-deep text-small font-bold text-white sm:-top-[0.95rem]"
            >
              {index + 1}
            </span>
            <h3 className="text-body/[1.5] sm:text-card">{step.title}</h3>
            <p className="mt-0.5 leading-[1.4] text-ink-soft sm:mt-2 sm:leading-[1.6]">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
