import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Star } from '@/components/ui/star';
import type { Panel } from '@/lib/content/schemas/panel';
import type { Scene } from '@/lib/content/schemas/scenes';
import { ScenePicture } from './scene-picture';

/** Two ways of the line behind the scene, from the left edge to a star. */
const lines = {
  rising: { path: 'M-60 470C90 470 60 330 200 330S340 60 560 74', star: [560, 74] },
  falling: { path: 'M-60 90C70 90 50 230 190 230S340 500 560 470', star: [560, 470] },
} as const;

type ScenePanelProps = {
  panel: Panel;
  scene: Scene;
  /** The scene shows what a page will be about, in an outline. */
  ahead?: boolean;
};

/** What is behind a hero's scene. It reaches to the window's edge, with the page's motif and the line behind the scene. */
export function ScenePanel({ panel, scene, ahead = false }: ScenePanelProps) {
  const { path, star } = lines[panel.line];
  return (
    <div className={cx('motif-background panel', `panel-${panel.background}`)}>
      <Icon name={panel.motif} className="panel-motif" />
      <svg aria-hidden="true" width="1" height="1" className="panel-line drawn-line">
        <path d={path} pathLength="1" className="hero-scene-draw" />
        <Star x={star[0]} y={star[1]} />
      </svg>
      <div className={cx('panel-scene', ahead && 'panel-ahead')}>
        <ScenePicture scene={scene} />
      </div>
    </div>
  );
}
