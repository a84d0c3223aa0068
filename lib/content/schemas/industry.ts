import { z } from 'zod';
import { card, entity, icon, title, rules } from './fields';
import { page } from './page';
import { entries } from './lists';
import { relatedLinks } from './linked-text';
import type { Resolved } from './references';
import { closingSchema, statsSchema, heroSchema, painPointsSchema, questionsSchema, whyChooseSchema } from './sections';
import { storySchema } from './story';
import { toolSchema } from './tool';

/** Kinds of industries that a page of their own leads to, with a card for each. */
export const kindsWithHub = ['trade', 'health', 'agency'] as const;

/** One industry page. Its layout is shared; the story, the words and the scenes are the trade's own. */
export const industrySchema = entity({
  ...page,
  kind: z
    .enum([...kindsWithHub, 'audience'])
    .describe('health pages have checklists and exactly two why-choose cards; trade and health pages four figures.'),
  clinical: z
    .literal(true)
    .optional()
    .describe('Its customers are patients: the page answers the question about health information.'),
  icon: icon.describe(
    'The drawing that stands for the trade: small in the hero and on the sharing picture, large beside the figures.',
  ),
  card: entity(card)
    .optional()
    .describe('Its card on the page that leads to all of its kind. It is not there without one.'),
  hero: heroSchema,
  tool: toolSchema
    .optional()
    .describe(
      'The large drawing of the hero. Without it and a story, the page begins with its words, and its features are a list.',
    ),
  painPoints: painPointsSchema,
  story: storySchema.optional(),
  features: entries(6, 6, 'What the product does. Each is shown at a stop of the story, if there is one.', card),
  seeAlso: relatedLinks,
  stats: statsSchema.optional(),
  whyChoose: whyChooseSchema.optional(),
  pricesTitle: title.optional().describe('The headline over the prices, where the one for teams does not fit.'),
  questions: questionsSchema.optional(),
  closing: closingSchema,
}).superRefine(
  rules((industry, fail) => {
    if (
      (industry.kind === 'trade' || industry.kind === 'health') &&
      industry.stats &&
      industry.stats.claims.length !== 4
    ) {
      fail(['stats', 'claims'], 'four figures');
    }
    if (industry.card && industry.kind === 'audience') fail(['card'], 'no card: no page leads to all of this kind');
    if (!industry.tool !== !industry.story) fail([industry.tool ? 'story' : 'tool'], 'tool and story, or none of them');
    if (industry.kind !== 'health') return;
    if (industry.whyChoose && industry.whyChoose.cards.length !== 2)
      fail(['whyChoose', 'cards'], 'two cards on a health page');
    industry.painPoints.cards.forEach(({ checklist }, index) => {
      if (!checklist) fail(['painPoints', 'cards', index, 'checklist'], 'a checklist on a health page');
    });
  }),
);
export type Industry = Resolved<z.infer<typeof industrySchema>>;
