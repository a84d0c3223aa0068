import { initials } from '@/components/ui/initials';
import type { StageOf } from '@/lib/content/schemas/stages';
import { SceneBadge } from '../scene-badge';
import { SceneFrame } from '../scene-frame';

/** The record of one customer: who it is, what has to be done, and what happened. */
export function RecordStage({ stage }: { stage: StageOf<'record'> }) {
  return (
    <SceneFrame label={stage.label} className="stage stage-record">
      <p className="record-head">
        <i>{initials(stage.name)}</i>
        <span>
          <b>{stage.name}</b> {stage.detail}
        </span>
        <SceneBadge badge={stage.badge} />
      </p>
      <ol>
        {stage.steps.map(({ title, time }) => (
          <li key={title}>
            <b>{title}</b> {time}
          </li>
        ))}
      </ol>
      <p className="stage-note">
        <b>{stage.next.title}</b> {stage.next.detail}
      </p>
    </SceneFrame>
  );
}
