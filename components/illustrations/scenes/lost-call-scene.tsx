import { PlateHead } from '@/components/illustrations/kit/head';
import { Message } from '@/components/illustrations/kit/message';
import { SceneFrame } from './scene-frame';
import type { NotFound } from '@/lib/content/schemas/not-found';

/** An address that does not exist, as a missed call that is texted back. */
export function LostCallScene({ scene: { label, call, reply, home } }: { scene: NotFound['scene'] }) {
  return (
    <SceneFrame label={label}>
      <div className="kit-card">
        <PlateHead title={call.title} time={call.text} missed />
        <PlateHead title={reply.from} />
        {reply.messages.map((message) => (
          <Message key={message} from="business" text={message} />
        ))}
        <p className="kit-message kit-message-received">
          <b className="block font-semibold">{home.title}</b> {home.text}
        </p>
      </div>
    </SceneFrame>
  );
}
