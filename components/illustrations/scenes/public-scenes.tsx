import { Lock, MapPin, Search } from 'lucide';
import { cx } from '@/components/ui/cx';
import { Lucide } from '@/components/ui/lucide';
import { Stars } from '@/components/ui/stars';
import { SceneBadge } from './scene-badge';
import { SceneCard, SceneFrame, type SceneProps } from './scene-frame';
import '@/components/ui/patterns.css';

/** A small business's web page with its form, in a browser window. */
export function PageScene({ scene, embedded }: SceneProps<'page'>) {
  return (
    <SceneFrame
      label={scene.label}
      embedded={embedded}
      className={cx(
        'w-full overflow-hidden bg-white text-small text-ink',
        !embedded && 'rounded-card border border-rule elevation-float',
      )}
    >
      <div className="flex items-center gap-2 border-b border-rule bg-paper-deep px-4 py-2.5 text-tiny text-ink-soft">
        <Lucide icon={Lock} className="size-3.5" />
        <span className="truncate">{scene.address}</span>
        <span className="ml-auto">
          <SceneBadge badge={scene.badge} />
        </span>
      </div>
      <div className="hero-background p-5 sm:p-7">
        <p className="font-display text-title font-semibold tracking-tight text-balance">{scene.headline}</p>
        <p className="mt-2 text-ink-soft">{scene.text}</p>
        <div className="mt-5 grid gap-2.5 rounded-tile border border-rule bg-white p-4">
          {scene.fields.map((field) => (
            <span key={field} className="rounded-chip border border-rule px-3 py-2 text-ink-quiet">
              {field}
            </span>
          ))}
          <span className="rounded-chip bg-brand-deep px-3 py-2 text-center font-semibold text-white">
            {scene.button}
          </span>
        </div>
      </div>
    </SceneFrame>
  );
}

/** An email as the customer sees it. */
export function EmailScene({ scene, embedded }: SceneProps<'email'>) {
  return (
    <SceneCard label={scene.label} embedded={embedded} title={scene.from} aside={<SceneBadge badge={scene.badge} />}>
      <p className="border-b border-rule pb-3 font-display text-card font-semibold tracking-tight">{scene.subject}</p>
      <div className="grid gap-2.5 py-4 text-ink-soft">
        {scene.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <span className="inline-block rounded-button bg-brand-deep px-4 py-2 font-semibold text-white">
        {scene.button}
      </span>
    </SceneCard>
  );
}

/** Three local search results, including the customer's business. */
export function ListingScene({ scene, embedded }: SceneProps<'listing'>) {
  return (
    <SceneCard label={scene.label} embedded={embedded}>
      <p className="mb-4 flex items-center gap-2.5 rounded-full border border-rule px-4 py-2.5">
        <Lucide icon={Search} className="size-4 text-ink-quiet" />
        {scene.query}
      </p>
      <ul className="grid gap-2">
        {scene.entries.map((entry) => (
          <li
            key={entry.name}
            className={cx(
              'flex items-center gap-3 rounded-tile px-3.5 py-3',
              entry.own ? 'bg-brand-tint outline-2 outline-brand' : 'bg-paper-deep',
            )}
          >
            <Lucide icon={MapPin} className={cx('size-5 shrink-0', entry.own ? 'text-brand-deep' : 'text-ink-quiet')} />
            <p className="min-w-0 leading-snug">
              <span className="block font-semibold">{entry.name}</span>
              <span className="text-ink-soft">{entry.detail}</span>
            </p>
          </li>
        ))}
      </ul>
    </SceneCard>
  );
}

/** A public review and the business's reply. */
export function ReviewScene({ scene, embedded }: SceneProps<'review'>) {
  return (
    <SceneCard label={scene.label} embedded={embedded} title={scene.name} aside={scene.when}>
      <Stars />
      <p className="mt-2 text-lede">“{scene.text}”</p>
      <p className="mt-4 border-l-4 border-brand bg-brand-tint px-4 py-3">
        <span className="mb-0.5 block text-tiny font-semibold text-brand-deep">Your answer</span>
        {scene.reply}
      </p>
    </SceneCard>
  );
}
