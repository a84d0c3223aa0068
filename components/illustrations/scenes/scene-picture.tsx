import type { JSX } from 'react';
import { OfKind } from '@/components/ui/of-kind';
import type { Scene } from '@/lib/content/schemas/scenes';
import { CalendarScene } from './calendar-scene';
import { CallScene } from './call-scene';
import { ChecklistScene } from './checklist-scene';
import { ConversationScene } from './conversation-scene';
import { EmailScene } from './email-scene';
import { InvoiceScene } from './invoice-scene';
import { ListingScene } from './listing-scene';
import { PageScene } from './page-scene';
import { PipelineScene } from './pipeline-scene';
import { ProgressScene } from './progress-scene';
import { ReportScene } from './report-scene';
import { ReviewScene } from './review-scene';
import type { SceneProps } from './scene-frame';
import { StorylineScene } from './storyline-scene';
import { WorkflowScene } from './workflow-scene';

const pictures: { [Kind in Scene['kind']]: (props: SceneProps<Kind>) => JSX.Element } = {
  storyline: StorylineScene,
  conversation: ConversationScene,
  pipeline: PipelineScene,
  call: CallScene,
  workflow: WorkflowScene,
  calendar: CalendarScene,
  invoice: InvoiceScene,
  review: ReviewScene,
  report: ReportScene,
  progress: ProgressScene,
  listing: ListingScene,
  email: EmailScene,
  page: PageScene,
  checklist: ChecklistScene,
};

/** Scenes without a frame of their own, so that they can be placed on a card. Otherwise they get a frame here. */
const unframed: ReadonlySet<Scene['kind']> = new Set(['pipeline', 'call', 'workflow']);

/** A scene as a part of a larger picture, which has a label of its own and a card around it. */
export function EmbeddedScene({ scene, titled = true }: { scene: Scene; titled?: boolean }) {
  const embedded = titled ? 'titled' : 'untitled';
  return <OfKind components={pictures} kind={scene.kind} props={{ scene, embedded }} />;
}

/** Any product scene: framed, or `bare` on a card that frames it. */
export function ScenePicture({ scene, bare = false }: { scene: Scene; bare?: boolean }) {
  const picture = <OfKind components={pictures} kind={scene.kind} props={{ scene }} />;
  if (bare || !unframed.has(scene.kind)) return picture;
  return <div className="rounded-card border border-rule bg-white p-5 shadow-float">{picture}</div>;
}
