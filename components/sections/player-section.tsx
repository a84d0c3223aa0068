import { PhoneIncoming } from 'lucide';
import type { ComponentType } from 'react';
import { Choices } from '@/components/ui/choices';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Lucide } from '@/components/ui/lucide';
import { ObjectPicture } from '@/components/ui/object-picture';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { actions } from '@/lib/content';
import { filled } from '@/lib/content/texts';
import type { Platform, PlayedStory, Player } from '@/lib/content/schemas/home';
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
    <ul className="mt-10 lg:grid lg:grid-cols-4 max-lg:border-t max-lg:border-rule">
      {[voice, customers, automation].map(({ title, text }) => (
        <li key={title} className="border-rule py-3.5 lg:mr-8 lg:border-r lg:py-1 lg:pr-8 max-lg:border-b">
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
  /** Each with what its trade works with. */
  stories: readonly (PlayedStory & { object?: string })[];
  /** What a step adds to the screen: hidden in the markup if it is still ahead, with the class by which styles show it. */
  Screen: ComponentType<Pick<PlayedStory['steps'][number], 'shown'> & { hidden: boolean; className: string }>;
  platform: Platform;
};

/**
 * What a missed call turns into, in the trade that a visitor picks: five steps, each with what it adds to the product's screen.
 * Trades and steps are radio buttons, and styles show what is chosen (player.css). What is not chosen at first is hidden in the
 * markup, so that readers of the file get one screen. The script shows the button, which plays the steps.
 */
export function PlayerSection({ player, stories, Screen, platform }: PlayerSectionProps) {
  const { icons } = player;
  return (
    <Section background="white" labelledBy="player" className="player max-lg:pt-7">
      <h2 id="player" className="text-headline">
        {player.title}
      </h2>
      <p className="mt-1.5 text-ink-soft lg:text-lede">{player.intro}</p>
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
          {stories[0]?.steps.map((first, place) => (
            <label key={first.name}>
              <input type="radio" name="step" defaultChecked={place === firstStep} className={`step-${place + 1}`} />
              {icons[place] && <Icon name={icons[place]} className="player-icon" />}
              {stories.map(({ href, steps }, index) => (
                <span key={href} hidden={index > 0} className={`by-choice player-name of-trade-${index + 1}`}>
                  {steps[place]?.name} <small>{steps[place]?.time}</small>
                </span>
              ))}
            </label>
          ))}
        </fieldset>
        <div aria-live="polite" className="player-screen">
          {stories.map(({ href, customer, detail, record, object, steps }, index) => (
            <div key={href} hidden={index > 0} className={`by-choice player-story of-trade-${index + 1}`}>
              <p className="player-customer">
                <b>{customer}</b> {detail}
              </p>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
              <div role="log" aria-label={customer} tabIndex={0} className="player-thread">
                <div>
                  {steps.map(({ name, shown }, place) => (
                    <Screen
                      key={name}
                      shown={shown}
                      hidden={place > firstStep}
                      className={`by-choice player-entry of-step-${place + 1}`}
                    />
                  ))}
                </div>
              </div>
              <div aria-hidden="true" className="player-record">
                {record.map(({ label, value, from }) => (
                  <p key={label} hidden={from > firstStep + 1} className={`by-choice of-step-${from}`}>
                    <small>{label}</small> {value}
                  </p>
                ))}
                {object && <ObjectPicture name={object} />}
              </div>
            </div>
          ))}
        </div>
        <b aria-hidden="true" className="player-record-title">
          {player.record}
        </b>
        <p className="player-line">{player.line}</p>
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
      <p className="mt-3 text-tiny text-ink-quiet max-sm:text-center">{player.example}</p>
      <PlatformCards platform={platform} />
    </Section>
  );
}
