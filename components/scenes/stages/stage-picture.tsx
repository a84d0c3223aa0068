import type { JSX } from 'react';
import { OfKind } from '@/components/ui/of-kind';
import type { OwnStage, Stage, StageOf } from '@/lib/content/schemas/stages';
import { ScenePicture } from '../scene-picture';
import { ChannelsStage } from './channels-stage';
import { DoorsStage } from './doors-stage';
import { DraftsStage } from './drafts-stage';
import { EditsStage } from './edits-stage';
import { ProfilesStage } from './profiles-stage';
import { RecordStage } from './record-stage';
import { RunStage } from './run-stage';

const pictures: { [Kind in OwnStage['kind']]: (props: { stage: StageOf<Kind> }) => JSX.Element } = {
  channels: ChannelsStage,
  drafts: DraftsStage,
  edits: EditsStage,
  run: RunStage,
  profiles: ProfilesStage,
  doors: DoorsStage,
  record: RecordStage,
};

const isOwn = (stage: Stage): stage is OwnStage => stage.kind in pictures;

/** What the hero of a service shows: a scene, or something that is only there. */
export function StagePicture({ stage }: { stage: Stage }) {
  if (!isOwn(stage)) return <ScenePicture scene={stage} />;
  return <OfKind components={pictures} kind={stage.kind} props={{ stage }} />;
}
