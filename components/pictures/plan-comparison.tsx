import { planLine } from '@/lib/content/plans/facts';
import type { Plan } from '@/lib/content/schemas/plan';
import { palette } from './palette';
import { fontFamilies } from './picture-font';
import { countPeople, personGapPx, personSizePx, planColors, PlanTeam } from './plan-team';
import { risingLine, risingPoints } from './rising-line';

/*
 * The pictures above the comparison table, drawn by the build. Styles are inline, because the renderer does not support
 * style sheets.
 */

type PictureProps = { plans: readonly Plan[] };

const background = {
  display: 'flex',
  width: '100%',
  height: '100%',
  background: palette.white,
  fontFamily: fontFamilies.body,
} as const;
const radius = 22;

type TextSizes = { width: number; title: number; members: number; contacts: number; lineHeight: number };

/** How wide letters are on average, at most, as a part of the font size. */
const letterWidths = { display: 0.6, body: 0.53 };

/** The size at which a text fits into a line, but not much less than the usual one: rather it has two lines. */
function fittingSize(text: string, usual: number, width: number, letterWidth = letterWidths.body): number {
  const fitting = width / (text.length * letterWidth);
  return Math.min(usual, Math.max(fitting, usual * 0.6));
}

function PlanText({ plan, sizes }: { plan: Plan; sizes: TextSizes }) {
  const { text, quiet } = planColors(plan);
  const { width, lineHeight } = sizes;
  const members = planLine(plan, 'members');
  const contacts = planLine(plan, 'contacts');
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width, color: text }}>
      <div
        style={{
          fontFamily: fontFamilies.display,
          fontWeight: 700,
          fontSize: fittingSize(plan.title, sizes.title, width, letterWidths.display),
          lineHeight: 1.25,
          letterSpacing: '-0.025em',
        }}
      >
        {plan.title}
      </div>
      <div style={{ fontSize: fittingSize(members, sizes.members, width), lineHeight }}>{members}</div>
      <div style={{ fontSize: fittingSize(contacts, sizes.contacts, width), lineHeight, color: quiet }}>{contacts}</div>
    </div>
  );
}

const wide = { width: 1200, height: 500, gap: 22, padding: 26, maxRows: 5, textHeight: 118, textGap: 24 };

/**
 * The cards of the wide picture. Each stands on a column of the table below, which are of equal width; half a gap is on its
 * either side. The height depends on the number of people, of whom as many are drawn as there is room for.
 */
function cardsOf(plans: readonly Plan[]) {
  const column = wide.width / plans.length;
  const width = column - wide.gap;
  const perRow = Math.floor((width - wide.padding * 2 + personGapPx) / (personSizePx + personGapPx));
  return plans.map((plan, index) => {
    const people = Math.min(countPeople(plan), perRow * wide.maxRows);
    const rows = Math.ceil(people / perRow);
    const team = rows * (personSizePx + personGapPx) - personGapPx;
    const height = wide.padding * 2 + team + wide.textGap + wide.textHeight;
    return { plan, people, perRow, left: index * column + wide.gap / 2, width, top: wide.height - height, height };
  });
}

const wideCards = { title: 36, members: 25, contacts: 22, lineHeight: 1.45 };
const narrowCards = { title: 32, members: 22, contacts: 20, lineHeight: 1.45 };
const rowText: TextSizes = { width: 296, title: 40, members: 28, contacts: 26, lineHeight: 1.3 };

/** The size of the wide version. */
export const wideSize = { width: wide.width, height: wide.height };

/** The plans as teams: the number of people and contacts of each plan, below a rising line. */
export function PlanComparison({ plans }: PictureProps) {
  const cards = cardsOf(plans);
  return (
    <div style={background}>
      <svg width={wide.width} height={wide.height} style={{ position: 'absolute', left: 0, top: 0 }}>
        <path d={risingLine(cards, wide.width)} fill="none" stroke={palette.brand} strokeWidth="3" />
        {risingPoints(cards).map(({ x, y }, index) => (
          <circle key={x} cx={x} cy={y} r="9" fill={plans[index]?.recommended ? palette.sun : palette.brand} />
        ))}
      </svg>
      {cards.map(({ plan, people, perRow, left, top, width, height }) => (
        <div
          key={plan.name}
          style={{
            position: 'absolute',
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            left,
            top,
            width,
            height,
            padding: wide.padding,
            borderRadius: radius,
            background: planColors(plan).background,
          }}
        >
          <PlanTeam plan={plan} people={people} perRow={perRow} upwards />
          <PlanText
            plan={plan}
            sizes={{ width: width - wide.padding * 2, ...(plans.length > 4 ? narrowCards : wideCards) }}
          />
        </div>
      ))}
    </div>
  );
}

/** The size of the version for phones. */
export const narrowSize = (plans: readonly Plan[]) => ({ width: 680, height: plans.length * 200 });

/** The version for phones: a row for each plan, in text that is legible at half size. */
export function PlanComparisonNarrow({ plans }: PictureProps) {
  return (
    <div style={{ ...background, flexDirection: 'column', gap: 16 }}>
      {plans.map((plan) => (
        <div
          key={plan.name}
          style={{
            display: 'flex',
            flexGrow: 1,
            alignItems: 'center',
            justifyContent: 'space-between',
            padding: '20px 32px',
            borderRadius: radius,
            background: planColors(plan).background,
          }}
        >
          <PlanText plan={plan} sizes={rowText} />
          <PlanTeam plan={plan} people={countPeople(plan)} perRow={6} />
        </div>
      ))}
    </div>
  );
}
