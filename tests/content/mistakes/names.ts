/** Names that do not exist, or exist already. */
import { plans } from '@/lib/content/plans';
import { actionNames } from '@/lib/content/schemas/action';
import { iconNames } from '@/lib/content/schemas/fields';
import { planFacts, planLines } from '@/lib/content/schemas/plan';
import { sceneSchema } from '@/lib/content/schemas/scenes';
import { file, type Mistake } from './mistake';

export const names: Mistake[] = [
  [
    'duplicate id',
    file.addOns,
    'addOns[1].id',
    'reputation-management',
    'found "reputation-management", expected a value of its own (entry [0] has this id already)',
  ],
  [
    'duplicate plan',
    file.plans,
    'plans[1].name',
    'starter',
    'found "starter", expected a value of its own (entry [0] has this name already)',
  ],
  [
    'two plans with one title',
    file.plans,
    'plans[1].title',
    plans[0]?.title,
    `found "${plans[0]?.title}", expected a value of its own (entry [0] has this title already)`,
  ],
  [
    'highlight of something that is no fact',
    file.plans,
    'plans[1].highlights[0]',
    'users',
    `found "users", expected one of ${planLines.join(', ')}`,
  ],
  [
    'comparison of something that is no fact',
    file.comparison,
    'comparison[0].fact',
    'users',
    `found "users", expected one of ${planFacts.join(', ')}`,
  ],
  [
    'id with spaces',
    file.terms,
    'sections[3].id',
    'Section 4',
    'found "Section 4", expected lower-case words joined by hyphens',
  ],
  [
    'unknown icon',
    file.plumbers,
    'features.blocks[0].icon',
    'rocket',
    `found "rocket", expected one of ${iconNames.join(', ')}`,
  ],
  [
    'unknown destination',
    file.plans,
    'plans[1].ctaLink',
    'checkoutGold',
    'found "checkoutGold", expected checkoutEssentials, the checkout of this plan',
  ],
  [
    'unknown action',
    file.ai,
    'hero.actions[0]',
    'bookNow',
    `found "bookNow", expected one of ${actionNames.join(', ')}`,
  ],
  [
    'unknown kind of page',
    file.plumbers,
    'kind',
    'shop',
    'found "shop", expected one of trade, health, agency, audience',
  ],
  [
    'unknown kind of scene',
    file.plumbers,
    'hero.scene.kind',
    'chat',
    `found "chat", expected one of ${sceneSchema.options.map((option) => option.shape.kind.value).join(', ')}`,
  ],
  [
    'another scene where a storyline belongs',
    file.plumbers,
    'story.scene.kind',
    'call',
    'found "call", expected exactly "storyline"',
  ],
  ['unknown unit', file.claims, 'claims[0].unit', 'percent', 'found "percent", expected one of %, hours, seconds, ""'],
  [
    'claim that is not in the ledger',
    file.plumbers,
    'stats.claims[0]',
    'plumbers-fifth',
    'found "plumbers-fifth", expected the id of an entry in content/claims.ts',
  ],
];
