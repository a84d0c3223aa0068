import { z } from 'zod';
import { entity } from '../entity';
import { sceneText } from '../fields';
import { badge } from '../scenes';

/** For those whose customers come again and again: places of which one came free, and the conversation. */
export const rhythmHeroScene = entity({
  family: z.literal('rhythm'),
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
  crests: z.array(sceneText.max(14)).length(5).describe('The visits that follow, from the first contact on.'),
}).superRefine(({ places }, context) => {
  if (places.freed.place <= places.count) return;
  const message = `one of the ${places.count} places`;
  context.addIssue({ code: 'custom', path: ['places', 'freed', 'place'], message });
});
export type RhythmHeroScene = z.infer<typeof rhythmHeroScene>;
