import { X } from 'lucide';
import { Drawing } from '@/components/illustrations/drawing';
import { CheckList } from '@/components/ui/check-list';
import { ExampleCaption } from '@/components/ui/example-caption';
import { Lucide } from '@/components/ui/lucide';
import type { PainPoints } from '@/lib/content/schemas/sections';
import type { Tool } from '@/lib/content/schemas/tool';
import './pain-points.css';

type Card = PainPoints['cards'][number];

/** The center of a dot in its row. */
const x = (index: number) => 11 + index * 32;

/** A row of visits: came, missed and not yet. The line ends at the last one that took place. */
function DotRow({ dots }: { dots: string }) {
  const places = (sign: string, shape: string) =>
    [...dots].map((dot, index) => (dot === sign ? `M${x(index)} 11${shape}` : '')).join('');
  return (
    <svg viewBox="0 0 256 22" strokeLinecap="round" className="leak-dots fill-none stroke-ink">
      <path d={`M11 11H${x(dots.lastIndexOf('1'))}`} strokeWidth="2.5" />
      <path d={places('1', 'h0')} strokeWidth="20" />
      <path d={places('.', 'h0')} strokeWidth="9" className="stroke-rule-deep" />
      <path
        d={places('x', 'm-9 0a9 9 0 1 0 18 0 9 9 0 1 0-18 0')}
        strokeWidth="2"
        strokeDasharray="1 3.7"
        className="fill-clay-tint stroke-clay-bright"
      />
    </svg>
  );
}

/** What shows the problem: the visit that is lost, visits that stop, a note, or what somebody says. */
function Evidence({ slot, dots, note, quote }: Card) {
  if (quote) return <p className="leak-evidence leak-quote">“{quote}”</p>;
  if (slot)
    return (
      <p aria-hidden="true" className="leak-evidence leak-slot">
        <Lucide icon={X} className="size-4 shrink-0" />
        <b>{slot.time}</b> {slot.text}
      </p>
    );
  return (
    (note || dots) && (
      <div aria-hidden="true" className="leak-evidence">
        {note ? <s>{note}</s> : dots && <DotRow dots={dots} />}
      </div>
    )
  );
}

/** Three problems that the reader will recognize: where the page's line leaks, in the trade's own sign. */
export function PainPointsSection({
  painPoints: { title, cards },
  sign,
}: {
  painPoints: PainPoints;
  sign?: Tool['sign'];
}) {
  return (
    <section aria-labelledby="pain-points" className="leaks-section bg-paper">
      <div className="band-inner">
        <h2 id="pain-points" className="text-head">
          {title}
        </h2>
        <ul className="leaks">
          {cards.map((card, index) => (
            <li key={card.title}>
              {sign && (
                <svg aria-hidden="true" width="40" height="50" viewBox="0 0 40 50" className="leak-sign">
                  {index === 0 ? (
                    <g id="sign">
                      <Drawing folder="signs" name={sign} />
                    </g>
                  ) : (
                    <use href="#sign" />
                  )}
                </svg>
              )}
              <Evidence {...card} />
              <h3 className="text-title">{card.title}</h3>
              <p>{card.text}</p>
              {card.checklist && (
                <CheckList
                  points={card.checklist}
                  mark="missing"
                  className="mt-1.5 gap-0.5 text-small/[1.4] lg:mt-2 lg:gap-1"
                />
              )}
            </li>
          ))}
        </ul>
        {cards.some(({ slot, dots, note }) => slot || dots || note) && <ExampleCaption className="leaks-example" />}
      </div>
    </section>
  );
}
