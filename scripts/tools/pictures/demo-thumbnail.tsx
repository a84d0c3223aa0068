import { load } from '../../../lib/content';

/**
 * The thumbnail of the demo video, 1280 by 720: one moment, large enough to be read on a phone. The page puts its play button
 * on the lower left corner. Its places are styles of their own, because the style sheet has only the classes that pages use.
 */
export function DemoThumbnail() {
  const { messages, visit } = load('product').inbox;
  const answer = messages.at(-1);
  return (
    <div className="bg-ink" style={{ position: 'relative', width: 1280, height: 720, overflow: 'hidden' }}>
      <div
        className="bg-white"
        style={{ position: 'absolute', top: 36, left: 96, width: 1088, borderRadius: 48, padding: '36px 48px' }}
      >
        <div style={{ display: 'grid', gap: 12, zoom: 2.6, fontSize: 17 }}>
          <p className="kit-message kit-message-received">{answer?.text}</p>
          <div className="bg-leaf-tint" style={{ borderRadius: 8, padding: '8px 14px' }}>
            <p className="font-semibold text-ink">{visit.title}</p>
            <p className="font-semibold text-leaf">{visit.booked}</p>
          </div>
        </div>
      </div>
    </div>
  );
}
