import { z } from 'zod';
import { columns } from '../chart';
import { entity } from '../entity';
import { icon, sceneText } from '../fields';
import { amount, badge, type Scene } from '../scenes';

const sheetFoot = z.discriminatedUnion('kind', [
  entity({ kind: z.literal('columns'), title: sceneText.max(32), columns }).describe(
    'A chart of a report’s rows. The legends are labels of rows, the totals their values.',
  ),
  entity({
    kind: z.literal('facts'),
    title: sceneText.max(32),
    rows: z
      .array(entity({ label: sceneText.max(20), value: sceneText.max(28) }))
      .min(2)
      .max(5)
      .describe('The facts, from the top.'),
  }),
]);

/** For work that happens at a desk: a sheet of paper on an ink mat, with slips for what comes of it. */
export const deskHeroScene = entity({
  family: z.literal('desk'),
  backing: z
    .enum(['fan', 'envelope', 'clipboard', 'rings', 'folder', 'tabs', 'pad'])
    .describe('What the sheet lies on or is held by. Pages differ.'),
  sheet: entity({ name: sceneText.max(26), detail: sceneText.max(20) }).describe('The top of the sheet: whose it is.'),
  foot: sheetFoot.describe('What is below the scene on the sheet.'),
  slips: z
    .array(
      entity({
        icon: icon.optional(),
        title: sceneText.max(24),
        amount: amount.optional(),
        detail: sceneText.max(44),
        badge,
      }),
    )
    .length(2)
    .describe('What comes of it. Phones show the first.'),
});
export type DeskHeroScene = z.infer<typeof deskHeroScene>;

/** The first mistake in the columns on a sheet: each series is a row of the report and adds up to its value. */
export function deskMistake({ foot }: DeskHeroScene, scene: Scene): string | undefined {
  if (foot.kind !== 'columns') return undefined;
  if (scene.kind !== 'report') return 'columns only below a report';
  for (const { legend, total } of [...foot.columns.stacked, foot.columns.line]) {
    const row = scene.rows.find(({ label }) => label === legend);
    if (!row) return `“${legend}” as the label of a row`;
    if (Number.parseInt(row.value, 10) !== total) return `a total of ${row.value} for “${legend}”, as in its row`;
  }
  return undefined;
}
