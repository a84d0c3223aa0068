import { Message } from '@/components/illustrations/kit/message';
import { cx } from '@/components/ui/cx';
import { SceneFrame } from './scene-frame';
import { SceneTile } from './scene-tile';
import type { IconName } from '@/lib/content/schemas/fields';
import type { NotFound } from '@/lib/content/schemas/not-found';

/** The line that breaks off before the first card. */
function LostLine() {
  return (
    <svg aria-hidden="true" width="1" height="1" className="drawn-line absolute top-148 -left-82 max-lg:hidden">
      <path d="M-900 0H0" className="stroke-brand" />
      <path d="M8 0C190 0 170-500 330-510" strokeDasharray="2 10" className="stroke-clay-bright" />
      <circle r="8" className="fill-white stroke-clay-bright" />
    </svg>
  );
}

/** An event, and the line to the next. */
const eventClass = cx(
  'relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-5 not-last:before:absolute not-last:before:top-5.5',
  'not-last:before:-bottom-10 not-last:before:left-5 not-last:before:border-l-[2.5px] not-last:before:border-brand',
  'lg:not-last:before:left-7.25',
);

type EventProps = { icon: IconName; tone: 'clay' | 'leaf'; event: { title: string; text: string } };

function Event({ icon, tone, event }: EventProps) {
  return (
    <li className={eventClass}>
      <SceneTile name={icon} tone={tone} large />
      <div className="kit-card">
        <p className="font-semibold">{event.title}</p>
        <p className="text-small text-ink-quiet">{event.text}</p>
      </div>
    </li>
  );
}

/** An address that does not exist, as a missed call that is texted back. */
export function LostCallScene({ scene }: { scene: NotFound['scene'] }) {
  const { call, reply, home } = scene;
  return (
    <div className="relative lg:pt-14">
      <LostLine />
      <SceneFrame label={scene.label}>
        <ul className="grid gap-7">
          <Event icon="phone-missed" tone="clay" event={call} />
          <li className={eventClass}>
            <SceneTile name="message" tone="blue" large />
            <div className="kit-card">
              <p className="text-tiny text-ink-quiet">{reply.from}</p>
              {reply.messages.map((message) => (
                <Message key={message} from="business" text={message} />
              ))}
            </div>
          </li>
          <Event icon="home" tone="leaf" event={home} />
        </ul>
      </SceneFrame>
    </div>
  );
}
