import { DeskSheet } from './desk-sheet';
import { DeskSlip } from './desk-slip';
import { HeroSceneLines, HeroSceneEnd } from './hero-scene-parts';
import type { HeroSceneProps } from './hero-scene-props';

/** Where the branches start, on the sheet's edge, and where they end, on the edges of the slips (desk.css). */
const start = [420, 406] as const;
const left = 462;
const ends = [216, 464, 664];

const branches = ends.map((y) => `M${start.join(' ')}C460 406 424 ${y} ${left} ${y}`).join('');
const nodes = [start, ...ends.map((y) => [left, y])].map((point) => `M${point.join(' ')}h0`).join('');

/** A sheet on an ink mat, with a branch of the line to each slip and, where there are two, to the end of the story. */
export function DeskPicture({ heroScene, scene, story }: HeroSceneProps<'desk'>) {
  const slots = ['desk-slip-1', 'desk-slip-2', 'desk-slip-3 hero-scene-last'];
  return (
    <>
      <HeroSceneLines className="hero-scene-wide">
        <path pathLength="1" className="hero-scene-draw" d="M-252 800H-96C-20 800 4 700 80 640" />
      </HeroSceneLines>
      <DeskSheet heroScene={heroScene} scene={scene} />
      <div className="desk-side">
        {heroScene.slips.map((slip, index) => (
          <DeskSlip key={slip.title} slip={slip} slot={slots[index] ?? ''} />
        ))}
        {heroScene.slips.length < slots.length && <HeroSceneEnd story={story} />}
        <HeroSceneLines className="desk-branches">
          <path d={branches} />
          <path d={nodes} />
          <path d={nodes} />
        </HeroSceneLines>
      </div>
    </>
  );
}
