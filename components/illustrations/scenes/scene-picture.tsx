import { Search } from 'lucide';
import { CardHead } from '@/components/illustrations/kit/head';
import { Rows } from '@/components/illustrations/kit/rows';
import { Lucide } from '@/components/ui/lucide';
import { cx } from '@/components/ui/cx';
import type { Detail } from '@/lib/content/schemas/sections';
import '@/components/illustrations/services/feature-picture.deferred.css';
import './listing.deferred.css';

function parts(scene: Detail['scene']) {
  if (scene.kind === 'sheet')
    return (
      <>
        <CardHead {...scene} />
        <Rows {...scene} />
      </>
    );
  return (
    <>
      <p className="listing-query">
        <Lucide icon={Search} strokeWidth={3} /> {scene.query}
      </p>
      {scene.entries.map(({ name, detail, own }) => (
        <p key={name} className={cx('listing', own && 'kit-marked')}>
          <b>{name}</b> <span>{detail}</span>
        </p>
      ))}
    </>
  );
}

/** A picture of the product on a ground of its own. */
export function ScenePicture({ scene }: { scene: Detail['scene'] }) {
  return (
    <div role="img" aria-label={scene.label} className="stage">
      <div aria-hidden="true" className="kit-card">
        {parts(scene)}
      </div>
    </div>
  );
}
