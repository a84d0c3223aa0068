import { cx } from '@/components/ui/cx';
import type { Panel, PanelCardData } from '@/lib/content/schemas/sections';
import type { Scene } from '@/lib/content/schemas/scenes';
import { ScenePicture } from './scene-picture';
import { SceneTile } from './scene-tile';

type ScenePanelProps = {
  panel: Panel;
  scene: Scene;
  /** The scene shows what a page will be about, in an outline. */
  ahead?: boolean;
};

/** What comes before the scene, or what comes of it: a small card that hangs on one of its corners. */
function PanelCard({ card, end }: { card: PanelCardData; end: 'first' | 'last' }) {
  return (
    <div aria-hidden="true" className={`panel-card panel-card-${end}`}>
      <SceneTile name={card.icon} tone={end === 'first' ? 'blue' : 'sun'} />
      <p>
        <b>{card.title}</b> {card.detail}
      </p>
    </div>
  );
}

/**
 * What is around a hero's scene: a background that reaches to the window's edges, and the line past the scene, from what came
 * before it to what came of it.
 */
export function ScenePanel({ panel, scene, ahead = false }: ScenePanelProps) {
  const [first, last] = panel.cards ?? [];
  return (
    <div className="panel">
      <div className={`panel-background pattern-${panel.background}`} />
      <div className={cx('panel-scene', `panel-${panel.line}`, ahead && 'panel-ahead', first && 'panel-with-cards')}>
        <ScenePicture scene={scene} />
        {first && <PanelCard card={first} end="first" />}
        {last && <PanelCard card={last} end="last" />}
      </div>
    </div>
  );
}
