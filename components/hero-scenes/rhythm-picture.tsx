import { SceneBadge } from '@/components/scenes/scene-badge';
import { Star } from '@/components/ui/star';
import type { RhythmStage } from '@/lib/content/schemas/stages/rhythm';
import { placeCenters, placePaths, roomSize } from './rhythm-room';
import { StageCard, StageEnd, StageLines } from './stage-parts';
import type { StageProps } from './stage-picture';
import { StageThread } from './stage-thread';

/** A place that is offered, per kind of room: half its width and half its height. */
const offered: Record<RhythmStage['room']['kind'], readonly [number, number]> = {
  mats: [23, 34],
  racks: [48, 33],
  weeks: [30, 30],
  seats: [30, 30],
};
const weekdays = 'MTWTFSS';
/** The centers of a day and of a week in the drawing of visits. */
const dayX = (day: number) => 18 + day * 36;
const weekY = (week: number) => 40 + week * 31;

/** The wave, which starts and ends far outside: half a period down, half a period up. */
const firstCrest = -536;
const period = 224;
const crestY = -124;
const wave = `M${firstCrest - 4 * period} 0V${crestY}${'c41 0 71 60 112 60s71-60 112-60'.repeat(13)}V0`;

function Room({ room }: { room: RhythmStage['room'] }) {
  const [width, height] = roomSize(room);
  const [darker, lighter] = placePaths(room);
  const [x, y] = placeCenters(room)[room.freed.place - 1] ?? [0, 0];
  const [halfWidth, halfHeight] = offered[room.kind];
  return (
    <StageCard slot="rhythm-room">
      <p className="stage-row">
        <span className="stage-quiet">
          <b>{room.title}</b>
          {room.detail}
        </span>
        <SceneBadge badge={room.badge} />
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} className={`rhythm-${room.kind}`}>
        {room.kind === 'seats' && <circle cx="160" cy={height / 2} r="66" className="rhythm-table" />}
        <path d={lighter} className="rhythm-lighter" />
        <path d={darker} />
        <rect
          x={x - halfWidth}
          y={y - halfHeight}
          width={2 * halfWidth}
          height={2 * halfHeight}
          rx={room.kind === 'mats' || room.kind === 'racks' ? 12 : halfWidth}
        />
        <text x={x} y={y + 6} textAnchor="middle">
          {room.freed.mark}
        </text>
      </svg>
    </StageCard>
  );
}

/** Four weeks of visits: a dot each. */
function Visits({ visits }: { visits: RhythmStage['visits'] }) {
  const came = visits.weeks
    .flatMap((week, row) => [...week].map((day, column) => (day === '1' ? `M${dayX(column)} ${weekY(row)}h0` : '')))
    .join('');
  // The days are the dashes of a line per week.
  const days = visits.weeks.map((_, row) => `M${dayX(0)} ${weekY(row)}h216.1`).join('');
  const total = visits.weeks.join('').replaceAll('.', '').length;
  return (
    <StageCard slot="rhythm-visits stage-last">
      <p className="stage-row">
        <b className="stage-strong">{visits.title}</b>
        <SceneBadge badge={{ text: `${total} ${visits.unit}`, tone: 'blue' }} />
      </p>
      <svg viewBox="0 0 252 147">
        {[...weekdays].map((day, column) => (
          <text key={dayX(column)} x={dayX(column)} y="15" textAnchor="middle">
            {day}
          </text>
        ))}
        <path d={days} strokeDasharray="0 36" className="rhythm-rest" />
        <path d={came} />
      </svg>
    </StageCard>
  );
}

/** The line: a wave over the whole width, with a ring for each step and the star on the last crest. */
function Wave({ crests }: Pick<RhythmStage, 'crests'>) {
  const rings = `M${firstCrest} ${crestY}` + crests.map(() => 'h0').join(`m${period} 0`);
  return (
    <StageLines className="rhythm-wave">
      <path pathLength="1" className="rhythm-fill stage-draw" d={wave} />
      <path d={rings} strokeWidth="20" />
      <path d={rings} className="rhythm-rings" />
      <path d={rings} strokeWidth="8" />
      {crests.map((crest, index) => (
        <text key={crest} x={firstCrest + index * period} y="-68" textAnchor="middle">
          {crest}
        </text>
      ))}
      <Star x={firstCrest + 5 * period} y={crestY} />
    </StageLines>
  );
}

/** A room with a place that came free, the text that fills it, a month of visits, and the wave from the first step to the last. */
export function RhythmStagePicture({ stage, scene, story }: StageProps<'rhythm'>) {
  return (
    <>
      <div className="stage-ground rhythm-ground" />
      <div className={`rhythm-behind rhythm-behind-${stage.room.kind}`} />
      <Wave crests={stage.crests} />
      <Room room={stage.room} />
      <Visits visits={stage.visits} />
      <StageThread slot="rhythm-thread" scene={scene}>
        {scene.kind === 'conversation' && <SceneBadge badge={scene.outcome.badge} />}
      </StageThread>
      <StageEnd story={story} />
    </>
  );
}
