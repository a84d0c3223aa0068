import type { ReactNode } from 'react';
import { PhoneIncoming } from 'lucide';
import { Badge, CardHead } from '@/components/illustrations/kit/head';
import { Message } from '@/components/illustrations/kit/message';
import { Choices } from '@/components/ui/choices';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Lucide } from '@/components/ui/lucide';
import { ObjectPicture } from '@/components/ui/object-picture';
import { PageLink } from '@/components/ui/page-link';
import { Stars } from '@/components/ui/stars';
import { actions, load } from '@/lib/content';
import { filled } from '@/lib/content/texts';
import { withTool } from '@/lib/content/tools';
import type { Platform } from '@/lib/content/schemas/home';
import type { PlayerWords, Shown } from '@/lib/content/schemas/player';
import './player.css';
import './player.deferred.css';

/** What the button says, by the state of the player (components/inline-script/player.ts). */
const buttonWords = ['play', 'ringing', 'pause', 'resume', 'again', 'next'] as const;

/** The step that is shown at first: a whole conversation. */
const firstStep = 1;

type ScreenProps = {
  shown: readonly Shown[];
  /** Whether it is hidden in the markup, and the classes by which styles show it. */
  hidden: boolean;
  className: string;
};

/** What a step of a story adds to the product’s screen: a missed call, a message, a visit, an amount, a review. */
function Screen({ shown, hidden, className }: ScreenProps) {
  return shown.map((one) => {
    const { kind, text } = one;
    if (kind === 'message')
      return <Message key={text} from={one.from} text={text} hidden={hidden} className={className} />;
    if (kind === 'visit' || kind === 'sum')
      return (
        <div key={text} hidden={hidden} className={cx('kit-card', className, kind === 'visit' && 'bg-leaf-tint')}>
          <CardHead
            title={text}
            detail={one.detail}
            badge={kind === 'sum' ? { text: one.badge, tone: 'leaf' } : undefined}
          />
        </div>
      );
    return (
      <p key={text} hidden={hidden} className={cx(className, `player-${kind}`)}>
        {kind === 'call' && <Icon name="phone-missed" />}
        {kind === 'review' && <Stars />}
        {kind === 'badge' ? <Badge badge={{ text, tone: 'leaf' }} /> : text}
      </p>
    );
  });
}

/** What the platform is made of, and a call to action. */
export function PlatformCards({ platform }: { platform: Platform }) {
  const { voice, customers, automation, ready } = platform;
  return (
    <ul className="platform">
      {[voice, customers, automation].map(({ title, text }) => (
        <li key={title}>
          <h3 className="text-card">{title}</h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
      <li>
        <h3 className="text-card">{ready.title}</h3>
        <p className="text-ink-soft">{ready.text}</p>
        <PageLink href={actions.getStarted.href} className="font-semibold underline underline-offset-[5px]">
          {actions.getStarted.label}
        </PageLink>
      </li>
    </ul>
  );
}

const player = load('player');

/** Each with what its trade works with. */
const stories = player.stories.map(withTool);

/**
 * What a missed call turns into, in the trade that a visitor picks: five steps, each with what it adds to the product's screen.
 * Trades and steps are radio buttons, and styles show what is chosen (player.css). What is not chosen at first is hidden in the
 * markup, so that readers of the file get one screen. The script shows the button, which plays the steps.
 */
export function PlayerSection({ title, intro, children }: PlayerWords & { children?: ReactNode }) {
  return (
    <section aria-labelledby="player" className="player bg-white">
      <div className="band-inner">
        <div className="player-head">
          <h2 id="player" className="text-headline lg:text-head">
            {title}
          </h2>
          <p className="mt-1.5 text-ink-soft lg:text-lede">{intro}</p>
          <Choices
            name="trade"
            question={player.question}
            choices={stories.map(({ label }, index) => ({ label, className: `trade-${index + 1}` }))}
            initial={0}
            className="player-trades"
            isQuestionHidden
          />
        </div>
        <div data-player className="player-frame">
          <div className="player-panel">
            <fieldset className="player-steps">
              <legend className="sr-only">{player.steps}</legend>
              {stories[0]?.steps.map((first, place) => (
                <label key={first.name}>
                  <input
                    type="radio"
                    name="step"
                    defaultChecked={place === firstStep}
                    className={`step-${place + 1}`}
                  />
                  {stories.map(({ href, steps }, index) => (
                    <span key={href} hidden={index > 0} className={`by-choice player-name of-trade-${index + 1}`}>
                      {steps[place]?.name} <small>{steps[place]?.time}</small>
                    </span>
                  ))}
                </label>
              ))}
            </fieldset>
            <button type="button" data-play hidden className="button-primary">
              <Lucide icon={PhoneIncoming} />
              {buttonWords.map((word) => (
                <span key={word} data-word={word}>
                  {player[word]} {word === 'ringing' && <i />}
                </span>
              ))}
            </button>
          </div>
          <div aria-live="polite" className="player-screen">
            {stories.map(({ href, label, customer, detail, record, tool, steps }, index) => (
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
                <div className={cx('player-record', tool && `ground-${tool.ground}`)}>
                  <div aria-hidden="true">
                    <b>{player.record}</b>
                    {record.map(({ label: name, value, from }) => (
                      <p key={name} hidden={from > firstStep + 1} className={`by-choice of-step-${from}`}>
                        {name} <b>{value}</b>
                      </p>
                    ))}
                  </div>
                  {tool && <ObjectPicture name={tool.object} />}
                  <PageLink href={href} className="font-semibold underline underline-offset-[5px]">
                    {filled(player.more, { trade: label })}
                  </PageLink>
                </div>
              </div>
            ))}
            <p className="player-line">{player.line}</p>
          </div>
        </div>
        <p className="mt-2 text-tiny text-ink-quiet">{player.example}</p>
        {children}
      </div>
    </section>
  );
}
