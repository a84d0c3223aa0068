import { Section } from '@/components/ui/section';
import type { Questions } from '@/lib/content/schemas/sections';

type QuestionsSectionProps = {
  questions: Questions;
  /** Continues the section before it. */
  continued?: boolean;
};

function heightOf(count: number): string {
  if (count > 6) return 'offscreen-[32.5rem] lg:offscreen-[26.5rem]';
  if (count > 5) return 'offscreen-[26rem] lg:offscreen-[20rem]';
  return count > 4 ? 'offscreen-[21.5rem] lg:offscreen-[17rem]' : 'offscreen-[19rem] lg:offscreen-[13rem]';
}

/** Expandable questions (`<details>`), without a script. */
export function QuestionsSection({ questions, continued }: QuestionsSectionProps) {
  return (
    <Section continued={continued} labelledBy="questions" className={heightOf(questions.items.length)}>
      <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <h2 id="questions" className="mb-4 text-heading lg:text-headline">
          {questions.title}
        </h2>
        <div className="border-t border-rule">
          {questions.items.map((item) => (
            <details key={item.question} className="border-b border-rule">
              <summary className="chevron flex min-h-13 items-center justify-between gap-4 py-3 leading-snug font-semibold after:text-brand-deep hover:text-brand-deep">
                {item.question}
              </summary>
              <p className="max-w-text pb-5 text-ink-soft">{item.answer}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
