import { ColumnsChart, SquaresChart } from '@/components/illustrations/charts/charts';
import { Drawing } from '@/components/illustrations/drawing';
import { Board } from '@/components/illustrations/kit/board';
import { Badge, CardHead, PlateHead } from '@/components/illustrations/kit/head';
import { Mail } from '@/components/illustrations/kit/mail';
import { Message } from '@/components/illustrations/kit/message';
import { Moment as Visit, Review } from '@/components/illustrations/kit/moment';
import { Bars, Rows, Steps } from '@/components/illustrations/kit/rows';
import { cx } from '@/components/ui/cx';
import type { Moment } from '@/lib/content/schemas/scenes';
import type { Stop, StopPictureData } from '@/lib/content/schemas/story';
import './days.deferred.css';

type DayPictureProps = {
  stop: Stop;
  moments: readonly Moment[];
  isLast: boolean;
  /** Which period of the story it is, of how many: “Week 5” of eight. */
  ruler?: { now: number; total: number };
};

/** A moment in a thread: a message, a call, or what came of them. */
function TalkMoment({ moment: { from, icon, title, time, text, badge }, event }: { moment: Moment; event: string }) {
  if (from) {
    return (
      <>
        <Message from={from} text={text} />
        {badge && <Badge badge={badge} className="justify-self-end" />}
      </>
    );
  }
  if (!icon.startsWith('phone')) return <CardHead title={title} detail={text} badge={badge} />;
  return (
    <>
      <PlateHead title={title} time={time} missed={icon === 'phone-missed'} />
      {text !== event && <p>{text}</p>}
    </>
  );
}

/** Bars of equal width: the periods of a story. */
function Ruler({ total, now }: NonNullable<DayPictureProps['ruler']>) {
  return (
    <p className="flex gap-1 *:h-1.5 *:flex-1">
      {Array.from({ length: total }, (_, index) => (
        <i key={index} className={index < now ? 'bg-brand-deep' : 'bg-rule'} />
      ))}
    </p>
  );
}

type PlanProps = { plan: Extract<StopPictureData, { kind: 'plan' }> };

const weekdays = 'MTWTFSS';

/** What is done when: a bar for each part, over all periods. What is still ahead is pale. */
function Plan({ plan: { unit, total, now, rows } }: PlanProps) {
  const at = (period: number) => `${(period * 100) / total}%`;
  return (
    <div className="day-plan">
      <ol className="day-periods">
        {Array.from({ length: total }, (_, index) => (
          <li key={index} className={index + 1 === now ? 'day-now' : undefined}>
            {unit === 'Day' ? weekdays[index % 7] : index + 1}
          </li>
        ))}
      </ol>
      {rows.map(({ text, value, from, to }) => {
        const bar = { y: '10%', height: '80%', rx: 4 };
        const reached = Math.max(from, Math.min(to, now));
        return (
          <div key={text} className="mt-2">
            <p className="flex flex-wrap justify-between gap-x-3">
              <b className="font-semibold">{text}</b> <span className="tabular">{value}</span>
            </p>
            <svg strokeWidth="3" className="mt-1 h-4 w-full overflow-visible lg:h-7">
              <rect x={at(from)} width={at(to - from)} {...bar} className="fill-brand-pale" />
              <rect x={at(from)} width={at(reached - from)} {...bar} className="fill-brand-deep" />
              <rect x={at(from)} width={at(to - from)} {...bar} className="fill-none stroke-ink" />
            </svg>
          </div>
        );
      })}
    </div>
  );
}

/** What is on the card of a picture. */
function Parts({ stop: { picture, event }, moments }: DayPictureProps) {
  switch (picture.kind) {
    case 'talk':
      return picture.moments.map((number) => {
        const moment = moments[number - 1];
        return moment && <TalkMoment key={number} moment={moment} event={event} />;
      });
    case 'note': {
      const { text = '', badge } = moments[picture.moment - 1] ?? {};
      return <CardHead title={text} badge={badge} />;
    }
    case 'sum': {
      const { name, text, amount, badge } = picture;
      return (
        <>
          <CardHead title={name ?? text} badge={badge} />
          {/* With a name, the amount is the stop's large word already. */}
          {name ? <Rows rows={[]} total={{ label: text, value: amount }} /> : <b className="day-sum">{amount}</b>}
        </>
      );
    }
    case 'plan':
      return (
        <>
          <CardHead {...picture} />
          <Plan plan={picture} />
        </>
      );
    case 'sheet':
      return (
        <>
          <CardHead {...picture} />
          <Rows {...picture} />
        </>
      );
    case 'checklist':
      return (
        <>
          <CardHead {...picture} />
          <Steps steps={picture.items} />
        </>
      );
    case 'report':
      return (
        <>
          <CardHead title={picture.title} detail={picture.period} />
          <Bars {...picture} />
        </>
      );
    case 'pipeline':
      return <Board {...picture} />;
    case 'email':
      return <Mail {...picture} />;
    case 'columns':
      return <ColumnsChart chart={picture} />;
    case 'calls':
    case 'attendance':
      return <SquaresChart chart={picture} />;
    // Neither stands on a card.
    case 'visit':
    case 'review':
      return undefined;
  }
}

/** What assistive technology hears instead of the picture. */
function labelOf(picture: StopPictureData, moments: readonly Moment[]): string {
  if ('label' in picture) return picture.label;
  const told = (number: number) => `${moments[number - 1]?.title}: ${moments[number - 1]?.text}`;
  if ('moments' in picture) return picture.moments.map(told).join(' ');
  if ('moment' in picture) return told(picture.moment);
  switch (picture.kind) {
    case 'visit':
      return [picture.title, picture.day, picture.hour, picture.detail, picture.badge.text].join(', ');
    case 'sum':
      return [picture.name, picture.text, picture.amount, picture.badge.text].filter(Boolean).join(', ');
  }
}

/** Large words and visits stand without a card. */
function Picture(props: DayPictureProps) {
  const { stop, moments, isLast, ruler } = props;
  const { picture } = stop;
  if (picture.kind === 'visit') return <Visit {...picture} />;
  if (picture.kind === 'review' || (picture.kind === 'note' && isLast)) {
    const { text = '', badge } = moments[picture.moment - 1] ?? {};
    return <Review text={text} badge={badge} />;
  }
  return (
    <div className="kit-card">
      <Parts {...props} />
      {ruler && <Ruler {...ruler} />}
    </div>
  );
}

/**
 * The picture of a stop: what was said, booked or paid, or a chart. Where the story turns, it stands on the ground of the page's
 * hero, with something drawn beside it, or as wide as that. At the end, what was written or agreed stands in large words.
 */
export function DayPicture(props: DayPictureProps) {
  const { picture, wide, drawing } = props.stop;
  return (
    <div
      role="img"
      aria-label={labelOf(picture, props.moments)}
      className={cx('stop-picture', wide && 'day-scene', drawing && 'day-scene-drawn')}
    >
      <div aria-hidden="true">
        {drawing && (
          <svg viewBox="0 0 500 300" className="day-drawing print-hidden">
            <Drawing folder="objects" name={drawing} />
          </svg>
        )}
        <Picture {...props} />
      </div>
    </div>
  );
}
