import type { JSX } from 'react';
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
import type { Embedded, SceneProps } from './scene-frame';
import { SourcesScene } from './sources-scene';
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
  sources: SourcesScene,
};

/** Scenes without a frame of their own, so that they can be placed on a card. Otherwise they get a frame here. */
const unframed: ReadonlySet<Scene['kind']> = new Set(['pipeline', 'call', 'workflow']);

type AnyPicture = (props: { scene: Scene; embedded?: Embedded }) => JSX.Element;

/** A scene as a part of a larger picture, which has a label of its own and a card around it. */
export function EmbeddedScene({ scene, titled = true }: { scene: Scene; titled?: boolean }) {
  const Picture = pictures[scene.kind] as AnyPicture;
  return <Picture scene={scene} embedded={titled ? 'titled' : 'untitled'} />;
}

/** Any product scene: framed, or `bare` on a card that frames it. */
export function ScenePicture({ scene, bare = false }: { scene: Scene; bare?: boolean }) {
  const Picture = pictures[scene.kind] as AnyPicture;
  if (bare || !unframed.has(scene.kind)) return <Picture scene={scene} />;
  return (
    <div className="rounded-card border border-rule bg-white p-5 shadow-float">
      <Picture scene={scene} />
    </div>
  );
}
