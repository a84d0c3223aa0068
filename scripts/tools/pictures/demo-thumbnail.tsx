import { ConversationScene } from '../../../components/scenes/conversation-scene';
import { InvoiceScene } from '../../../components/scenes/invoice-scene';
import { PipelineScene } from '../../../components/scenes/pipeline-scene';
import { industryAt } from '../../../lib/content/pages';
import { boardColumns, product } from '../../../lib/content/product';
import { dollars } from '../../../lib/content/plan-facts';

/**
 * The thumbnail of the demo video, 1280 by 720: three scenes on a dark background. Its places are styles of their own, because
 * the style sheet has only the classes that pages use.
 */
export function DemoThumbnail() {
  const plumbers = industryAt('/industries/plumbers');
  const { scene: conversation } = plumbers.hero;
  const invoice = plumbers.features.blocks.find(({ scene }) => scene)?.scene;
  if (conversation.kind !== 'conversation' || invoice?.kind !== 'invoice') {
    throw new Error('the thumbnail needs the conversation and the invoice of the plumbers’ page');
  }
  const columns = boardColumns.slice(1).map(({ name, jobs }) => ({
    name,
    count: jobs.length,
    cards: jobs.slice(0, 3).map(({ customer, work, amount }) => ({
      title: customer,
      detail: `${work} · ${dollars(amount)}`,
    })),
  }));
  return (
    <div className="bg-ink" style={{ position: 'relative', width: 1280, height: 720, overflow: 'hidden' }}>
      <svg viewBox="0 0 1280 720" className="drawn-line" style={{ position: 'absolute', inset: 0 }}>
        <path d="M-20 620 C 220 620, 240 420, 460 430 S 820 640, 980 470 S 1120 160, 1300 150" strokeWidth="6" />
      </svg>
      <div
        className="rounded-card bg-white p-6 shadow-float"
        style={{ position: 'absolute', top: 56, left: 64, width: 640 }}
      >
        <PipelineScene scene={{ kind: 'pipeline', label: product.board.label, columns }} />
      </div>
      <div style={{ position: 'absolute', top: 96, right: 64, width: 440 }}>
        <ConversationScene scene={conversation} />
      </div>
      <div style={{ position: 'absolute', bottom: -150, left: 160, width: 440 }}>
        <InvoiceScene scene={invoice} />
      </div>
    </div>
  );
}
