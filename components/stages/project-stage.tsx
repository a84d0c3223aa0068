import { Bubble } from '@/components/scenes/bubble';
import { SceneBadge } from '@/components/scenes/scene-badge';
import type { SceneOf } from '@/lib/content/schemas/scenes';
import type { ProjectStage } from '@/lib/content/schemas/stages/project';
import {
  chartWidth,
  drawings,
  namesHeight,
  periodNames,
  planOf,
  rowHeight,
  rowMiddle,
  signature,
} from './project-plan';
import { LineStar, StageCard, StageLines } from './stage-parts';
import type { StageProps } from './stage-picture';

/** From the origin tag up to the plan, behind the message; and from the message to the sheet. */
const steps =
  'M-440 800H-66a10 10 0 0 0 10-10v-77a10 10 0 0 1 10-10h42a10 10 0 0 0 10-10v-48a10 10 0 0 1 10-10h80a10 10 0 0 0 10-10v-90M280 690h60';

const check = 'l3.5 3.5 6.5-7';

/** The names of the periods. Each character has an x of its own. */
function PeriodNames({ periods }: Pick<ProjectStage, 'periods'>) {
  const names = periodNames(periods);
  const middles = [...names].map((_, index) => Math.round(((index + 0.5) * chartWidth) / periods.total));
  return (
    <text x={middles.join(' ')} y="17" textAnchor="middle" className="project-names">
      {names.slice(0, periods.now - 1)}
      <tspan>{names[periods.now - 1]}</tspan>
      {names.slice(periods.now)}
    </text>
  );
}

function PlanChart({ stage, done }: { stage: ProjectStage; done: number }) {
  const { reached, accent, ahead, line, still, ring, star, column } = planOf(stage);
  const rows = stage.bars.map((_, row) => row);
  const draw = (part: readonly number[], shape: string, x: number) =>
    part.map((row) => `M${x} ${rowMiddle(row)}${shape}`).join('');
  const open = draw(rows.slice(done), 'h0', 11);
  return (
    <StageLines className="project-chart">
      <path d={draw(rows.slice(0, done), 'h0', 11)} strokeWidth="22" className="stroke-leaf" />
      <path d={open} strokeWidth="22" className="stroke-rule" />
      <g className="stroke-white">
        <path d={open} strokeWidth="18" />
        <path d={draw(rows.slice(0, done), check, 6)} />
      </g>
      <g className="project-bars">
        <path d={`M${column.x}-4h${column.width}v377h-${column.width}z`} stroke="none" fill="#fff4de" />
        <path d={draw(rows.slice(1), `m0-${rowHeight / 2}h${chartWidth}`, 0)} strokeWidth="1" className="stroke-rule" />
        <g strokeWidth="6" strokeLinejoin="round">
          <path d={reached} stroke="#dfe5ff" fill="#dfe5ff" />
          <path d={accent} stroke="#ffdf9f" fill="#ffdf9f" />
          <path d={ahead} stroke="#ece9e0" fill="#ece9e0" />
        </g>
        <PeriodNames periods={stage.periods} />
        <path d={still} strokeDasharray="1 7" />
        <path d={line} pathLength="1" className="stage-draw" />
        <circle cx={ring.x} cy={ring.y} r="7" fill="#fff" />
        <g transform={`translate(${star.x} ${star.y}) scale(.6)`}>
          <LineStar x={0} y={0} />
        </g>
      </g>
    </StageLines>
  );
}

function Plan({ stage, scene }: { stage: ProjectStage; scene: SceneOf<'checklist'> }) {
  return (
    <StageCard slot="project-plan">
      <p className="stage-row">
        <b className="project-title">{scene.title}</b>
        <SceneBadge badge={scene.badge} />
      </p>
      <p className="project-unit">{stage.periods.unit}</p>
      <ol>
        {scene.items.map((item) => (
          <li key={item.text}>
            <b>{item.text}</b>
            <span>{item.detail}</span>
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
        <b className="project-title">{sheet.title}</b>
        <SceneBadge badge={sheet.badge} />
      </p>
      <p className="stage-quiet">{sheet.customer}</p>
      <ul className="ruled">
        {sheet.lines.map((line) => (
          <li key={line.label} className="stage-row">
            {line.label}
            <span className="tabular">{line.value}</span>
          </li>
        ))}
      </ul>
      <p className="stage-row">
        <b>{sheet.total.label}</b>
        <b className="project-title tabular">{sheet.total.value}</b>
      </p>
      <div className="project-tear">
        <p className="stage-quiet">{sheet.signed}</p>
        <p className="stage-row">
          <svg width="160" height="52">
            <path d={signature(sheet.name)} />
          </svg>
          {sheet.note}
        </p>
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
        <g className="project-measure">
          <path d="M108 812v14m0-7h180m0-7v14" />
          <text x="198" y="845" textAnchor="middle">
            {measure}
          </text>
        </g>
      </StageLines>
      {scene.kind === 'checklist' && <Plan stage={stage} scene={scene} />}
      <StageCard slot="project-message stage-wide">
        <p className="stage-quiet">{message.to}</p>
        <Bubble side="sent">{message.text}</Bubble>
      </StageCard>
      <Sheet sheet={sheet} />
    </>
  );
}
