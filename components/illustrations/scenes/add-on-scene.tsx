import type { AddOn } from '@/lib/content/schemas/add-on';
import { SceneBadge } from './scene-badge';
import { SceneTile } from './scene-tile';

/** A small picture of the add-on at work. */
export function AddOnScene({ addOn: { icon, scene } }: { addOn: AddOn }) {
  return (
    <div aria-hidden="true" className={`add-on-scene pattern-${scene.background}`}>
      <div className="add-on-card">
        <SceneTile name={icon} />
        <p>
          <b>{scene.title}</b>
          <span>{scene.detail}</span>
        </p>
        <SceneBadge badge={scene.badge} />
      </div>
    </div>
  );
}
