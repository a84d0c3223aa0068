import { ColumnsDrawing } from '@/components/charts/columns-drawing';
import { EmbeddedScene } from '@/components/scenes/scene-picture';
import { cx } from '@/components/ui/cx';
import type { Scene, SceneOf } from '@/lib/content/schemas/scenes';
import type { DeskStage } from '@/lib/content/schemas/stages/desk';

const backings: Record<DeskStage['backing'], string> = {
  fan: 'desk-fan',
  envelope: 'desk-envelope',
  clipboard: 'desk-clipboard',
  rings: 'desk-rings',
  folder: 'desk-folder',
  tabs: 'desk-tabs',
  pad: 'desk-pad',
};

/** The rows of a report. Rows that are in the chart below have the color that they have there. */
function Rows({ report, foot }: { report: SceneOf<'report'>; foot: DeskStage['foot'] }) {
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
            <p className="stage-row">
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

function Foot({ foot }: { foot: DeskStage['foot'] }) {
  return (
    <div className={cx('desk-foot', foot.kind === 'columns' && 'desk-chart')}>
      <p className="stage-quiet">{foot.title}</p>
      {foot.kind === 'columns' ? (
        <ColumnsDrawing columns={foot.columns} width={300} height={144} />
      ) : (
        <div className="ruled">
          {foot.rows.map((row) => (
            <p key={row.label} className="stage-row">
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
export function DeskSheet({ stage, scene }: { stage: DeskStage; scene: Scene }) {
  return (
    <div className={cx('desk-papers', backings[stage.backing])}>
      <div className="stage-card desk-sheet">
        <p className="stage-row stage-quiet">
          <b>{stage.sheet.name}</b>
          {stage.sheet.detail}
        </p>
        {scene.kind === 'report' ? <Rows report={scene} foot={stage.foot} /> : <EmbeddedScene scene={scene} />}
        <Foot foot={stage.foot} />
        {scene.kind === 'report' && <p className="desk-note stage-quiet">{scene.note}</p>}
      </div>
    </div>
  );
}
