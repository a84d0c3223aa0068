import { PhoneIncoming } from 'lucide';
import type { ReactNode } from 'react';
import { Choices } from '@/components/ui/choices';
import { cx } from '@/components/ui/cx';
import { Lucide } from '@/components/ui/lucide';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { actions } from '@/lib/content';
import { filled } from '@/lib/content/texts';
import type { PlayedStory } from '@/components/sections/player-stories';
import type { Platform, Player } from '@/lib/content/schemas/home';
import './player.css';
import './player.deferred.css';

/** What the button says, by the state of the player (components/inline-script/player.ts). */
const buttonWords = ['play', 'ringing', 'pause', 'resume', 'again', 'next'] as const;

/** The step that is shown at first: a whole conversation. */
const firstStep = 1;

/** What the platform is made of, and a call to action: a row on wide screens, a list with divider lines on phones. */
function PlatformCards({ platform }: { platform: Platform }) {
  const { voice, customers, automation, ready } = platform;
  return (
    <ul className="mt-10 lg:mt-14 lg:grid lg:grid-cols-4 max-lg:border-t max-lg:border-rule">
      {[voice, customers, automation].map(({ title, text }) => (
        <li key={title} className="border-rule py-4 lg:mr-8 lg:border-r lg:py-1 lg:pr-8 max-lg:border-b">
          <h3 className="text-card">{title}</h3>
          <p className="mt-1 text-ink-soft">{text}</p>
        </li>
      ))}
      <li className="rounded-card lg:-my-5 lg:bg-brand-tint lg:p-6 max-lg:pt-4">
        <h3 className="text-card">{ready.title}</h3>
        <p className="mt-1 text-ink-soft">{ready.text}</p>
        <TextLink href={actions.getStarted.href}>{actions.getStarted.label}</TextLink>
      </li>
    </ul>
  );
}

type PlayerSectionProps = {
  player: Player;
  stories: readonly PlayedStory[];
  /** What a step shows, by the places of its story and of itself. */
  screen: (story: number, step: number) => ReactNode;
  platform: Platform;
};

/**
 * What a missed call turns into, in the trade that a visitor picks: five steps on the product's screens. Trades and steps are
 * radio buttons, and styles show what is chosen (player.css). What is not chosen at first is hidden in the markup, so that
 * readers of the file get one screen. The script shows the button, which plays the steps.
 */
export function PlayerSection({ player, stories, screen, platform }: PlayerSectionProps) {
  const steps = player.names.map((_, step) => step);
  return (
    <Section background="white" labelledBy="player" className="player max-lg:pt-12">
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
      <PlatformCards platform={platform} />
    </Section>
  );
}
