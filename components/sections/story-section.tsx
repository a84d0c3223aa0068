import { ExampleCaption } from '@/components/ui/example-caption';
import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section';
import { starPath } from '@/components/ui/star';
import type { Moment } from '@/lib/content/schemas/scenes';
import type { Story } from '@/lib/content/schemas/sections';
import { site } from '@/lib/content';

/** A time with its number set large: “Mon 9:25 AM”, “Week 12”. Times without a number are words, such as “Sunday”. */
function Time({ time }: Pick<Moment, 'time'>) {
  const [, before, number, after] = /^(\D*)(\d[\d:]*)(.*)$/.exec(time) ?? [];
  if (!number) return <p className="story-time story-word">{time}</p>;
  return (
    <p className="story-time">
      {before && <small>{before}</small>}
      {number}
      {after && <small>{after}</small>}
    </p>
  );
}

/**
 * The story of one customer after what the hero has told: one cell for each moment, along the page's line. The first cell is
 * small, because it only joins what is above.
 */
export function StorySection({ story }: { story: Story }) {
  const { moments, label } = story.scene;
  const cells = story.inHero ? moments.slice(1) : moments;
  return (
    <Section background="white" labelledBy="story" className="story offscreen-[37rem] lg:offscreen-[22rem]">
      <h2 id="story" className="text-headline">
        {story.title}
      </h2>
      <div role="img" aria-label={label}>
        <ul aria-hidden="true" className={cx('story-cells', !story.inHero && 'story-long')}>
          {cells.map((moment, index) => (
            <li key={moment.title}>
              {index === cells.length - 1 && (
                <svg viewBox="0 0 24 24" className="story-star">
                  <path d={starPath} />
                </svg>
              )}
              <Time time={moment.time} />
              <p className="story-text">
                <b>{moment.title}</b>
                {index === 0 && story.inHero ? site.storyAbove : moment.text}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <ExampleCaption className="mt-4 lg:mt-6" />
    </Section>
  );
}
