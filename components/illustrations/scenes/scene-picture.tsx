import { Board } from '@/components/illustrations/kit/board';
import { Badge } from '@/components/illustrations/kit/badge';
import { CardHead } from '@/components/illustrations/kit/head';
import { Messages } from '@/components/illustrations/kit/message';
import { Rows } from '@/components/illustrations/kit/rows';
import type { Scene } from '@/lib/content/schemas/scenes';
import { SceneFrame } from './scene-frame';

function parts(scene: Scene) {
  switch (scene.kind) {
    case 'conversation':
      return (
        <>
          <p className="kit-plate-head">
            {scene.inbox} <Badge badge={scene.badge} />
          </p>
          <Messages messages={scene.messages} />
          <CardHead {...scene.outcome} />
        </>
      );
    case 'pipeline':
      return <Board {...scene} />;
    case 'sheet':
      return (
        <>
          <CardHead {...scene} />
          <Rows {...scene} />
        </>
      );
    case 'listing':
      return (
        <>
          <CardHead title={scene.query} />
          {scene.entries.map(({ name, detail, own }) => (
            <p key={name} className={own ? 'kit-board-card kit-marked' : 'kit-board-card'}>
              <b>{name}</b> {detail}
            </p>
          ))}
        </>
      );
  }
}

/** Any product scene on a card. */
export function ScenePicture({ scene }: { scene: Scene }) {
  return (
    <SceneFrame label={scene.label} className="text-small">
      <div className="kit-card">{parts(scene)}</div>
    </SceneFrame>
  );
}
