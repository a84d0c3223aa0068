import { AttendanceChart } from '@/components/illustrations/charts/attendance-chart';
import { CallsChart } from '@/components/illustrations/charts/calls-chart';
import { ColumnsChart } from '@/components/illustrations/charts/columns-drawing';
import { WaffleChart } from '@/components/illustrations/charts/waffle-chart';
import { TradeObject } from '@/components/illustrations/objects/trade-object';
import { Bubble } from '@/components/illustrations/scenes/bubble';
import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import { SceneFrame } from '@/components/illustrations/scenes/scene-frame';
import { EmbeddedScene } from '@/components/illustrations/scenes/scene-picture';
import { SceneTile } from '@/components/illustrations/scenes/scene-tile';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Stars } from '@/components/ui/stars';
import type { TradeObjectName } from '@/lib/content/schemas/hero-scenes';
import type { Badge, Moment } from '@/lib/content/schemas/scenes';
import type { StopPictureData } from '@/lib/content/schemas/story';
import { Crests } from './crests';
import './days.deferred.css';

type PictureOf<Kind extends StopPictureData['kind']> = Extract<StopPictureData, { kind: Kind }>;

type DayPictureProps = {
  picture: StopPictureData;
  /** The line under the stop's large word, which the picture does not repeat. */
  event: string;
  moments: readonly Moment[];
  object: TradeObjectName;
  /** The visits that the hero shows, where it shows them. */
  crests?: readonly string[];
  /** Which period of the story it is, of how many: “Week 5” of eight. */
  ruler?: { now: number; total: number };
};

function Head({ title, badge }: { title: string; badge: Badge }) {
  return (
    <p className="day-row border-b border-rule pb-2.5">
      <b className="day-title">{title}</b> <SceneBadge badge={badge} />
    </p>
  );
}

function Row({ text, amount }: { text: string; amount: string }) {
  return (
    <p className="day-row">
      {text} <span className="tabular">{amount}</span>
    </p>
  );
}

/** A moment in a thread: a message, a call, or what came of them. */
function TalkMoment({ moment: { style, icon, title, text, badge }, event }: { moment: Moment; event: string }) {
  if (style === 'sent' || style === 'received') {
    return (
      <>
        <Bubble side={style}>{text}</Bubble>
        {badge && <SceneBadge badge={badge} className="justify-self-end" />}
      </>
    );
  }
  if (icon.startsWith('phone')) {
    return (
      <>
        <p className="day-call">
          <Icon name={icon} className="size-4" /> {title}
        </p>
        {text !== event && <p className="text-center text-tiny text-ink-quiet">{text}</p>}
      </>
    );
  }
  return (
    <p className="rounded-chip border-l-4 border-leaf bg-leaf-tint px-3.5 py-2 text-ink-soft">
      <b className="block font-semibold text-ink">{title}</b> {text}
    </p>
  );
}

/** With a name, the amount is in a row, because it is the stop's large word already. */
function Sum({ picture: { name, text, amount, badge } }: { picture: PictureOf<'sum'> }) {
  if (name) {
    return (
      <>
        <Head title={name} badge={badge} />
        <Row text={text} amount={amount} />
      </>
    );
  }
  return (
    <>
      <p className="day-row flex-wrap">
        <b className="day-sum">{amount}</b> <SceneBadge badge={badge} />
      </p>
      <p className="text-ink-soft">{text}</p>
    </>
  );
}

/** Bars of equal width: the periods of a story, or the parts of a sum. */
function Bars({ count, now, className }: { count: number; now: number; className?: string }) {
  return (
    <p className={cx('day-bars', className)}>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className={index + 1 < now ? 'day-past' : index + 1 === now ? 'day-now' : undefined} />
      ))}
    </p>
  );
}

function Drawing({ picture, event, moments, crests }: DayPictureProps) {
  switch (picture.kind) {
    case 'talk':
      return picture.moments.map((number) => {
        const moment = moments[number - 1];
        return moment && <TalkMoment key={number} moment={moment} event={event} />;
      });
    case 'note': {
      const moment = moments[picture.moment - 1];
      return (
        moment && (
          <div className="day-note">
            {!picture.photo && <SceneTile name={moment.icon} />}
            <b className="font-semibold">{moment.text}</b>
            {moment.badge && <SceneBadge badge={moment.badge} />}
          </div>
        )
      );
    }
    case 'review':
      return (
        <>
          <Stars />
          <p className="day-title day-quote">{moments[picture.moment - 1]?.text}</p>
          {picture.crests && crests && <Crests crests={crests} />}
        </>
      );
    case 'photo':
      return <p>{moments[picture.moment - 1]?.text}</p>;
    case 'visit':
      return (
        <div className="day-visit">
          <p className="day-date">
            {picture.day} <b>{picture.hour}</b>
          </p>
          <p>
            <b className="day-title">{picture.title}</b> {picture.detail}
          </p>
          <SceneBadge badge={picture.badge} className="self-end" />
        </div>
      );
    case 'sum':
      return <Sum picture={picture} />;
    case 'draws':
      return (
        <>
          <Head title={picture.title} badge={picture.badge} />
          <p>{picture.text}</p>
          <Bars count={picture.count} now={1} className="day-draws" />
          <p className="day-row text-small text-ink-soft">
            {picture.first} <span>{picture.last}</span>
          </p>
        </>
      );
    case 'invoice':
      return (
        <>
          <Head title={picture.title} badge={picture.badge} />
          {picture.lines.map(({ label, amount }) => (
            <Row key={label} text={label} amount={amount} />
          ))}
          <p className="day-row border-t border-rule pt-2.5 font-semibold">
            Total <b className="day-total tabular">{picture.total}</b>
          </p>
        </>
      );
    case 'pipeline':
      return (
        <div className="day-board">
          {picture.columns.map(({ name, count, cards }) => (
            <div key={name}>
              <p>
                <b className="font-semibold">{name}</b> {count}
              </p>
              {cards.map(({ title, detail }) => (
                <p key={title} className="day-board-card">
                  <b className="block font-semibold text-ink">{title}</b> {detail}
                </p>
              ))}
            </div>
          ))}
        </div>
      );
    case 'email':
      return (
        <>
          <p className="day-row text-tiny text-ink-quiet">
            {picture.from} <SceneBadge badge={picture.badge} />
          </p>
          <b className="day-title">{picture.subject}</b>
          {picture.paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-ink-soft">
              {paragraph}
            </p>
          ))}
          <p className="w-fit rounded-button bg-brand-deep px-3.5 py-1.5 text-small font-semibold text-white max-sm:hidden">
            {picture.button}
          </p>
        </>
      );
    case 'calls':
      return <CallsChart chart={picture} />;
    case 'waffle':
      return <WaffleChart chart={picture} />;
    case 'attendance':
      return <AttendanceChart chart={picture} />;
    case 'columns':
      return <ColumnsChart chart={picture} />;
    default:
      return <EmbeddedScene scene={picture} />;
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
    case 'draws':
      return [picture.title, picture.text, picture.badge.text, picture.first, picture.last].join(', ');
  }
}

/**
 * The picture of a stop: a white card with what was said, booked or paid, with a chart or with a scene. The thing that the
 * trade works with may stand over it or beside it.
 */
export function DayPicture(props: DayPictureProps) {
  const { picture, moments, object, ruler } = props;
  const isLarge = picture.kind === 'photo';
  const hasPhoto = isLarge || ('photo' in picture && picture.photo);
  return (
    <SceneFrame label={labelOf(picture, moments)} className="stop-picture">
      <div className={cx('day-card', hasPhoto && !isLarge && 'day-card-beside')}>
        {hasPhoto && (
          <div className="day-photo">
            <TradeObject name={object} className={isLarge ? 'h-28 lg:h-37.5' : 'h-17 lg:h-23'} />
          </div>
        )}
        <div className="day-words">
          <Drawing {...props} />
          {ruler && <Bars count={ruler.total} now={ruler.now} />}
        </div>
      </div>
    </SceneFrame>
  );
}
