import { z } from 'zod';
import { entity } from '../entity';
import { sceneText } from '../fields';

/** For trades that send people out: a phone, today's stops and a street map with the route. */
export const dispatchHeroScene = entity({
  family: z.literal('dispatch'),
  phone: entity({
    time: z
      .string()
      .regex(/^\d{1,2}:\d\d$/, 'a time such as 6:48')
      .describe('Such as 6:48.'),
    name: sceneText.max(24),
    detail: sceneText.max(24),
  }).describe('The top of the phone: when, who, and what.'),
  draft: sceneText.describe('The next text, which waits for an OK.'),
  map: z.enum(['avenues', 'blocks', 'lanes']).describe('Which street map is behind it.'),
});
export type DispatchHeroScene = z.infer<typeof dispatchHeroScene>;
