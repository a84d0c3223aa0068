import type { ReactNode } from 'react';
import { calendarDays, exactDollars, invoiceName, ownJob, product } from '@/lib/content/product';
import { load } from '@/lib/content';
import type { Moment } from '@/lib/content/schemas/scenes';
import { cx } from '@/components/ui/cx';
import { Bubble } from './bubble';

const home = load('pages/home');

/** What happened is on a card; a visit has a green edge. */
const card = 'rounded-tile border border-rule px-4 py-3 text-ink';
const visit = 'rounded-chip border-l-4 border-leaf bg-leaf-tint px-4 py-3 font-semibold text-ink';

/** An invoice as a text message shows it: the amount, what it is for, and how it stands. */
function Sum({ amount, badge, children }: { amount: string; badge: string; children: ReactNode }) {
  return (
    <div className={cx(card, 'grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 shadow-card')}>
      <b className="font-display text-title tracking-tight whitespace-nowrap">{amount}</b>
      <p className="rounded-chip bg-leaf-tint px-2.5 py-0.5 font-semibold text-leaf">{badge}</p>
      {children}
    </div>
  );
}

/** The first story’s screens show the example of content/product.ts, as the product window on /demo does. */
function FirstStoryScreen({ step }: { step: number }) {
  const { inbox, invoice, calendar } = product;
  const { player } = home;
  switch (step) {
    case 0:
      return (
        <p data-icon="phone-missed" className="player-call">
          {player.missed}
        </p>
      );
    case 1:
      return inbox.messages.map(({ from, text }) => (
        <Bubble key={text} side={from === 'ai' ? 'sent' : 'received'}>
          {text}
        </Bubble>
      ));
    case 2:
      return (
        <ul className="grid gap-2">
          {calendarDays
            .find(({ isToday }) => isToday)
            ?.entries.map(({ title, text, clock, kind }) => (
              <li key={title} className={kind === 'own' ? visit : card}>
                {clock} · <b>{title}</b>
                <br />
                {text} {kind === 'own' && <span className="text-leaf">· {calendar.booked}</span>}
              </li>
            ))}
        </ul>
      );
    case 3:
      return (
        <>
          <Bubble side="sent">{invoice.message}</Bubble>
          <Sum amount={exactDollars(ownJob.amount)} badge={invoice.paid}>
            <p className="col-span-2">
              {invoiceName} · {ownJob.work}
            </p>
          </Sum>
        </>
      );
    default:
      return (
        <>
          <Bubble side="sent">{inbox.draft.text}</Bubble>
          <p className={cx(card, 'player-review text-card font-semibold shadow-card')}>{player.review}</p>
        </>
      );
  }
}

/** The amount in a text such as `$49.00 · first month`. */
const amountIn = (text: string) => /\$[\d,]+(?:\.\d\d)?/.exec(text)?.[0];

const badgeOf = ({ badge }: Moment) => badge && <p className={visit}>{badge.text}</p>;

/** What a moment of a story looks like in the inbox. */
function Message({ moment }: { moment: Moment }) {
  const { style, text, icon } = moment;
  switch (style) {
    case 'sent':
    case 'received':
      return (
        <>
          <Bubble side={style}>{text}</Bubble>
          {badgeOf(moment)}
        </>
      );
    case 'event':
      return icon.startsWith('phone') ? (
        <p data-icon={icon} className="player-call">
          {text}
        </p>
      ) : (
        <p className={card}>{text}</p>
      );
    case 'stars':
      return <p className={cx(card, 'player-review text-card font-semibold shadow-card')}>{text}</p>;
  }
}

type PlayerScreenProps = { moments: readonly Moment[]; step: number; isFirstStory: boolean };

/**
 * A step of a story on the product's screens: the day of a visit, the invoice of a payment, a review, and otherwise the
 * inbox with what has been said so far.
 */
export function PlayerScreen({ moments, step, isFirstStory }: PlayerScreenProps) {
  const moment = moments[step];
  if (isFirstStory || !moment) return <FirstStoryScreen step={step} />;
  const { style, text, icon, badge } = moment;
  const amount = style === 'event' ? amountIn(text) : undefined;
  if (amount) {
    const rest = text.split(amount).map((part) => part.replace(/^ · | · $/, '').trim());
    return (
      <Sum amount={amount} badge={badge?.text ?? product.invoice.paid}>
        <p className="col-span-2">{rest.filter(Boolean).join(' ')}</p>
      </Sum>
    );
  }
  if (style === 'event' && icon === 'calendar-check') return <p className={visit}>{text}</p>;
  const isConversation = style === 'sent' || style === 'received' || step === 2;
  return moments
    .slice(isConversation ? 0 : step, step + 1)
    .filter((one, index) => index === step || one.style === 'sent' || one.style === 'received')
    .map((one) => <Message key={one.title + one.text} moment={one} />);
}
