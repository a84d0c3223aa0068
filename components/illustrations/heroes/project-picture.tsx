import { Check } from 'lucide';
import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import { cx } from '@/components/ui/cx';
import { Lucide } from '@/components/ui/lucide';
import { starPath } from '@/lib/icons';
import { currentBar, type ProjectHeroScene } from '@/lib/content/schemas/hero-scenes';
import type { Scene, SceneOf } from '@/lib/content/schemas/scenes';
import { HeroSceneLines } from './hero-scene-parts';
import { chartHeight, chartWidth, drawings, periodsOf, planOf, rowMiddle, signature } from './project-plan';
import './project.css';

/** The title of a card. */
function Title({ children }: { children: string }) {
  return <b className="font-display text-[1.375rem] leading-tight font-semibold tracking-tight">{children}</b>;
}

/** The names of the periods. Each character has an x of its own. */
function PeriodNames({ periods }: Pick<ProjectHeroScene, 'periods'>) {
  const names = (periods.unit === 'Day' ? 'MTWTFSSMT' : '123456789').slice(0, periods.total);
  const middles = [...names].map((_, index) => Math.round(((index + 0.5) * chartWidth) / periods.total));
  return (
    <g textAnchor="middle" className="fill-ink-quiet stroke-none text-tiny">
      <text x="-18" y="17">
        {periods.unit}
      </text>
      <text x={middles.join(' ')} y="17">
        {names.slice(0, periods.now - 1)}
        <tspan className="fill-sun-deep font-bold">{names[periods.now - 1]}</tspan>
        {names.slice(periods.now)}
      </text>
    </g>
  );
}

/** Wide: a bar for each item, with the line from step to step. */
function PlanChart({ heroScene }: { heroScene: ProjectHeroScene }) {
  const { reached, accent, ahead, line, still, ring, star, column } = planOf(heroScene);
  const rules = heroScene.bars
    .slice(1)
    .map((_, row) => `M0 ${rowMiddle(row + 0.5)}h${chartWidth}`)
    .join('');
  return (
    <HeroSceneLines className="top-[59px] left-61 max-xl:hidden">
      <path
        d={`M${column.x}-4h${column.width}v${chartHeight}h-${column.width}z`}
        className="fill-sun-tint stroke-none"
      />
      <path d={rules} strokeWidth="1" className="stroke-rule" />
      <g strokeWidth="20">
        <path d={reached} className="stroke-brand-pale" />
        {accent && <path d={accent} className="stroke-sun-soft" />}
        <path d={ahead} className="stroke-rule" />
      </g>
      <PeriodNames periods={heroScene.periods} />
      <path d={still} strokeDasharray="1 7" />
      <path d={line} />
      <circle cx={ring.x} cy={ring.y} r="7" className="fill-white" />
      <path d={starPath} transform={`translate(${star.x} ${star.y})`} className="project-star" />
    </HeroSceneLines>
  );
}

/** Narrow: the line goes down from item to item, and each says when. Its end is the star. */
function Plan({ heroScene, scene }: { heroScene: ProjectHeroScene; scene: SceneOf<'checklist'> }) {
  const current = currentBar(heroScene);
  const last = heroScene.bars.length - 1;
  return (
    <div className="hero-scene-card w-87.5 px-5 py-4.5 xl:top-22 xl:left-4.5 xl:h-[433px] xl:w-156">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Title>{scene.title}</Title>
        <SceneBadge badge={scene.badge} />
      </p>
      <ol className="mt-2 xl:mt-9.75">
        {scene.items.map((item, row) => (
          <li
            key={item.text}
            className={cx(
              'relative -mx-2.5 grid min-h-10.5 grid-cols-[22px_1fr_auto] items-center gap-x-3 rounded-chip px-2.5',
              'xl:m-0 xl:h-13.5 xl:grid-cols-[22px_190px] xl:content-center xl:p-0 xl:leading-[1.3]',
              row < last && (item.done ? 'project-line project-done' : 'project-line'),
              row === current && 'max-xl:bg-sun-tint',
            )}
          >
            <span
              className={cx(
                'relative row-span-2 grid size-5.5 place-items-center rounded-full border-2 text-white',
                item.done ? 'border-leaf bg-leaf' : 'border-rule bg-white',
                row === current && 'max-xl:border-brand',
              )}
            >
              {item.done && <Lucide icon={Check} strokeWidth={3} className="size-3.5" />}
              {row === last && (
                <svg width="24" height="24" viewBox="0 0 24 24" className="absolute size-7.5 xl:hidden">
                  <path d={starPath} className="project-star" />
                </svg>
              )}
            </span>
            <b className="font-semibold">{item.text}</b>
            <span className="hero-scene-quiet col-start-2 max-xl:hidden">{item.detail}</span>
            <span className="hero-scene-quiet xl:hidden">{periodsOf(heroScene, row)}</span>
          </li>
        ))}
      </ol>
      <PlanChart heroScene={heroScene} />
    </div>
  );
}

function Sheet({ sheet }: Pick<ProjectHeroScene, 'sheet'>) {
  return (
    <div
      className={cx(
        'hero-scene-card hero-scene-over hero-scene-last -mt-3 mb-2 -ml-1 w-[min(216px,100%-116px)] [rotate:-1.6deg]',
        'xl:top-122.5 xl:left-72 xl:m-0 xl:w-86 xl:[rotate:1.4deg] xl:px-6 xl:py-5',
      )}
    >
      <p className="hero-scene-row flex-wrap gap-y-1">
        <Title>{sheet.title}</Title>
        <SceneBadge badge={sheet.badge} />
      </p>
      <p className="hero-scene-quiet">{sheet.customer}</p>
      <ul className="my-2 border-b border-rule ruled max-xl:hidden">
        {sheet.lines.map((line) => (
          <li key={line.label} className="hero-scene-row py-2">
            {line.label}
            <span className="tabular">{line.value}</span>
          </li>
        ))}
      </ul>
      <p className="hero-scene-row whitespace-nowrap max-xl:mt-2 max-xl:border-t max-xl:border-rule max-xl:pt-2">
        <b>{sheet.total.label}</b>
        <Title>{sheet.total.value}</Title>
      </p>
      <div className="project-tear relative mt-3 border-t-2 border-dashed border-rule pt-3 max-xl:hidden">
        <p className="hero-scene-quiet">{sheet.signed}</p>
        <HeroSceneLines>
          <path d={signature(sheet.signedBy)} strokeWidth="1.75" />
        </HeroSceneLines>
        <p className="py-2 text-right">{sheet.note}</p>
      </div>
    </div>
  );
}

/** The plan of one project on a blue sheet, with the line along its steps, and what was signed for it. */
export function ProjectPicture({ heroScene, scene }: { heroScene: ProjectHeroScene; scene: Scene }) {
  return (
    <>
      <svg
        viewBox="0 0 980 900"
        strokeOpacity="0.5"
        strokeWidth="1.5"
        className="hero-scene-background project-background fill-none stroke-brand"
      >
        <path d={drawings[heroScene.plan]} />
      </svg>
      {scene.kind === 'checklist' && <Plan heroScene={heroScene} scene={scene} />}
      <Sheet sheet={heroScene.sheet} />
    </>
  );
}
