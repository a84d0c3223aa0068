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
import { ReportScene } from './report-scene';
import { ReviewScene } from './review-scene';
import type { Embedded } from './scene-frame';
import { WorkflowScene } from './workflow-scene';

function Picture({ scene, embedded }: { scene: Scene; embedded?: Embedded }) {
  switch (scene.kind) {
    case 'conversation':
      return <ConversationScene scene={scene} embedded={embedded} />;
    case 'pipeline':
      return <PipelineScene scene={scene} embedded={embedded} />;
    case 'call':
      return <CallScene scene={scene} embedded={embedded} />;
    case 'workflow':
      return <WorkflowScene scene={scene} embedded={embedded} />;
    case 'calendar':
      return <CalendarScene scene={scene} embedded={embedded} />;
    case 'invoice':
      return <InvoiceScene scene={scene} embedded={embedded} />;
    case 'review':
      return <ReviewScene scene={scene} embedded={embedded} />;
    case 'report':
      return <ReportScene scene={scene} embedded={embedded} />;
    case 'listing':
      return <ListingScene scene={scene} embedded={embedded} />;
    case 'email':
      return <EmailScene scene={scene} embedded={embedded} />;
    case 'page':
      return <PageScene scene={scene} embedded={embedded} />;
    case 'checklist':
      return <ChecklistScene scene={scene} embedded={embedded} />;
  }
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
  return <div className="rounded-card border border-rule bg-white p-5 shadow-float">{picture}</div>;
}
