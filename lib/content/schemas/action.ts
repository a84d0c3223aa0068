import { z } from 'zod';
import { publicPath, wording, entity } from './fields';

/** A call to action: a button that leads to a page of the site. */
export const actionSchema = entity({
  label: wording(3, 40, 'The wording of the specification, to the letter.').refine(
    (value) => !/[{}]/.test(value),
    'text without braces',
  ),
  href: publicPath.describe('The page that the button leads to.'),
});
export type Action = z.infer<typeof actionSchema>;

export const actionNames = [
  'scheduleDemo',
  'getStarted',
  'viewPricing',
  'getStartedNow',
  'chatWithUs',
  'scheduleFreeDemo',
  'watchDemo',
  'bookFreeDemo',
  'bookConsultation',
  'bookDemo',
  'seeDemo',
  'seePlans',
  'scheduleCall',
  'bookPersonalDemo',
  'talkIntegration',
  'healthDemo',
] as const;
export type ActionName = (typeof actionNames)[number];
const actionName = z.enum(actionNames);
/** How content refers to a call to action. */
export const actionKey = actionName.brand<'action'>().describe('A key of content/actions.ts.');
/** The calls to action of a hero or a closing section. */
export const pageActions = z
  .array(actionKey)
  .min(1)
  .max(2)
  .describe('The first is the primary button, the second is quiet.');
export const actionsSchema = z.record(actionName, actionSchema, {
  error: ({ code }) =>
    code === 'invalid_type' ? undefined : 'a new action is first named in actionNames, lib/content/schemas/action.ts',
});
