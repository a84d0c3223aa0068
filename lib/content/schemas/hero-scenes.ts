import { z } from 'zod';
import { entity, sceneText, icon, rules } from './fields';
import { entries, list, pattern } from './lists';
import { badge, clock, amount, sceneSchema, type Scene } from './scenes';
import { columns as columnsWithLine } from './chart';

const lastRow = 7;

const slot = entity({ title: sceneText.max(26), detail: sceneText.max(36), badge });
const block = entity({
  column: z.int().min(0).max(3).describe('Counted from 0.'),
  from: z.number().min(0).max(lastRow).multipleOf(0.25).describe('In rows from the top.'),
  to: z.number().min(0).max(lastRow).multipleOf(0.25).describe('In rows from the top.'),
  title: sceneText.max(20).optional(),
  detail: sceneText.max(24).optional(),
});

/** For practices and salons that sell time at a chair or a table: the conversation, the day’s board and the gap it fills. */
export const chairHeroScene = entity({
  layout: z.literal('chair'),
  rows: list(4, 4, 'The times on the board, from the top. The conversation covers the rest.', clock),
  columns: entries(3, 4, 'Chairs, tables or people.', { name: sceneText.max(12), kind: sceneText.max(18) }),
  blocks: list(5, 14, 'What is on the board already.', block),
  gap: list(2, 2, 'Who takes the gap in the second column, in the third and fourth row.', slot),
}).superRefine(
  rules(({ columns, blocks }, fail) => {
    const gapAsBlock = { column: 1, from: 2, to: 4 };
    blocks.forEach(({ column, from, to }, index) => {
      const at = (key: string) => ['blocks', index, key];
      if (column >= columns.length) fail(at('column'), `one of the ${columns.length} columns, counted from 0`);
      if (to <= from) fail(at('to'), `a row below ${from}`);
      const others = [gapAsBlock, ...blocks.slice(0, index)].filter((other) => other.column === column);
      const isTaken = others.some((other) => from < other.to && other.from < to);
      if (isTaken) fail(at('from'), 'a place that no other block and not the gap takes');
    });
  }),
);
export type ChairHeroScene = z.infer<typeof chairHeroScene>;

const sheetFoot = z.discriminatedUnion('kind', [
  entity({ kind: z.literal('columns'), title: sceneText.max(32), columns: columnsWithLine }).describe(
    'A chart of a report’s rows. The legends are labels of rows, the totals their values.',
  ),
  entity({
    kind: z.literal('facts'),
    title: sceneText.max(32),
    rows: entries(2, 5, 'The facts, from the top.', { label: sceneText.max(20), value: sceneText.max(28) }),
  }),
]);

/** For work that happens at a desk: a sheet of paper on an ink mat, with cards for what comes of it. */
export const deskHeroScene = entity({
  layout: z.literal('desk'),
  backing: z
    .enum(['fan', 'envelope', 'clipboard', 'rings', 'folder', 'tabs', 'pad'])
    .describe('What the sheet lies on or is held by. Pages differ.'),
  sheet: entity({ name: sceneText.max(26), detail: sceneText.max(20) }).describe('The top of the sheet: whose it is.'),
  foot: sheetFoot.describe('What is below the scene on the sheet.'),
  cards: entries(2, 2, 'What comes of it. Phones show the first.', {
    icon: icon.optional(),
    title: sceneText.max(24),
    amount: amount.optional(),
    detail: sceneText.max(44),
    badge,
  }),
});
export type DeskHeroScene = z.infer<typeof deskHeroScene>;

/** For trades that send people out: a phone, today's stops and a street map with the route. */
export const dispatchHeroScene = entity({
  layout: z.literal('dispatch'),
  phone: entity({
    time: pattern(/^\d{1,2}:\d\d$/, 'a time such as 6:48', 'Such as 6:48.'),
    name: sceneText.max(24),
    detail: sceneText.max(24),
  }).describe('The top of the phone: when, who, and what.'),
  draft: sceneText.describe('The next text, which waits for an OK.'),
  map: z.enum(['avenues', 'blocks', 'lanes']).describe('Which street map is behind it.'),
});
export type DispatchHeroScene = z.infer<typeof dispatchHeroScene>;

const place = z.number().min(0).max(9).multipleOf(0.25).describe('In periods from the start.');
const cell = sceneText.max(12).describe('A short value.');

/**
 * For trades whose work takes weeks: the plan of one project, and one sheet that was signed for it. The
 * rows of the plan are the items of the hero's checklist.
 */
export const projectHeroScene = entity({
  layout: z.literal('project'),
  periods: entity({
    unit: z.enum(['Week', 'Day', 'Visit']).describe('Days start on Monday.'),
    total: z.int().min(5).max(9).describe('The last line.'),
    now: z.int().min(1).describe('The current one, counted from 1.'),
  }).describe('How long the project takes.'),
  bars: entries(6, 6, 'When each item of the checklist starts and ends, in periods from 0. One after the other.', {
    from: place,
    to: place,
    accent: z.boolean().optional().describe('Yellow: extra work, or a wait.'),
  }),
  plan: z.enum(['room', 'roof', 'arch', 'section', 'wireframe', 'mark']).describe('The drawing on the blue sheet.'),
  sheet: entity({
    title: sceneText.max(16),
    customer: sceneText.max(28),
    badge,
    lines: entries(3, 3, 'The lines of the sheet.', { label: sceneText.max(28), value: cell }),
    total: entity({ label: sceneText.max(14), value: cell }).describe('The last line.'),
    signed: sceneText.max(22).describe('Such as “Signed by phone”.'),
    signedBy: pattern(/^[A-Z][a-z]{2,8}$/, 'a first name', 'Whose signature is drawn.'),
    note: sceneText.max(18),
  }).describe('A change order, a treatment plan, a report or a proof.'),
}).superRefine(
  rules(({ periods, bars }, fail) => {
    if (periods.now > periods.total) fail(['periods', 'now'], `at most ${periods.total}, the number of periods`);
    // A bar needs 30 of the plan’s 360 pixels.
    const shortest = periods.total / 12;
    bars.forEach((bar, index) => {
      if (bar.to - bar.from < shortest) fail(['bars', index, 'to'], `at least ${shortest} periods after the start`);
      if (bar.from < (bars[index - 1]?.to ?? 0))
        fail(['bars', index, 'from'], 'not before the end of the previous bar');
      if (bar.to > periods.total) fail(['bars', index, 'to'], `at most ${periods.total}, the number of periods`);
    });
    if (currentBar({ periods, bars }) < 0) fail(['bars'], 'a bar around the middle of the current period');
  }),
);
export type ProjectHeroScene = z.infer<typeof projectHeroScene>;

/** The bar that today is in: today is the middle of the current period. */
export function currentBar({ periods, bars }: Pick<ProjectHeroScene, 'periods' | 'bars'>): number {
  const today = periods.now - 0.5;
  return bars.findIndex((bar) => bar.from < today && today < bar.to);
}

/** For those whose customers come again and again: places of which one came free, and the conversation. */
export const rhythmHeroScene = entity({
  layout: z.literal('rhythm'),
  places: entity({
    kind: z.enum(['mats', 'racks', 'weeks', 'seats']).describe('How a place is drawn, and what is behind the cards.'),
    title: sceneText.max(20),
    detail: sceneText.max(34),
    badge,
    count: z.int().min(6).max(20).describe('How many there are.'),
    perRow: z.int().min(3).max(5).describe('Of seats: half of them, for the height of the table.'),
    freed: entity({
      place: z.int().min(1).describe('Which place came free, counted from 1.'),
      mark: sceneText.max(2).describe('What is on it, such as an initial.'),
    }).describe('The place that came free.'),
  }).describe('The places of one class or day.'),
  crests: list(5, 5, 'The visits that follow, from the first contact on.', sceneText.max(14)),
}).superRefine(
  rules(({ places: { count, freed } }, fail) => {
    if (freed.place > count) fail(['places', 'freed', 'place'], `one of the ${count} places`);
  }),
);
export type RhythmHeroScene = z.infer<typeof rhythmHeroScene>;

/**
 * The picture that fills the hero of an industry page. It has one of five layouts. Each layout has a background, a
 * form of the line, an accent and fields of its own.
 */
export const heroSceneSchema = z
  .discriminatedUnion('layout', [dispatchHeroScene, projectHeroScene, chairHeroScene, rhythmHeroScene, deskHeroScene])
  .describe('The large picture around the hero.');
export type HeroScene = z.infer<typeof heroSceneSchema>;
export type HeroLayout = HeroScene['layout'];

/** What the scene of a hero can be, by the layout that shows it. */
const scenesOf: Record<HeroLayout, readonly Scene['kind'][]> = {
  chair: ['conversation'],
  rhythm: ['conversation'],
  dispatch: ['conversation', 'call'],
  project: ['checklist'],
  desk: sceneSchema.options.map(({ shape }) => shape.kind.value),
};

/** What is wrong with the scene of a hero, which its hero scene shows, if anything. */
export function heroSceneMistake(heroScene: HeroScene, scene: Scene): string | undefined {
  const hasColumns = heroScene.layout === 'desk' && heroScene.foot.kind === 'columns';
  const kinds = hasColumns ? (['report'] as const) : scenesOf[heroScene.layout];
  if (!kinds.some((kind) => kind === scene.kind)) return `a ${kinds.join(' or a ')}, which the hero scene shows`;
  if (heroScene.layout !== 'project' || scene.kind !== 'checklist') return undefined;
  const rows = heroScene.bars.length;
  if (scene.items.length !== rows) return `${rows} items, one for each bar of the hero scene`;
  const isLong = scene.items.some(({ text }) => text.length > 28);
  return isLong ? 'items of at most 28 characters, to fit into the plan' : undefined;
}

/** The drawings of components/illustrations/objects/. A new one is added there too: the registry does not compile without it. */
export const tradeObject = z
  .enum([
    'water-heater',
    'thermostat',
    'breaker-panel',
    'shingles',
    'mower',
    'laser-level',
    'solar-panel',
    'clipboard',
    'clippers',
    'dental-chair',
    'dental-implant',
    'spine',
    'yoga-mat',
    'kettlebell',
    'scale',
    'wireframe',
    'swatches',
    'target',
    'envelope',
    'typewriter',
    'phone-post',
    'desk-bell',
    'cabinet',
    'laptop',
    'flip-chart',
  ])
  .describe('The drawing of the thing that the trade works with, in the hero.');
export type TradeObjectName = z.infer<typeof tradeObject>;
