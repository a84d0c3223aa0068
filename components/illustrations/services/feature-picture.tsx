import type { ReactNode } from 'react';
import { Board } from '@/components/illustrations/kit/board';
import { Edit } from '@/components/illustrations/kit/edit';
import { CardHead } from '@/components/illustrations/kit/head';
import { Messages } from '@/components/illustrations/kit/message';
import { Rows } from '@/components/illustrations/kit/rows';
import { Steps } from '@/components/illustrations/kit/steps';
import { Track } from '@/components/illustrations/kit/track';
import type { FeaturePicture as Picture } from '@/lib/content/schemas/features';
import './feature-picture.deferred.css';

function parts(picture: Picture): ReactNode {
  switch (picture.kind) {
    case 'rows':
      return (
        <>
          <CardHead {...picture} />
          <Rows {...picture} />
        </>
      );
    case 'track':
      return (
        <>
          <CardHead {...picture} />
          <Track {...picture} />
        </>
      );
    case 'steps':
      return (
        <>
          <CardHead {...picture} />
          <Steps {...picture} />
        </>
      );
    case 'talk':
      return <Messages messages={picture.messages} />;
    case 'edit':
      return <Edit {...picture.edit} />;
    case 'board':
      return <Board {...picture} />;
  }
}

/** A small picture of a feature on a ground of its own. Decoration: the words below say what it shows. */
export function FeaturePicture({ picture }: { picture: Picture }) {
  return (
    <div aria-hidden="true" className={`stage stage-${picture.kind}`}>
      <div className={picture.kind === 'talk' ? undefined : 'kit-card'}>{parts(picture)}</div>
    </div>
  );
}
