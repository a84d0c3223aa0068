import { Bubble } from '@/components/illustrations/scenes/bubble';
import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Tile } from '@/components/ui/tile';
import type { FeaturePicture as Picture } from '@/lib/content/schemas/features';

type PictureOf<Kind extends Picture['kind']> = Extract<Picture, { kind: Kind }>;

const card = 'w-full max-w-110 rounded-card bg-white elevation-float';

function Rows({ picture: { title, badge, rows } }: { picture: PictureOf<'rows'> }) {
  return (
    <div className={cx(card, 'px-4 py-3.5 ruled lg:px-5 lg:py-4.5')}>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pb-2 lg:pb-2.5">
        <b className="font-display text-body/tight font-heading tracking-[-0.02em]">{title}</b>{' '}
        {badge && <SceneBadge badge={badge} />}
      </p>
      {rows.map(({ icon, label, value }) => (
        <p key={label} className="flex items-center gap-3 py-1.5 last:pb-0 lg:py-2 max-md:nth-4:hidden">
          {icon && (
            <span className="rounded-chip bg-brand-tint p-1.5 text-brand-deep">
              <Icon name={icon} className="size-4.5" />
            </span>
          )}
          {label} <span className="ml-auto text-right text-ink-quiet">{value}</span>
        </p>
      ))}
    </div>
  );
}

function Talk({ picture: { customer, answer, answersFirst } }: { picture: PictureOf<'talk'> }) {
  return (
    <div className={cx('flex w-full max-w-110 gap-2.5', answersFirst ? 'flex-col-reverse' : 'flex-col')}>
      <div className="w-fit max-w-[92%] rounded-tile rounded-bl-[4px] bg-white px-3.5 py-2.5 leading-snug elevation-card">
        {customer}
      </div>
      <Bubble side="sent">{answer}</Bubble>
    </div>
  );
}

function Note({ picture: { was, now, detail } }: { picture: PictureOf<'note'> }) {
  return (
    <div className={cx(card, 'px-4 py-3.5 lg:max-w-96 lg:px-5 lg:py-4.5')}>
      <s className="text-ink-quiet">{was}</s>
      <p className="my-1 font-display text-card font-heading tracking-[-0.02em]">
        <span className="bg-sun-tint box-decoration-clone">{now}</span>
      </p>
      <p className="text-ink-quiet">{detail}</p>
    </div>
  );
}

function Board({ picture: { columns, late } }: { picture: PictureOf<'board'> }) {
  return (
    <div className="grid w-full max-w-125 grid-cols-3 gap-1.5 text-tiny/[1.3] max-[23rem]:grid-cols-2 lg:gap-2.5 lg:text-small/[1.3]">
      {columns.map(({ name, cards }) => (
        <div
          key={name}
          className="grid min-h-30 content-start gap-2 rounded-tile bg-white/55 p-1.5 max-[23rem]:nth-3:hidden lg:min-h-38 lg:p-2.5"
        >
          <p className="text-tiny/[1.3] font-semibold text-ink-soft">{name}</p>
          {cards.map(({ title, detail }) => (
            <p
              key={title}
              className={cx(
                'rounded-[10px] bg-white px-2 py-1.5 elevation-card lg:px-2.5 lg:py-2',
                title === late && 'outline-2 outline-sun',
              )}
            >
              <b className="block font-semibold">{title}</b> {detail}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

function content(picture: Picture) {
  switch (picture.kind) {
    case 'rows':
      return <Rows picture={picture} />;
    case 'talk':
      return <Talk picture={picture} />;
    case 'note':
      return <Note picture={picture} />;
    case 'board':
      return <Board picture={picture} />;
  }
}

/** A small picture of a feature. */
export function FeaturePicture({ picture, index }: { picture: Picture; index: number }) {
  return (
    <Tile index={index} className="p-3.5 text-small/[1.35] wrap-break-word text-ink lg:min-h-59 lg:p-6">
      {content(picture)}
    </Tile>
  );
}
