import { Check } from 'lucide';
import { SceneBadge } from '@/components/scenes/scene-badge';
import { Lucide } from '@/components/ui/lucide';
import type { ChairStage } from '@/lib/content/schemas/stages/chair';
import { boardBlocks, boardDashes, boardLines, columnLeft, linePath, rowTop } from './chair-board';
import { StageLines, StageEnd } from './stage-parts';
import type { StageProps } from './stage-picture';
import { StageThread } from './stage-thread';

/** The board: columns, and the blocks that are taken already. */
function Ground({ stage }: { stage: ChairStage }) {
  const { blocks, bars } = boardBlocks(stage);
  return (
    <svg viewBox="0 0 980 900" className="stage-ground chair-ground">
      <path d={boardLines(stage)} className="chair-rules" />
      <path d={boardDashes(stage)} strokeDasharray="4 6" className="chair-rules" />
      <path d={blocks} className="chair-blocks" />
      <path d={bars} className="chair-bars" />
      {stage.columns.map((column, index) => (
        <text key={column.name} x={columnLeft(index) + 12} y="130">
          <tspan>{column.name}</tspan> {column.kind}
        </text>
      ))}
      {stage.blocks.map(
        ({ column, from, title, detail }) =>
          title && (
            <text key={`${column} ${from}`} y={rowTop(from) + 32}>
              <tspan x={columnLeft(column) + 34}>{title}</tspan>
              {detail && (
                <tspan x={columnLeft(column) + 34} dy="20">
                  {detail}
                </tspan>
              )}
            </text>
          ),
      )}
    </svg>
  );
}

/** The gap, with those who take it. The line runs around it. */
function Gap({ gap }: Pick<ChairStage, 'gap'>) {
  return (
    <div className={gap.row === 2 ? 'chair-gap' : 'chair-gap chair-gap-lower'}>
      <svg className="stage-lines drawn-line chair-ring">
        <rect width="100%" height="100%" rx="22" pathLength="1" className="stage-draw" />
      </svg>
      {gap.slots.map((slot) => (
        <p key={slot.title} className="chair-slot">
          <b>{slot.title}</b>
          <SceneBadge badge={slot.badge} />
          <span className="stage-quiet">{slot.detail}</span>
        </p>
      ))}
      <Lucide icon={Check} strokeWidth={2.5} className="chair-check stage-last" />
    </div>
  );
}

/** A conversation, the board of the day, and the gap on it that the conversation fills. */
export function ChairStagePicture({ stage, scene, story }: StageProps<'chair'>) {
  return (
    <>
      <Ground stage={stage} />
      <StageLines className="stage-wide">
        <g className="chair-times">
          {stage.rows.map((row, index) => (
            <text key={row} y={rowTop(index) - 8}>
              {row}
            </text>
          ))}
        </g>
        <path pathLength="1" className="stage-draw" d={`M-121 799.3c42 0 46-24 79-70l14-20${linePath(stage)}`} />
      </StageLines>
      <StageThread slot="chair-thread" scene={scene} />
      <Gap gap={stage.gap} />
      <StageEnd story={story} />
    </>
  );
}
