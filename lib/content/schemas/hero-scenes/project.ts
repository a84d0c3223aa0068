import { z } from 'zod';
import { entity } from '../entity';
import { sceneText } from '../fields';
import { badge, type Scene } from '../scenes';

const place = z.number().min(0).max(9).multipleOf(0.25).describe('In periods from the start.');
const cell = sceneText.max(12).describe('A short value.');

/**
 * For trades whose work takes weeks: the plan of one project, and one sheet that was signed for it. The
 * rows of the plan are the items of the hero's checklist.
 */
export const projectHeroScene = entity({
  family: z.literal('project'),
  periods: entity({
    unit: z.enum(['Week', 'Day', 'Visit']).describe('Days start on Monday.'),
    total: z.int().min(5).max(9).describe('The last line.'),
    now: z.int().min(1).describe('The current one, counted from 1.'),
  }).describe('How long the project takes.'),
  bars: z
    .array(
      entity({ from: place, to: place, accent: z.boolean().optional().describe('Yellow: extra work, or a wait.') }),
    )
    .length(6)
    .describe('When each item of the checklist starts and ends, in periods from 0. One after the other.'),
  plan: z.enum(['room', 'roof', 'arch', 'section', 'wireframe', 'mark']).describe('The drawing on the blue sheet.'),
  sheet: entity({
    title: sceneText.max(16),
    customer: sceneText.max(28),
    badge,
    lines: z
      .array(entity({ label: sceneText.max(28), value: cell }))
      .length(3)
      .describe('The lines of the sheet.'),
    total: entity({ label: sceneText.max(14), value: cell }).describe('The last line.'),
    signed: sceneText.max(22).describe('Such as “Signed by phone”.'),
    signedBy: z
      .string()
      .regex(/^[A-Z][a-z]{2,8}$/, 'a first name')
      .describe('Whose signature is drawn.'),
    note: sceneText.max(18),
  }).describe('A change order, a treatment plan, a report or a proof.'),
}).superRefine(({ periods, bars }, context) => {
  const fail = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  if (periods.now > periods.total) fail(['periods', 'now'], `at most ${periods.total}, the number of periods`);
  // A bar needs 30 of the plan’s 360 pixels.
  const shortest = periods.total / 12;
  bars.forEach((bar, index) => {
    if (bar.to - bar.from < shortest) fail(['bars', index, 'to'], `at least ${shortest} periods after the start`);
    if (bar.from < (bars[index - 1]?.to ?? 0)) fail(['bars', index, 'from'], 'not before the end of the previous bar');
    if (bar.to > periods.total) fail(['bars', index, 'to'], `at most ${periods.total}, the number of periods`);
  });
  if (currentBar({ periods, bars }) < 0) fail(['bars'], 'a bar around the middle of the current period');
});
export type ProjectHeroScene = z.infer<typeof projectHeroScene>;

/** The bar that today is in: today is the middle of the current period. */
export function currentBar({ periods, bars }: Pick<ProjectHeroScene, 'periods' | 'bars'>): number {
  const today = periods.now - 0.5;
  return bars.findIndex((bar) => bar.from < today && today < bar.to);
}

/** What is wrong with the hero's scene as the rows of a plan, if anything. */
export function planMistake(heroScene: ProjectHeroScene, scene: Scene): string | undefined {
  if (scene.kind !== 'checklist') return 'a checklist, whose items are the rows of the hero scene’s plan';
  if (scene.items.length !== heroScene.bars.length)
    return `${heroScene.bars.length} items, one for each bar of the hero scene`;
  if (scene.items.some((item) => item.text.length > 28)) return 'items of at most 28 characters, to fit into the plan';
  const current = currentBar(heroScene);
  if (scene.items.some((item, index) => item.done !== index < current)) {
    return 'items that are done before the current bar of the hero scene, and open from there on';
  }
  return undefined;
}
