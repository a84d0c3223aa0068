import { PhoneIncoming } from 'lucide';
import type { ReactNode } from 'react';
import { Choices } from '@/components/ui/choices';
import { cx } from '@/components/ui/cx';
import { Lucide } from '@/components/ui/lucide';
import { PageLink } from '@/components/ui/page-link';
import { Section, type SectionBackground } from '@/components/ui/section';
import { filled } from '@/lib/content/texts';
import type { PlayedStory } from '@/components/sections/player-stories';
import type { Player } from '@/lib/content/schemas/home';

/** What the button says, by the state of the player (components/inline-script/player.ts). */
const buttonWords = ['play', 'ringing', 'pause', 'resume', 'again', 'next'] as const;

/** The step that is shown at first: a whole conversation. */
const firstStep = 1;

type PlayerSectionProps = {
  player: Player;
  stories: readonly PlayedStory[];
  background: SectionBackground;
  /** What a step shows, by the places of its story and of itself. */
  screen: (story: number, step: number) => ReactNode;
  /** What is below the stories. */
  children: ReactNode;
};

/**
 * What a missed call turns into, in the trade that a visitor picks: five steps on the product's screens. Trades and steps are
 * radio buttons, and styles show what is chosen (player.css). What is not chosen at first is hidden in the markup, so that
 * readers of the file get one screen. The script shows the button, which plays the steps.
 */
export function PlayerSection({ player, stories, background, screen, children }: PlayerSectionProps) {
  const steps = player.names.map((_, step) => step);
  return (
    <Section background={background} labelledBy="player" className="player max-lg:pt-12">
      <h2 id="player" className="text-headline">
        {player.title}
      </h2>
      <p className="mt-2 text-lede text-ink-soft">{player.intro}</p>
      <Choices
        name="trade"
        question={player.question}
        choices={stories.map(({ label }, index) => ({ label, className: `trade-${index + 1}` }))}
        initial={0}
        className="player-trades"
        isQuestionHidden
      />
      <div data-player className="player-frame">
        <fieldset className="player-steps">
          <legend className="sr-only">{player.steps}</legend>
          {steps.map((step) => (
            <label key={step}>
              <input type="radio" name="step" defaultChecked={step === firstStep} className={`step-${step + 1}`} />
              {stories.map(({ href, steps: storySteps }, index) => (
                <span
                  key={href}
                  hidden={index > 0}
                  data-icon={storySteps[step]?.icon}
                  className={`by-choice player-name of-trade-${index + 1}`}
                >
                  {storySteps[step]?.name}
                </span>
              ))}
            </label>
          ))}
        </fieldset>
        <div aria-live="polite" className="player-screen">
          {stories.map((story, index) => (
            <div key={story.href} hidden={index > 0} className={`by-choice player-story of-trade-${index + 1}`}>
              <p className="player-customer">{story.customer}</p>
              {steps.map((step) => (
                <div key={step} hidden={step !== firstStep} className={`by-choice player-pane of-step-${step + 1}`}>
                  <div className="player-time">{story.steps[step]?.time}</div>
                  {screen(index, step)}
                </div>
              ))}
            </div>
          ))}
        </div>
        <div className="player-foot">
          <button type="button" data-play hidden className="button-primary">
            <Lucide icon={PhoneIncoming} />
            {buttonWords.map((word) => (
              <span key={word} data-word={word}>
                {player[word]} {word === 'ringing' && <i />}
              </span>
            ))}
          </button>
          {stories.map(({ href, label }, index) => (
            <PageLink
              key={href}
              href={href}
              hidden={index > 0}
              className={cx('by-choice player-more', `of-trade-${index + 1}`)}
            >
              {filled(player.more, { trade: label })}
            </PageLink>
          ))}
        </div>
      </div>
      <p className="mt-3 text-tiny text-ink-quiet max-lg:text-center">{player.example}</p>
      {children}
    </Section>
  );
}
