import type { StageOf } from '@/lib/content/schemas/stages';
import { SceneBadge } from '../scene-badge';
import { StageCard } from './stage-card';

/** A page from sketch to live. The stops of the slider are choices, so that it works without a script. */
export function DraftsStage({ stage }: { stage: StageOf<'drafts'> }) {
  return (
    <StageCard
      stage={stage}
      choices={stage.stages.map(({ name }) => ({ label: name }))}
      initial={2}
      before={
        <div aria-hidden="true" className="stage-page">
          <p className="draft-head">{stage.headline}</p>
          <p className="draft-text">{stage.text}</p>
          <svg viewBox="0 0 120 132">
            <path className="draft-room" d="M2 4h116v92H2z" />
            <path className="draft-leg" d="m37 100-6 28m52-28 6 28M42 104l-2 20m38-20 2 20" />
            <path
              className="draft-cloth"
              d="M36 74C30 32 34 18 60 18s30 14 24 56M24 58c-9 2-9 14-2 16l3 26q35 6 70 0l3-26c7-2 7-14-2-16-7-1-10 4-11 14H35c-1-10-4-15-11-14M35 72q25-9 50 0"
            />
            <path className="draft-seam" d="M60 19v46M47 30v2m26-2v2M47 46v2m26-2v2" />
          </svg>
          <ul>
            {stage.fields.map((field) => (
              <li key={field}>{field}</li>
            ))}
            <li className="draft-button">{stage.button}</li>
          </ul>
          <SceneBadge badge={stage.badge} />
        </div>
      }
    >
      <div role="status" className="stage-panes">
        {stage.stages.map(({ name, note }) => (
          <p key={name} className="stage-note">
            {note}
          </p>
        ))}
      </div>
    </StageCard>
  );
}
