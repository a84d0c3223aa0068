import type { StageOf } from '@/lib/content/schemas/stages';
import { SceneBadge } from '../scene-badge';
import { StageCard } from './stage-card';

/** A text as it was, and with the edits in it. */
export function EditsStage({ stage }: { stage: StageOf<'edits'> }) {
  const { choices, subject, lines, button, badge } = stage;
  const edits = [subject, ...lines];
  return (
    <StageCard stage={stage} choices={choices.map((label) => ({ label }))} initial={1}>
      <div role="status" className="stage-panes">
        <div>
          {edits.map(({ was }) => (
            <p key={was}>{was}</p>
          ))}
          <p className="edit-button">{button.was}</p>
          <p className="stage-note">{stage.note}</p>
        </div>
        <div>
          {edits.map(({ now, why }) => (
            <p key={now}>
              <ins>{now}</ins> <small>{why}</small>
            </p>
          ))}
          <p className="edit-button">{button.now}</p>
          <SceneBadge badge={badge} />
        </div>
      </div>
    </StageCard>
  );
}
