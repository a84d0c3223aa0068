import { SceneBadge } from '@/components/scenes/scene-badge';
import { starPath } from '@/components/ui/star';
import type { SceneOf } from '@/lib/content/schemas/scenes';
import type { ProjectStage } from '@/lib/content/schemas/stages/project';
import { chartWidth, drawings, periodNames, planOf, rowMiddle, signature } from './project-plan';
import { StageCard, StageLines } from './stage-parts';
import type { StageProps } from './stage-picture';

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
function PeriodNames({ periods }: Pick<ProjectStage, 'periods'>) {
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

function PlanChart({ stage, done }: { stage: ProjectStage; done: number }) {
  const { reached, accent, ahead, line, still, ring, star, column } = planOf(stage);
  const rows = stage.bars.map((_, row) => row);
  const rules = rows
    .slice(1)
    .map((row) => `M0 ${rowMiddle(row - 0.5)}h${chartWidth}`)
    .join('');
  const open = draw(rows.slice(done), point, 11);
  return (
    <StageLines className="project-chart">
      <path d={draw(rows.slice(0, done), point, 11)} strokeWidth="22" stroke="#0f7050" />
      <path d={open} strokeWidth="22" stroke="#e4e2da" />
      <g stroke="#fff">
        <path d={open} strokeWidth="18" />
        <path d={draw(rows.slice(0, done), check, 6)} />
      </g>
      <g className="project-bars">
        <path d={`M${column.x}-4h${column.width}v377h-${column.width}z`} stroke="none" fill="#fff4de" />
        <path d={rules} strokeWidth="1" stroke="#e4e2da" />
        <g strokeWidth="20">
          <path d={reached} stroke="#dfe5ff" />
          {accent && <path d={accent} stroke="#ffdf9f" />}
          <path d={ahead} stroke="#e4e2da" />
        </g>
        <PeriodNames periods={stage.periods} />
        <path d={still} strokeDasharray="1 7" />
        <path d={line} pathLength="1" className="stage-draw" />
        <circle cx={ring.x} cy={ring.y} r="7" fill="#fff" />
        <path d={starPath} transform={`translate(${star.x} ${star.y})`} className="project-star" />
      </g>
    </StageLines>
  );
}

function Plan({ stage, scene }: { stage: ProjectStage; scene: SceneOf<'checklist'> }) {
  return (
    <StageCard slot="project-plan">
      <p className="flex items-center gap-3">
        <Title>{scene.title}</Title>
        <span className="stage-wide">
          <SceneBadge badge={scene.badge} />
        </span>
      </p>
      <ol className="mt-10">
        {scene.items.map((item) => (
          <li key={item.text}>
            <b>{item.text}</b>
            <span className="stage-quiet stage-wide">{item.detail}</span>
          </li>
        ))}
      </ol>
      <PlanChart stage={stage} done={scene.items.filter((item) => item.done).length} />
    </StageCard>
  );
}

function Sheet({ sheet }: Pick<ProjectStage, 'sheet'>) {
  return (
    <StageCard slot="project-sheet">
      <p className="stage-row">
        <Title>{sheet.title}</Title>
        <SceneBadge badge={sheet.badge} />
      </p>
      <p className="stage-quiet">{sheet.customer}</p>
      <ul className="ruled">
        {sheet.lines.map((line) => (
          <li key={line.label} className="stage-row py-2">
            {line.label}
            <span className="tabular">{line.value}</span>
          </li>
        ))}
      </ul>
      <p className="stage-row">
        <b>{sheet.total.label}</b>
        <Title>{sheet.total.value}</Title>
      </p>
      <div className="project-tear">
        <p className="stage-quiet">{sheet.signed}</p>
        <StageLines>
          <path d={signature(sheet.signedBy)} strokeWidth="1.75" />
        </StageLines>
        <p className="py-2 text-right">{sheet.note}</p>
      </div>
    </StageCard>
  );
}

/** The plan of one project on a blue sheet, with the line along its bars, a signed sheet and a text to the customer. */
export function ProjectStagePicture({ stage, scene }: StageProps<'project'>) {
  const { plan, measure, message, sheet } = stage;
  return (
    <>
      <svg viewBox="0 0 980 900" className="stage-ground project-ground">
        <path d={drawings[plan]} />
      </svg>
      <StageLines className="stage-wide">
        <path pathLength="1" className="stage-draw" d={steps} />
        <g className="project-text">
          <path d={dimension} strokeWidth="1.5" />
          <text x="85" y="851">
            {measure}
          </text>
        </g>
      </StageLines>
      {scene.kind === 'checklist' && <Plan stage={stage} scene={scene} />}
      <StageCard slot="project-message stage-wide">
        <p className="stage-quiet">{message.to}</p>
        <p>{message.text}</p>
      </StageCard>
      <Sheet sheet={sheet} />
    </>
  );
}
