import { ExampleCaption } from '@/components/ui/example-caption';
import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section';
import { starPath } from '@/components/ui/star';
import type { Moment } from '@/lib/content/schemas/scenes';
import type { Story } from '@/lib/content/schemas/sections';
import { site } from '@/lib/content';
import './story.deferred.css';

type TimeProps = Pick<Moment, 'time'> & { isFirst: boolean; isLong: boolean };

/** A time with its number set large: “Mon 9:25 AM”, “Week 12”. Times without a number are words, such as “Sunday”. */
function Time({ time, isFirst, isLong }: TimeProps) {
  const [, before, number, after] = /^(\D*)(\d[\d:]*)(.*)$/.exec(time) ?? [];
  const size = isFirst
    ? 'text-[1.5rem] text-ink-soft lg:pb-2 lg:text-[2.125rem]'
    : number
      ? cx('text-[2.875rem] text-ink', isLong ? 'lg:text-[3.5rem]' : 'lg:text-[4.75rem]')
      : cx('text-[2.25rem] text-ink', isLong ? 'lg:text-[2.5rem]' : 'lg:text-[3.25rem]');
  const small = cx(
    'font-[680] tracking-[-0.02em] whitespace-pre',
    isFirst ? 'text-[1rem]' : cx('text-[1.25rem]', isLong ? 'lg:text-[1.375rem]' : 'lg:text-[1.625rem]'),
  );
  return (
    <p className={cx('self-end font-display leading-none font-[680] tracking-[-0.045em] whitespace-nowrap', size)}>
      {number ? (
        <>
          {before && <span className={small}>{before}</span>}
          {number}
          {after && <span className={small}>{after}</span>}
        </>
      ) : (
        time
      )}
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
        <ul
          aria-hidden="true"
          className="story-cells mt-5 grid leading-[1.4] text-ink-soft lg:mt-7 lg:grid-cols-[13.25rem_repeat(auto-fit,minmax(10rem,1fr))] lg:gap-6"
        >
          {cells.map((moment, index) => (
            <li key={moment.title}>
              {index === cells.length - 1 && (
                <svg viewBox="0 0 24 24" className="absolute top-2 -left-1 w-7.25 fill-sun lg:-top-1.5">
                  <path d={starPath} />
                </svg>
              )}
              <Time time={moment.time} isFirst={index === 0} isLong={!story.inHero} />
              <p className="mt-0.5 lg:m-0">
                <b
                  className={cx(
                    'mr-2 font-semibold lg:block lg:font-display lg:text-card lg:font-[680]',
                    index > 0 && 'text-ink',
                  )}
                >
                  {moment.title}
                </b>
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
