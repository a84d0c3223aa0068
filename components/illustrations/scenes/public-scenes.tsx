import { MapPin, Search } from 'lucide';
import { cx } from '@/components/ui/cx';
import { Lucide } from '@/components/ui/lucide';
import { SceneBadge } from './scene-badge';
import { SceneTitle, type SceneProps } from './scene-frame';

/** An email as the customer sees it. */
export function EmailScene({ scene }: SceneProps<'email'>) {
  return (
    <>
      <SceneTitle title={scene.from} aside={<SceneBadge badge={scene.badge} />} />
      <p className="border-b border-rule pb-3 font-display text-card font-semibold tracking-tight">{scene.subject}</p>
      <div className="grid gap-2.5 py-4 text-ink-soft">
        {scene.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <span className="inline-block rounded-button bg-brand-deep px-4 py-2 font-semibold text-white">
        {scene.button}
      </span>
    </>
  );
}

/** Three local search results, including the customer's business. */
export function ListingScene({ scene }: SceneProps<'listing'>) {
  return (
    <>
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
    </>
  );
}
