import type { ComponentType } from 'react';
import type { Scene } from '@/lib/content/schemas/scenes';
import { CalendarScene, ChecklistScene, PipelineScene, WorkflowScene } from './plan-scenes';
import { EmailScene, ListingScene } from './public-scenes';
import { ReportScene } from './report-scene';
import { SceneFrame, type SceneProps } from './scene-frame';
import { CallScene, ConversationScene } from './talk-scenes';

const pictures: { [Kind in Scene['kind']]: ComponentType<SceneProps<Kind>> } = {
  conversation: ConversationScene,
  pipeline: PipelineScene,
  call: CallScene,
  workflow: WorkflowScene,
  calendar: CalendarScene,
  report: ReportScene,
  listing: ListingScene,
  email: EmailScene,
  checklist: ChecklistScene,
};

/** A scene as a part of a larger picture, which has a label of its own and a card around it. */
export function EmbeddedScene({ scene }: { scene: Scene }) {
  // The table pairs each kind with its component, but TypeScript loses that in the lookup.
  const Kind = pictures[scene.kind] as ComponentType<{ scene: Scene }>;
  return (
    <div className="w-full text-small text-ink">
      <Kind scene={scene} />
    </div>
  );
}

/** Any product scene on a card. */
export function ScenePicture({ scene }: { scene: Scene }) {
  return (
    <SceneFrame label={scene.label} className="rounded-card border border-rule bg-white p-5 elevation-float">
      <EmbeddedScene scene={scene} />
    </SceneFrame>
  );
}
