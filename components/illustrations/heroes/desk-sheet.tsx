import { ColumnsDrawing } from '@/components/illustrations/charts/columns-drawing';
import { EmbeddedScene } from '@/components/illustrations/scenes/scene-picture';
import { cx } from '@/components/ui/cx';
import type { Scene, SceneOf } from '@/lib/content/schemas/scenes';
import type { DeskHeroScene } from '@/lib/content/schemas/hero-scenes/desk';

const backings: Record<DeskHeroScene['backing'], string> = {
  fan: 'desk-fan',
  envelope: 'desk-envelope',
  clipboard: 'desk-clipboard',
  rings: 'desk-rings',
  folder: 'desk-folder',
  tabs: 'desk-tabs',
  pad: 'desk-pad',
};

/** The rows of a report. Rows that are in the chart below have the color that they have there. */
function Rows({ report, foot }: { report: SceneOf<'report'>; foot: DeskHeroScene['foot'] }) {
  const series = foot.kind === 'columns' ? foot.columns : undefined;
  const color = (label: string) => {
    if (series?.line.legend === label) return 'desk-sun';
    const index = series?.stacked.findIndex(({ legend }) => legend === label) ?? -1;
    return ['desk-blue', 'desk-pale'][index] ?? 'desk-ink';
  };
  return (
    <>
      <p className="font-display text-card font-semibold tracking-tight">{report.title}</p>
      <ul className="desk-rows">
        {report.rows.map((row) => (
          <li key={row.label}>
            <p className="hero-scene-row">
              {row.label}
              <b>{row.value}</b>
            </p>
            <svg width="100%" height="8" strokeWidth="8" strokeLinecap="round">
              <path d="M4 4h999" />
              <line x1="4" y1="4" x2={`${row.share - 1}%`} y2="4" className={color(row.label)} />
            </svg>
          </li>
        ))}
      </ul>
    </>
  );
}

function Foot({ foot }: { foot: DeskHeroScene['foot'] }) {
  return (
    <div className={cx('hero-scene-wide desk-foot', foot.kind === 'columns' && 'desk-chart')}>
      <p className="hero-scene-quiet">{foot.title}</p>
      {foot.kind === 'columns' ? (
        <ColumnsDrawing columns={foot.columns} width={300} height={144} />
      ) : (
        <div className="ruled">
          {foot.rows.map((row) => (
            <p key={row.label} className="hero-scene-row">
              {row.label}
              <b>{row.value}</b>
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

/** The sheet with the scene of the hero, on what holds it. */
export function DeskSheet({ heroScene, scene }: { heroScene: DeskHeroScene; scene: Scene }) {
  return (
    <div className={cx('desk-papers', backings[heroScene.backing])}>
      <div className="hero-scene-card desk-sheet">
        <p className="hero-scene-row hero-scene-quiet">
          <b>{heroScene.sheet.name}</b>
          {heroScene.sheet.detail}
        </p>
        {scene.kind === 'report' ? <Rows report={scene} foot={heroScene.foot} /> : <EmbeddedScene scene={scene} />}
        <Foot foot={heroScene.foot} />
        {scene.kind === 'report' && <p className="hero-scene-wide desk-note hero-scene-quiet">{scene.note}</p>}
      </div>
    </div>
  );
}
