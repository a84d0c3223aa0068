import { Board } from '@/components/illustrations/kit/board';
import { CardHead } from '@/components/illustrations/kit/head';
import { Messages } from '@/components/illustrations/kit/message';
import { Rows } from '@/components/illustrations/kit/rows';
import { Tile } from '@/components/ui/tile';
import type { FeaturePicture as Picture } from '@/lib/content/schemas/features';

function parts(picture: Picture) {
  switch (picture.kind) {
    case 'rows':
      return (
        <>
          <CardHead {...picture} />
          <Rows {...picture} />
        </>
      );
    case 'talk':
      return <Messages messages={picture.messages} />;
    case 'note':
      return (
        <>
          <s className="text-ink-quiet">{picture.was}</s>
          <CardHead title={picture.now} detail={picture.detail} />
        </>
      );
    case 'board':
      return <Board {...picture} />;
  }
}

/** A small picture of a feature. */
export function FeaturePicture({ picture, index }: { picture: Picture; index: number }) {
  return (
    <Tile index={index} className="p-3.5 text-small wrap-break-word lg:min-h-59 lg:p-6">
      <div className="kit-card w-full max-w-110">{parts(picture)}</div>
    </Tile>
  );
}
