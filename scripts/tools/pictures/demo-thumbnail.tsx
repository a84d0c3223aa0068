import { ConversationScene } from '../../../components/scenes/conversation-scene';
import { InvoiceScene } from '../../../components/scenes/invoice-scene';
import { PipelineScene } from '../../../components/scenes/pipeline-scene';
import { industryAt } from '../../../lib/content/pages';
import { boardColumns, product } from '../../../lib/content/product';
import { sumOfDollars } from '../../../lib/content/plan-facts';

/** The thumbnail of the demo video, 1280 by 720: three scenes on a dark background. */
export function DemoThumbnail() {
  const plumbers = industryAt('/industries/plumbers');
  const { scene: conversation } = plumbers.hero;
  const { scene: invoice } = plumbers.features;
  if (conversation.kind !== 'conversation' || invoice?.kind !== 'invoice') {
    throw new Error('the thumbnail needs the conversation and the invoice of the plumbers’ page');
  }
  const columns = boardColumns.slice(1).map(({ name, jobs }) => ({
    name,
    count: jobs.length,
    cards: jobs.slice(0, 3).map(({ customer, work, amount }) => ({
      title: customer,
      detail: `${work} · ${sumOfDollars(amount)}`,
    })),
  }));
  return (
    <div className="relative h-[720px] w-[1280px] overflow-hidden bg-ink">
      <svg viewBox="0 0 1280 720" className="absolute inset-0 size-full text-brand">
        <path
          d="M-20 620 C 220 620, 240 420, 460 430 S 820 640, 980 470 S 1120 160, 1300 150"
          fill="none"
          stroke="currentColor"
          strokeWidth="6"
        />
      </svg>
      <div className="absolute top-14 left-16 w-[640px] rounded-card bg-white p-6 shadow-float">
        <PipelineScene scene={{ kind: 'pipeline', label: product.board.label, columns }} />
      </div>
      <div className="absolute top-24 right-16 w-[440px]">
        <ConversationScene scene={conversation} />
      </div>
      <div className="absolute bottom-[-150px] left-40 w-[440px]">
        <InvoiceScene scene={invoice} />
      </div>
    </div>
  );
}
