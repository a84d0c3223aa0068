import type { Moment } from '@/lib/content/schemas/scenes';
import { Bubble } from './bubble';
import { SceneBadge } from './scene-badge';
import { Stars } from '@/components/ui/stars';

function MomentText({ moment }: { moment: Moment }) {
  switch (moment.style) {
    case 'sent':
    case 'received':
      return <Bubble side={moment.style}>{moment.text}</Bubble>;
    case 'stars':
      return (
        <p>
          <Stars /> <span className="ml-1">{moment.text}</span>
        </p>
      );
    case 'event':
      return (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {moment.text} {moment.badge && <SceneBadge badge={moment.badge} />}
        </p>
      );
  }
}

/** One moment of a storyline: what happened, when, and a quote. */
export function MomentCard({ moment }: { moment: Moment }) {
  return (
    <div className="moment-card rounded-card border border-rule bg-white leading-snug shadow-card">
      <p className="mb-1.5 flex flex-wrap justify-between gap-x-3 text-ink-quiet">
        <span>{moment.title}</span>
        <span className="whitespace-nowrap">{moment.time}</span>
      </p>
      <MomentText moment={moment} />
      {moment.badge && moment.style !== 'event' && (
        <p className="mt-2">
          <SceneBadge badge={moment.badge} />
        </p>
      )}
    </div>
  );
}
