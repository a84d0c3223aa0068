import { HeadedSection } from '@/components/ui/headed-section';
import type { Questions } from '@/lib/content/schemas/sections';
import './questions.deferred.css';

function heightOf(count: number): string {
  if (count > 6) return 'offscreen-[31rem] lg:offscreen-[28.5rem]';
  if (count > 5) return 'offscreen-[25rem] lg:offscreen-[21.5rem]';
  return count > 4 ? 'offscreen-[22.25rem] lg:offscreen-[18rem]' : 'offscreen-[19.25rem] lg:offscreen-[14.5rem]';
}

/** Expandable questions (`<details>`), without a script. */
export function QuestionsSection({ questions: { title, items } }: { questions: Questions }) {
  return (
    <HeadedSection id="questions" title={title} className={heightOf(items.length)}>
      <div className="border-t-3 border-ink">
        {items.map(({ question, answer }) => (
          <details key={question} className="border-b-3 border-ink">
            <summary className="question">{question}</summary>
            <p className="max-w-text pr-10 pb-5 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </HeadedSection>
  );
}
