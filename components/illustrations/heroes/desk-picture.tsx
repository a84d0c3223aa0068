import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { DeskHeroScene } from '@/lib/content/schemas/hero-scenes';
import type { Scene } from '@/lib/content/schemas/scenes';
import { DeskSheet } from './desk-sheet';
import './hero-scenes.css';
import './desk.css';

/** Where there is the object below it, one card is enough. */
const cardClass =
  'hero-scene-card desk-card max-xl:not-first:hidden max-xl:mt-6 max-xl:ml-3 max-xl:w-[min(176px,100%-150px)]';

/** A card beside the sheet: with an icon, with an amount, or with a sentence. */
function DeskCard({ card }: { card: DeskHeroScene['cards'][number] }) {
  if (card.icon) {
    return (
      <div className={cardClass}>
        <p className="hero-scene-quiet -mt-0.5 -mr-2 mb-2 -ml-0.5 flex gap-2.5">
          <span className="grid size-9.5 flex-none place-items-center rounded-button bg-brand-tint text-brand-deep">
            <Icon name={card.icon} />
          </span>
          <span>
            <b className="block text-[0.90625rem] font-semibold text-ink">{card.title}</b>
            {card.detail}
          </span>
        </p>
        <SceneBadge badge={card.badge} />
      </div>
    );
  }
  return (
    <div className={cardClass}>
      <p className="hero-scene-row hero-scene-quiet flex-wrap gap-y-1">
        {card.title}
        <SceneBadge badge={card.badge} />
      </p>
      {card.amount && <p className="font-display text-title font-semibold tracking-tight">{card.amount}</p>}
      <p className={card.amount ? 'hero-scene-quiet' : 'mt-1.5 font-semibold text-balance'}>{card.detail}</p>
    </div>
  );
}

/** A sheet on an ink mat, with a card for each thing that came of it and the line to them. */
export function DeskPicture({ heroScene, scene }: { heroScene: DeskHeroScene; scene: Scene }) {
  return (
    <>
      <DeskSheet heroScene={heroScene} scene={scene} />
      <div
        className={cx(
          'w-full xl:absolute xl:top-34 xl:left-108.5 xl:grid xl:h-90.5 xl:w-62.5 xl:content-evenly',
          '@min-[90rem]/page:left-116.5',
        )}
      >
        {heroScene.cards.map((card) => (
          <DeskCard key={card.title} card={card} />
        ))}
      </div>
    </>
  );
}
