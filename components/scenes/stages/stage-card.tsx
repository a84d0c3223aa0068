import type { ReactNode } from 'react';
import { Choices, type Choice } from '@/components/ui/choices';
import { product } from '@/lib/content/product';

type StageCardProps = {
  stage: { kind: string; label: string; title: string; question: string };
  choices: readonly Choice[];
  /** The one that is chosen before anything is pressed. */
  initial?: number;
  /** What is between the title and the choices. */
  before?: ReactNode;
  children: ReactNode;
};

/**
 * A card whose choices change what it shows (stages.css): the entry with the number of the choice in each list of
 * `.stage-panes`. It stands in heroes, and only once in a page.
 */
export function StageCard({ stage, choices, initial = 0, before, children }: StageCardProps) {
  return (
    <div role="group" aria-label={stage.label} className={`stage stage-${stage.kind}`}>
      <p className="stage-title">
        {stage.title} <mark>{product.mark}</mark>
      </p>
      {before}
      <Choices
        name="stage"
        question={stage.question}
        choices={choices}
        initial={initial}
        className="stage-choices"
        isQuestionHidden
      />
      {children}
    </div>
  );
}
