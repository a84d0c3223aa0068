import { ColumnsDrawing } from '@/components/illustrations/charts/columns-drawing';
import { EmbeddedScene } from '@/components/illustrations/scenes/scene-picture';
import { cx } from '@/components/ui/cx';
import type { Scene, SceneOf } from '@/lib/content/schemas/scenes';
import type { DeskHeroScene } from '@/lib/content/schemas/hero-scenes';

/** Where the sheet lies. */
const place = cx(
  'desk-papers relative isolate ml-1.5 w-[min(338px,100%-12px)] xl:absolute xl:top-34 xl:left-12 xl:m-0 xl:w-86',
  '@min-[90rem]/page:w-94',
);

/** What is under the sheet and over it, and the sheet's padding. */
const backings: Record<DeskHeroScene['backing'], { papers: string; sheet: string }> = {
  fan: { papers: 'before:[rotate:-4.5deg] after:bg-brand-pale after:[rotate:3deg]', sheet: 'p-5.5 xl:p-6' },
  // The back of an envelope, and its front, which is open in the middle.
  envelope: {
    papers: cx(
      'before:-inset-x-4 before:top-auto before:-bottom-11 before:h-36 before:bg-sun after:-inset-x-4 after:top-auto',
      'after:-bottom-11 after:z-1 after:h-32 after:[clip-path:polygon(0_0,50%_50%,100%_0,100%_100%,0_100%)]',
    ),
    sheet: 'px-5.5 pt-5.5 pb-12 xl:px-6 xl:pt-6 xl:pb-22',
  },
  clipboard: {
    papers: cx(
      'before:-inset-x-4 before:-top-5 before:-bottom-4 before:rounded-band after:inset-x-[calc(50%-4rem)] after:-top-8',
      'after:bottom-auto after:z-1 after:h-11 after:rounded-[16px_16px_8px_8px] after:bg-brand-soft',
    ),
    sheet: 'px-5.5 pt-7 pb-5.5 xl:px-6 xl:pb-6',
  },
  rings: {
    papers: cx(
      'desk-rings before:top-3.5 before:-right-3 before:-bottom-3.5 before:left-3',
      'after:inset-x-7 after:-top-3.5 after:bottom-auto after:z-1 after:h-6.5 after:rounded-none',
    ),
    sheet: 'px-5.5 pt-7 pb-5.5 xl:px-6 xl:pb-6',
  },
  folder: {
    papers:
      'before:-inset-x-4 before:-top-3 before:-bottom-4 after:-top-9 after:right-auto after:bottom-auto after:-left-4 after:h-20 after:w-38',
    sheet: 'p-5.5 xl:p-6',
  },
  tabs: {
    papers: cx(
      'desk-tabs before:top-3 before:-right-3 before:-bottom-3 before:left-3 before:bg-brand-pale',
      'after:-top-7 after:right-auto after:bottom-auto after:left-7 after:h-16 after:w-20 after:rounded-tile',
    ),
    sheet: 'p-5.5 xl:p-6',
  },
  pad: {
    papers: cx(
      'before:top-3 before:-right-3 before:-bottom-3 before:left-3',
      'after:bottom-auto after:z-1 after:h-7 after:rounded-[22px_22px_0_0] after:bg-sun',
    ),
    sheet: 'px-5.5 pt-12 pb-5.5 xl:px-6 xl:pb-6',
  },
};

/** The rows of a report. Rows that are in the chart below have the color that they have there. */
function Rows({ report, foot }: { report: SceneOf<'report'>; foot: DeskHeroScene['foot'] }) {
  const series = foot.kind === 'columns' ? foot.columns : undefined;
  const color = (label: string) => {
    if (series?.line.legend === label) return 'stroke-sun';
    const index = series?.stacked.findIndex(({ legend }) => legend === label) ?? -1;
    return ['stroke-brand', 'stroke-brand-soft'][index] ?? 'stroke-ink';
  };
  return (
    <>
      <p className="font-display text-card font-semibold tracking-tight">{report.title}</p>
      <ul className="grid gap-3 stroke-paper-deep">
        {report.rows.map((row) => (
          <li key={row.label}>
            <p className="hero-scene-row">
              {row.label}
              <b>{row.value}</b>
            </p>
            <svg
              width="100%"
              height="8"
              strokeWidth="8"
              strokeLinecap="round"
              className="mt-1 overflow-hidden rounded-[4px]"
            >
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
    <div className={cx('mt-auto border-t border-rule pt-4 max-xl:hidden', foot.kind === 'columns' && 'desk-chart')}>
      <p className="hero-scene-quiet">{foot.title}</p>
      {foot.kind === 'columns' ? (
        <ColumnsDrawing columns={foot.columns} width={300} height={144} />
      ) : (
        <div className="ruled">
          {foot.rows.map((row) => (
            <p key={row.label} className="hero-scene-row py-2.5">
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
  const { papers, sheet } = backings[heroScene.backing];
  return (
    <div className={cx(place, papers)}>
      <div
        className={cx('hero-scene-card relative flex flex-col gap-4', scene.kind !== 'call' && 'xl:min-h-155', sheet)}
      >
        <p className="hero-scene-row hero-scene-quiet">
          <b className="desk-name flex items-center gap-2.5 text-small/[1.4] font-semibold text-ink">
            {heroScene.sheet.name}
          </b>
          {heroScene.sheet.detail}
        </p>
        {scene.kind === 'report' ? <Rows report={scene} foot={heroScene.foot} /> : <EmbeddedScene scene={scene} />}
        <Foot foot={heroScene.foot} />
        {scene.kind === 'report' && (
          <p className="hero-scene-quiet border-t border-rule pt-3.5 max-xl:hidden">{scene.note}</p>
        )}
      </div>
    </div>
  );
}
