import { Check } from 'lucide';
import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import { cx } from '@/components/ui/cx';
import { Lucide } from '@/components/ui/lucide';
import { starPath } from '@/components/ui/star';
import { currentBar, type ProjectHeroScene } from '@/lib/content/schemas/hero-scenes/project';
import type { Scene, SceneOf } from '@/lib/content/schemas/scenes';
import { HeroSceneCard, HeroSceneLines } from './hero-scene-parts';
import { chartHeight, chartWidth, drawings, periodsOf, planOf, rowMiddle, signature } from './project-plan';

/** The title of a card. */
function Title({ children }: { children: string }) {
  return <b className="font-display text-[1.375rem] leading-tight font-semibold tracking-tight">{children}</b>;
}

/** The names of the periods. Each character has an x of its own. */
function PeriodNames({ periods }: Pick<ProjectHeroScene, 'periods'>) {
  const names = (periods.unit === 'Day' ? 'MTWTFSSMT' : '123456789').slice(0, periods.total);
  const middles = [...names].map((_, index) => Math.round(((index + 0.5) * chartWidth) / periods.total));
  return (
    <g className="project-names">
      <text x="-18" y="17" textAnchor="end">
        {periods.unit}
      </text>
      <text x={middles.join(' ')} y="17">
        {names.slice(0, periods.now - 1)}
        <tspan>{names[periods.now - 1]}</tspan>
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
    <HeroSceneLines className="hero-scene-wide project-chart">
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
      <path d={line} pathLength="1" className="hero-scene-draw" />
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
    <HeroSceneCard className="project-plan">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Title>{scene.title}</Title>
        <SceneBadge badge={scene.badge} />
      </p>
      <ol>
        {scene.items.map((item, row) => (
          <li key={item.text} className={cx(item.done && 'project-done', row === current && 'project-now')}>
            <span className="project-mark">
              {item.done && <Lucide icon={Check} strokeWidth={3} className="size-3.5" />}
              {row === last && (
                <svg viewBox="0 0 24 24" className="project-end">
                  <path d={starPath} className="project-star" />
                </svg>
              )}
            </span>
            <b>{item.text}</b>
            <span className="hero-scene-quiet hero-scene-wide">{item.detail}</span>
            <span className="hero-scene-quiet project-when">{periodsOf(heroScene, row)}</span>
          </li>
        ))}
      </ol>
      <PlanChart heroScene={heroScene} />
    </HeroSceneCard>
  );
}

function Sheet({ sheet }: Pick<ProjectHeroScene, 'sheet'>) {
  return (
    <HeroSceneCard className="project-sheet hero-scene-last">
      <p className="hero-scene-row flex-wrap gap-y-1">
        <Title>{sheet.title}</Title>
        <SceneBadge badge={sheet.badge} />
      </p>
      <p className="hero-scene-quiet">{sheet.customer}</p>
      <ul className="hero-scene-wide ruled">
        {sheet.lines.map((line) => (
          <li key={line.label} className="hero-scene-row py-2">
            {line.label}
            <span className="tabular">{line.value}</span>
          </li>
        ))}
      </ul>
      <p className="hero-scene-row project-total">
        <b>{sheet.total.label}</b>
        <Title>{sheet.total.value}</Title>
      </p>
      <div className="hero-scene-wide project-tear">
        <p className="hero-scene-quiet">{sheet.signed}</p>
        <HeroSceneLines>
          <path d={signature(sheet.signedBy)} strokeWidth="1.75" />
        </HeroSceneLines>
        <p className="py-2 text-right">{sheet.note}</p>
      </div>
    </HeroSceneCard>
  );
}

/** The plan of one project on a blue sheet, with the line along its steps, and what was signed for it. */
export function ProjectPicture({ heroScene, scene }: { heroScene: ProjectHeroScene; scene: Scene }) {
  return (
    <>
      <svg viewBox="0 0 980 900" className="hero-scene-background project-background">
        <path d={drawings[heroScene.plan]} />
      </svg>
      {scene.kind === 'checklist' && <Plan heroScene={heroScene} scene={scene} />}
      <Sheet sheet={heroScene.sheet} />
    </>
  );
}
