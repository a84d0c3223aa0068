import { Icon } from '@/components/ui/icon';
import type { StageOf } from '@/lib/content/schemas/stages';
import { StageCard } from './stage-card';

/** A rule, which runs when the second choice is pressed: one step after the other. */
export function RunStage({ stage }: { stage: StageOf<'run'> }) {
  return (
    <StageCard stage={stage} choices={stage.choices.map((label) => ({ label }))}>
      <ol>
        {stage.steps.map(({ icon, title, rule, run }) => (
          <li key={title}>
            <Icon name={icon} className="stage-icon" />
            <b>{title}</b>
            <p className="stage-panes">
              <span>{rule}</span> <span>{run}</span>
            </p>
          </li>
        ))}
      </ol>
    </StageCard>
  );
}
