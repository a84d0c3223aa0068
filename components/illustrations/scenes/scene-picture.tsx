import type { ComponentType } from 'react';
import type { Scene } from '@/lib/content/schemas/scenes';
import { CalendarScene, ChecklistScene, PipelineScene, WorkflowScene } from './plan-scenes';
import { EmailScene, ListingScene, PageScene, ReviewScene } from './public-scenes';
import { ReportScene } from './report-scene';
import type { Embedded, SceneProps } from './scene-frame';
import { CallScene, ConversationScene, InvoiceScene } from './talk-scenes';

const pictures: { [Kind in Scene['kind']]: ComponentType<SceneProps<Kind>> } = {
  conversation: ConversationScene,
  pipeline: PipelineScene,
  call: CallScene,
  workflow: WorkflowScene,
  calendar: CalendarScene,
  invoice: InvoiceScene,
  review: ReviewScene,
  report: ReportScene,
  listing: ListingScene,
  email: EmailScene,
  page: PageScene,
  checklist: ChecklistScene,
};

function Picture({ scene, embedded }: { scene: Scene; embedded?: Embedded }) {
  // The table pairs each kind with its component, but TypeScript loses that in the lookup.
  const Kind = pictures[scene.kind] as ComponentType<{ scene: Scene; embedded?: Embedded }>;
  return <Kind scene={scene} embedded={embedded} />;
}

/** Scenes without a frame of their own, so that they can be placed on a card. Otherwise they get a frame here. */
const unframed: ReadonlySet<Scene['kind']> = new Set(['pipeline', 'call', 'workflow']);

/** A scene as a part of a larger picture, which has a label of its own and a card around it. */
export function EmbeddedScene({ scene, titled = true }: { scene: Scene; titled?: boolean }) {
  return <Picture scene={scene} embedded={titled ? 'titled' : 'untitled'} />;
}

/** Any product scene, framed. */
export function ScenePicture({ scene }: { scene: Scene }) {
  const picture = <Picture scene={scene} />;
  if (!unframed.has(scene.kind)) return picture;
  return <div className="rounded-card border border-rule bg-white p-5 elevation-float">{picture}</div>;
}
