import { SceneBadge } from '@/components/scenes/scene-badge';
import { starPath } from '@/components/ui/star';
import type { SceneOf } from '@/lib/content/schemas/scenes';
import type { ProjectHeroScene } from '@/lib/content/schemas/hero-scenes/project';
import { chartWidth, drawings, periodNames, planOf, rowMiddle, signature } from './project-plan';
import { HeroSceneCard, HeroSceneLines } from './hero-scene-parts';
import type { HeroSceneProps } from './hero-scene-props';

/** From the origin tag up to the plan, behind the message; and from the message to the sheet. */
const steps =
  'M-440 800H-66a10 10 0 0 0 10-10v-77a10 10 0 0 1 10-10h42a10 10 0 0 0 10-10v-48a10 10 0 0 1 10-10h80a10 10 0 0 0 10-10v-90M260 670h28';

/** The dimension line of the drawing, above its text. */
const dimension = 'M20 819v12m0-6h130m0-6v12';

/** The marks of a row: a point, which round ends make a disc, and a check. */
const point = 'h0';
const check = 'l3.5 3.5 6.5-7';

/** The title of a card. */
function Title({ children }: { children: string }) {
  return <b className="font-display text-[1.375rem] font-semibold tracking-tight">{children}</b>;
}

/** The names of the periods. Each character has an x of its own. */
function PeriodNames({ periods }: Pick<ProjectHeroScene, 'periods'>) {
  const names = periodNames(periods);
  const middles = [...names].map((_, index) => Math.round(((index + 0.5) * chartWidth) / periods.total));
  return (
    <g className="project-text">
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

/** A shape at x in each of these rows, as one path. */
const draw = (rows: readonly number[], shape: string, x: number) =>
  rows.map((row) => `M${x} ${rowMiddle(row)}${shape}`).join('');

function PlanChart({ heroScene, done }: { heroScene: ProjectHeroScene; done: number }) {
  const { reached, accent, ahead, line, still, ring, star, column } = planOf(heroScene);
  const rows = heroScene.bars.map((_, row) => row);
  const rules = rows
    .slice(1)
    .map((row) => `M0 ${rowMiddle(row - 0.5)}h${chartWidth}`)
    .join('');
  const open = draw(rows.slice(done), point, 11);
  return (
    <HeroSceneLines className="project-chart">
      <path d={draw(rows.slice(0, done), point, 11)} strokeWidth="22" className="stroke-leaf" />
      <path d={open} strokeWidth="22" className="stroke-rule" />
      <g className="stroke-white">
        <path d={open} strokeWidth="18" />
        <path d={draw(rows.slice(0, done), check, 6)} />
      </g>
      <g className="project-bars">
        <path d={`M${column.x}-4h${column.width}v377h-${column.width}z`} stroke="none" className="fill-sun-tint" />
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
      </g>
    </HeroSceneLines>
  );
}

function Plan({ heroScene, scene }: { heroScene: ProjectHeroScene; scene: SceneOf<'checklist'> }) {
  return (
    <HeroSceneCard slot="project-plan">
      <p className="flex items-center gap-3">
        <Title>{scene.title}</Title>
        <span className="hero-scene-wide">
          <SceneBadge badge={scene.badge} />
        </span>
      </p>
      <ol className="mt-10">
        {scene.items.map((item) => (
          <li key={item.text}>
            <b>{item.text}</b>
            <span className="hero-scene-quiet hero-scene-wide">{item.detail}</span>
          </li>
        ))}
      </ol>
      <PlanChart heroScene={heroScene} done={scene.items.filter((item) => item.done).length} />
    </HeroSceneCard>
  );
}

function Sheet({ sheet }: Pick<ProjectHeroScene, 'sheet'>) {
  return (
    <HeroSceneCard slot="project-sheet">
      <p className="hero-scene-row">
        <Title>{sheet.title}</Title>
        <SceneBadge badge={sheet.badge} />
      </p>
      <p className="hero-scene-quiet">{sheet.customer}</p>
      <ul className="ruled">
        {sheet.lines.map((line) => (
          <li key={line.label} className="hero-scene-row py-2">
            {line.label}
            <span className="tabular">{line.value}</span>
          </li>
        ))}
      </ul>
      <p className="hero-scene-row">
        <b>{sheet.total.label}</b>
        <Title>{sheet.total.value}</Title>
      </p>
      <div className="project-tear">
        <p className="hero-scene-quiet">{sheet.signed}</p>
        <HeroSceneLines>
          <path d={signature(sheet.signedBy)} strokeWidth="1.75" />
        </HeroSceneLines>
        <p className="py-2 text-right">{sheet.note}</p>
      </div>
    </HeroSceneCard>
  );
}

/** The plan of one project on a blue sheet, with the line along its bars, a signed sheet and a text to the customer. */
export function ProjectPicture({ heroScene, scene }: HeroSceneProps<'project'>) {
  const { plan, measure, message, sheet } = heroScene;
  return (
    <>
      <svg viewBox="0 0 980 900" className="hero-scene-background project-background">
        <path d={drawings[plan]} />
      </svg>
      <HeroSceneLines className="hero-scene-wide">
        <path pathLength="1" className="hero-scene-draw" d={steps} />
        <g className="project-text">
          <path d={dimension} strokeWidth="1.5" />
          <text x="85" y="851">
            {measure}
          </text>
        </g>
      </HeroSceneLines>
      {scene.kind === 'checklist' && <Plan heroScene={heroScene} scene={scene} />}
      <HeroSceneCard slot="project-message hero-scene-wide">
        <p className="hero-scene-quiet">{message.to}</p>
        <p>{message.text}</p>
      </HeroSceneCard>
      <Sheet sheet={sheet} />
    </>
  );
}
