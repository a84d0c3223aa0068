import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { ExampleCaption } from '@/components/ui/example-caption';
import { Icon } from '@/components/ui/icon';
import { LinkedText } from '@/components/ui/linked-text';
import { Container } from '@/components/ui/section';
import { starPath } from '@/lib/icons';
import './day.deferred.css';
import { site } from '@/lib/content';
import type { Industry } from '@/lib/content/schemas/industry';
import type { LinkedText as Linked } from '@/lib/content/schemas/linked-text';
import type { Story } from '@/lib/content/schemas/story';

type DaySectionProps = {
  story: Story;
  features: Industry['features'];
  /** The picture of each stop. */
  pictures: readonly ReactNode[];
  /** Leads to related pages, in a line under the stops. */
  seeAlso: Linked;
  /** Whether it is on a dark ground. */
  onInk: boolean;
};

/** The end of the line: a star if the story ends in a review, otherwise the icon of its last moment. */
function End({ story }: { story: Story }) {
  const last = story.scene.moments.at(-1);
  if (!last) return null;
  return (
    <span aria-hidden="true" className="stop-end">
      {last.style === 'stars' ? (
        <svg width="24" height="24" viewBox="0 0 24 24" className="size-5.5 fill-sun lg:size-7.5">
          <path d={starPath} />
        </svg>
      ) : (
        <Icon name={last.icon} className="size-5 lg:size-6.5" />
      )}
    </span>
  );
}

/**
 * One customer's story in four stops along the page's line. Each has a large word, which stays below the bar while its stop
 * passes, what happened, a picture, and the features that do their work there. At one stop the picture has the room of all.
 */
export function DaySection({ story, features, pictures, seeAlso, onInk }: DaySectionProps) {
  const rest = [...features];
  const stops = story.stops.map((stop) => ({ ...stop, placed: rest.splice(0, stop.features) }));
  return (
    <section aria-labelledby="day" className="pt-9.5 pb-5 offscreen-[118rem] lg:pt-17 lg:pb-13 lg:offscreen-[84rem]">
      <Container>
        <h2 id="day" className="text-headline">
          {story.title}
        </h2>
        <ol aria-label={story.scene.label} className="stops">
          {stops.map(({ large, small = '', event, wide, placed }, index) => (
            <li key={large} className="stop">
              {index === stops.length - 1 && <End story={story} />}
              <div className="stop-head">
                <div className={cx('stop-large', (large.length > 5 || (large + small).length > 10) && 'stop-long')}>
                  {large}
                  {small && <small> {small}</small>}
                </div>
                <p className="stop-event">{event}</p>
              </div>
              {pictures[index]}
              {placed.length > 0 && (
                <ul className={cx('stop-features', wide && 'stop-features-wide')}>
                  {placed.map(({ icon, title, text }) => (
                    <li key={title}>
                      <Icon name={icon} className="stop-icon" />
                      <h3>{title}</h3>
                      <p>{text}</p>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
        <div className="mt-3 grid gap-1 text-(--day-soft) lg:mt-6 lg:pl-15">
          <ExampleCaption ground={onInk ? 'ink' : 'tint'} />
          <LinkedText lead={site.related} text={seeAlso} className={cx('text-small', onInk && '[&_a]:text-inherit')} />
        </div>
      </Container>
    </section>
  );
}
