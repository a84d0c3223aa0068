import { DeskSheet } from './desk-sheet';
import { DeskSlip } from './desk-slip';
import { StageLines, StageEnd } from './stage-parts';
import type { StageProps } from './stage-picture';

/** Where the branches start, on the sheet's edge, and where they end, on the edges of the slips (desk.css). */
const start = [420, 406] as const;
const left = 462;
const ends = [216, 464, 664];

const branches = ends.map((y) => `M${start.join(' ')}C460 406 424 ${y} ${left} ${y}`).join('');
const nodes = [start, ...ends.map((y) => [left, y])].map((point) => `M${point.join(' ')}h0`).join('');

/** A sheet on an ink mat, with a branch of the line to each slip and, where there are two, to the end of the story. */
export function DeskStagePicture({ stage, scene, story }: StageProps<'desk'>) {
  const slots = ['desk-slip-1', 'desk-slip-2', 'desk-slip-3 stage-last'];
  return (
    <>
      <StageLines className="stage-wide">
        <path pathLength="1" className="stage-draw" d="M-252 800H-96C-20 800 4 700 80 640" />
      </StageLines>
      <DeskSheet stage={stage} scene={scene} />
      <div className="desk-side">
        {stage.slips.map((slip, index) => (
          <DeskSlip key={slip.title} slip={slip} slot={slots[index] ?? ''} />
        ))}
        {stage.slips.length < slots.length && <StageEnd story={story} />}
        <StageLines className="desk-branches">
          <path d={branches} />
          <path d={nodes} />
          <path d={nodes} />
        </StageLines>
      </div>
    </>
  );
}
