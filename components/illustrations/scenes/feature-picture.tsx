import { Search } from 'lucide';
import type { ReactNode } from 'react';
import { Board } from '@/components/illustrations/kit/board';
import { CardHead } from '@/components/illustrations/kit/head';
import { Edit } from '@/components/illustrations/kit/mail';
import { Messages } from '@/components/illustrations/kit/message';
import { Rows, Steps, Track } from '@/components/illustrations/kit/rows';
import { cx } from '@/components/ui/cx';
import { Lucide } from '@/components/ui/lucide';
import type { FeaturePicture as Picture } from '@/lib/content/schemas/features';
import type { Detail } from '@/lib/content/schemas/sections';
import './stage.deferred.css';

type Scene = Detail['scene'];

/** What stands below the head. */
function parts(picture: Picture | Scene): ReactNode {
  switch (picture.kind) {
    case 'rows':
    case 'sheet':
      return <Rows {...picture} />;
    case 'track':
      return <Track {...picture} />;
    case 'steps':
      return <Steps {...picture} />;
    case 'talk':
      return <Messages messages={picture.messages} />;
    case 'edit':
      return <Edit {...picture.edit} />;
    case 'board':
      return <Board {...picture} />;
    case 'listing':
      return (
        <>
          <p className="listing-query">
            <Lucide icon={Search} strokeWidth={3} /> {picture.query}
          </p>
          {picture.entries.map(({ name, detail, own }) => (
            <p key={name} className={cx('listing', own && 'kit-marked')}>
              <b>{name}</b> <span>{detail}</span>
            </p>
          ))}
        </>
      );
  }
}

/** A small picture of a feature on a ground of its own. Without a label it is decoration: the words below say what it shows. */
export function FeaturePicture({ picture }: { picture: Picture | Scene }) {
  const label = 'label' in picture && picture.label;
  return (
    <div
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={`stage stage-${picture.kind}`}
    >
      <div aria-hidden={label ? true : undefined} className={picture.kind === 'talk' ? undefined : 'kit-card'}>
        {'title' in picture && <CardHead {...picture} />}
        {parts(picture)}
      </div>
    </div>
  );
}
