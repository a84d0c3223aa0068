import { MapPin, Search } from 'lucide';
import { cx } from '@/components/ui/cx';
import { Lucide } from '@/components/ui/lucide';
import type { SceneOf } from '@/lib/content/schemas/scenes';
import { SceneCard, type SceneProps } from './scene-frame';
import { blocks, maps, streets } from './street-map';

type Entries = SceneOf<'listing'>['entries'];

/** Where the pins stand, from the first entry to the last. */
const pins = [
  [84, 66],
  [204, 118],
  [318, 52],
] as const;

/** A street map with a numbered pin for each entry. */
function ListingMap({ entries }: { entries: Entries }) {
  const { darker, park } = blocks(maps.blocks);
  return (
    <svg viewBox="0 0 400 176" className="listing-map">
      <g transform="rotate(-9) translate(-300 -130) scale(0.8)">
        <path d={darker} className="fill-paper" />
        <path d={park} className="fill-leaf-tint" />
        <path d={streets(maps.blocks)} strokeWidth="18" className="stroke-white" />
      </g>
      {pins.map(([x, y], index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path
            className={entries[index]?.own ? 'listing-own' : 'listing-pin'}
            d="M0 0C-6-9-13-15-13-24a13 13 0 0 1 26 0c0 9-7 15-13 24"
          />
          <text y="-19" textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
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
      {scene.map && <ListingMap entries={scene.entries} />}
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
