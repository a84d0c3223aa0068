import { StreetMap } from '@/components/illustrations/heroes/dispatch-picture';
import { AttendanceChart } from '@/components/illustrations/charts/attendance-chart';
import { CallsChart } from '@/components/illustrations/charts/calls-chart';
import { ColumnsChart } from '@/components/illustrations/charts/columns-drawing';
import { TradeObject } from '@/components/illustrations/objects/trade-object';
import { Bubble } from '@/components/illustrations/scenes/bubble';
import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import { SceneFrame } from '@/components/illustrations/scenes/scene-frame';
import { EmbeddedScene } from '@/components/illustrations/scenes/scene-picture';
import { SceneTile } from '@/components/illustrations/scenes/scene-tile';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Stars } from '@/components/ui/stars';
import type { HeroScene, TradeObjectName } from '@/lib/content/schemas/hero-scenes';
import type { Badge } from '@/lib/content/schemas/kit';
import type { Moment } from '@/lib/content/schemas/scenes';
import type { Stop, StopPictureData } from '@/lib/content/schemas/story';
import { ChairBoard } from './chair-board';
import { Crests } from './crests';
import { Plan } from './plan';
import './days.deferred.css';

type PictureOf<Kind extends StopPictureData['kind']> = Extract<StopPictureData, { kind: Kind }>;

type DayPictureProps = {
  stop: Stop;
  /** The picture of the hero, parts of which a day shows. */
  heroScene: HeroScene;
  moments: readonly Moment[];
  object: TradeObjectName;
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

/** Bars of equal width: the periods of a story. */
function Ruler({ total, now }: NonNullable<DayPictureProps['ruler']>) {
  return (
    <p className="mt-0.5 flex gap-1 *:h-1.5 *:flex-1 *:rounded-[3px]">
      {Array.from({ length: total }, (_, index) => (
        <i
          key={index}
          className={index + 1 < now ? 'bg-brand-soft' : index + 1 === now ? 'bg-brand' : 'bg-brand-pale'}
        />
      ))}
    </p>
  );
}

function Drawing({ stop: { picture, event }, heroScene, moments }: DayPictureProps) {
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
          <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5">
            {!picture.photo && <SceneTile name={moment.icon} />}
            <b className="flex-[1_1_9rem] font-semibold">{moment.text}</b>
            {moment.badge && <SceneBadge badge={moment.badge} />}
          </div>
        )
      );
    }
    case 'review':
      return (
        <>
          <p className="-ml-0.5 [&>svg]:h-5.5">
            <Stars />
          </p>
          <p className="day-title day-quote">{moments[picture.moment - 1]?.text}</p>
          {picture.crests && heroScene.layout === 'rhythm' && <Crests crests={heroScene.crests} />}
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
    case 'plan':
      return (
        <>
          <Head title={picture.title} badge={picture.badge} />
          <Plan plan={picture} />
        </>
      );
    case 'board':
      return heroScene.layout === 'chair' && <ChairBoard heroScene={heroScene} />;
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
  }
}

/**
 * The picture of a stop: a white card with what was said, booked or paid, with a chart or with a scene. The thing that the
 * trade works with may stand over it or beside it. Where the story turns, it is large, and reaches the window's edge on phones.
 */
export function DayPicture(props: DayPictureProps) {
  const { picture, wide } = props.stop;
  const { heroScene, moments, object, ruler } = props;
  const onDesk = wide && heroScene.layout === 'desk' && picture.kind !== 'columns';
  const photo =
    picture.kind === 'photo' ? 'over' : onDesk || ('photo' in picture && picture.photo) ? 'beside' : undefined;
  return (
    <SceneFrame label={labelOf(picture, moments)} className="stop-picture">
      <div
        className={cx(
          'day-card',
          wide ? `day-wide day-wide-${heroScene.layout} day-wide-${picture.kind}` : 'day-small',
          photo && `day-card-${photo}`,
        )}
      >
        {wide && heroScene.layout === 'dispatch' && <StreetMap map={heroScene.map} />}
        {photo && (
          <div className="day-photo">
            <TradeObject name={object} />
          </div>
        )}
        <div className="day-words">
          <Drawing {...props} />
          {ruler && !wide && <Ruler {...ruler} />}
        </div>
      </div>
    </SceneFrame>
  );
}
