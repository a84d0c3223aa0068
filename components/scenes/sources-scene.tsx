import { Icon } from '@/components/ui/icon';
import { SceneBadge } from './scene-badge';
import { SceneCard, SceneFrame, type SceneProps } from './scene-frame';

/** The lines from the four cards to the record, in columns 100 wide. */
const lines = 'M50 0C50 44 200 26 200 72C200 26 350 44 350 0M150 0C150 36 200 40 200 72C200 40 250 36 250 0';

/** Four ways in, and the one record that they lead to. */
export function SourcesScene({ scene, embedded }: SceneProps<'sources'>) {
  const { sources, record } = scene;
  return (
    <SceneFrame label={scene.label} embedded={embedded} className="text-small text-ink">
      <ul className="grid grid-cols-4 gap-2 text-center">
        {sources.map((source) => (
          <li
            key={source.title}
            className="grid justify-items-center gap-1 rounded-tile bg-white pt-3 pb-2 leading-snug"
          >
            <Icon name={source.icon} className="size-6 text-brand-deep" />
            <b className="font-semibold">{source.title}</b>
            <span className="text-tiny text-ink-quiet">{source.detail}</span>
          </li>
        ))}
      </ul>
      <svg viewBox="0 0 400 72" className="drawn-line w-full">
        <path d={lines} />
      </svg>
      <SceneCard label={scene.label} embedded="titled" className="rounded-card bg-white p-5 shadow-float">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="leading-snug">
            <b className="block text-body font-semibold">{record.name}</b>
            <span className="text-ink-quiet">{record.detail}</span>
          </p>
          <SceneBadge badge={record.badge} />
        </div>
        <ul className="mt-4 grid gap-2 border-t border-rule pt-4">
          {record.rows.map((row) => (
            <li key={row.label} className="flex justify-between gap-4">
              <span className="text-ink-quiet">{row.label}</span>
              <span className="text-right">{row.value}</span>
            </li>
          ))}
        </ul>
      </SceneCard>
    </SceneFrame>
  );
}
