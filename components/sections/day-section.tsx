import { DayPicture } from '@/components/illustrations/days/day-picture';
import { cx } from '@/components/ui/cx';
import { ExampleCaption } from '@/components/ui/example-caption';
import { LinkedText } from '@/components/ui/linked-text';
import { Container } from '@/components/ui/section';
import { site } from '@/lib/content';
import type { Industry } from '@/lib/content/schemas/industry';
import type { LinkedText as Linked } from '@/lib/content/schemas/linked-text';
import { type Story, rulerOf } from '@/lib/content/schemas/story';
import './day.deferred.css';

type DaySectionProps = {
  story: Story;
  features: Industry['features'];
  /** Leads to related pages, in a line under the stops. */
  seeAlso: Linked;
};

/**
 * One customer's story in four stops along the page's line. Each has a large word, what happened, a picture, and the features
 * that do their work there. At one stop the picture has the room of all.
 */
export function DaySection({ story, features, seeAlso }: DaySectionProps) {
  const rest = [...features];
  const stops = story.stops.map((stop) => ({ stop, placed: rest.splice(0, stop.features) }));
  return (
    <section aria-labelledby="day" className="bg-(--wash) offscreen-[118rem] lg:offscreen-[87rem]">
      <Container>
        <div className="day">
          <h2 id="day" className="text-head">
            {story.title}
          </h2>
          <ol aria-label={story.scene.label} className="stops">
            {stops.map(({ stop, placed }, index) => {
              const { large, small, event, wide } = stop;
              const isLast = index === stops.length - 1;
              return (
                <li key={large} className={cx('stop', wide && 'stop-wide', isLast && 'stop-last')}>
                  <div className="stop-head">
                    <div className="stop-large">
                      {large}
                      {small && <small> {small}</small>}
                    </div>
                    <p className="stop-event">{event}</p>
                  </div>
                  <DayPicture
                    stop={stop}
                    moments={story.scene.moments}
                    isLast={isLast}
                    ruler={wide ? undefined : rulerOf(stop, story)}
                  />
                  {placed.length > 0 && (
                    <ul className="stop-features">
                      {placed.map(({ title, text }) => (
                        <li key={title}>
                          <h3 className="text-card">{title}</h3>
                          <p className="mt-1 text-ink-soft">{text}</p>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              );
            })}
          </ol>
          <ExampleCaption ground="tint" className="mt-6 lg:mt-8" />
          <LinkedText lead={site.related} text={seeAlso} className="text-small text-ink-soft" />
        </div>
      </Container>
    </section>
  );
}
