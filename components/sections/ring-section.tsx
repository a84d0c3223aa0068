import { ButtonLink } from '@/components/ui/button-link';
import { Choices } from '@/components/ui/choices';
import { PageLink } from '@/components/ui/page-link';
import { Section, type SectionBackground } from '@/components/ui/section';
import { filled } from '@/lib/content/texts';
import type { ringStories } from '@/lib/content/ring';
import type { Ring } from '@/lib/content/schemas/home';
import type { Moment } from '@/lib/content/schemas/scenes';

/** A moment of a story looks like a message, a review, or something that happened. */
const classes: Partial<Record<Moment['style'], string>> = {
  sent: 'ring-sent',
  received: 'ring-got',
  stars: 'ring-stars',
};

type RingSectionProps = { ring: Ring; stories: typeof ringStories; background: SectionBackground };

/**
 * What a missed call turns into, in the trade that a visitor picks: its page's story, played by styles, which can be paused,
 * played again, and read at once. Its markup is bare, because its styles are deferred (ring.css).
 */
export function RingSection({ ring, stories, background }: RingSectionProps) {
  return (
    <Section background={background} labelledBy="ring" className="let-it-ring">
      <div>
        <div>
          <h2 id="ring" className="text-headline">
            {ring.title}
          </h2>
          <p className="mt-4 text-lede text-ink-soft">{ring.intro}</p>
          <Choices name="trade" question={ring.question} choices={stories} initial={0} />
          <fieldset>
            <legend className="sr-only">{ring.controls}</legend>
            {[ring.play, ring.again, ring.read].map((words) => (
              <label key={words}>
                <input type="radio" name="ring" />
                {words}
              </label>
            ))}
            <label>
              <input type="checkbox" />
              {ring.pause}
            </label>
          </fieldset>
        </div>
        <div>
          <p>{ring.example}</p>
          <div aria-live="polite">
            {stories.map(({ href, label, moments }) => (
              <ol key={href}>
                {moments.map(({ title, time, style, text, badge }) => (
                  <li key={title}>
                    {title} <i>{time}</i>
                    <p className={classes[style]}>
                      {text} {badge && <small>{badge.text}</small>}
                    </p>
                  </li>
                ))}
                <li>
                  <PageLink href={href}>{filled(ring.more, { trade: label })}</PageLink>
                </li>
              </ol>
            ))}
          </div>
        </div>
        <p>
          <ButtonLink href={ring.book.href}>{ring.book.text}</ButtonLink>
        </p>
      </div>
    </Section>
  );
}
