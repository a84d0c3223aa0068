import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import { SceneFrame } from '@/components/illustrations/scenes/scene-frame';
import { minutesAndSeconds } from '@/lib/content/clock';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';

/** A phone call to read, line by line, and the calendar that it ends on. */
export function CallSheet({ call }: { call: ServicePictures['call'] }) {
  const { outcome } = call;
  return (
    <div className="service-sheet call-sheet">
      <p className="call-name">
        <b>{call.name}</b> {minutesAndSeconds(call.end)}
      </p>
      <dl>
        {call.lines.map(({ at, from, text }) => (
          <div key={at} className={`call-line call-${from}`}>
            <dt>
              <span>{minutesAndSeconds(at)}</span> {from === 'customer' ? call.customer : call.assistant}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <SceneFrame label={outcome.label} className="call-day">
        <p>
          <b>{outcome.day}</b> <SceneBadge badge={outcome.badge} />
        </p>
        <ul className="line-in">
          {outcome.slots.map(({ time, title, detail, state }) => (
            <li key={time} className={`call-slot-${state}`}>
              {time} <b>{title}</b> <small>{detail}</small>
            </li>
          ))}
        </ul>
      </SceneFrame>
    </div>
  );
}
