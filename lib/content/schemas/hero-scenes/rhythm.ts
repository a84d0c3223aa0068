import { z } from 'zod';
import { entity } from '../entity';
import { sceneText } from '../fields';
import { badge } from '../scenes';

/** For those whose customers come again and again: a room with places, the conversation and a month of visits. */
export const rhythmStage = entity({
  family: z.literal('rhythm'),
  room: entity({
    kind: z.enum(['mats', 'racks', 'weeks', 'seats']).describe('How a place is drawn, and what is behind the cards.'),
    title: sceneText.max(20),
    detail: sceneText.max(34),
    badge,
    places: z.int().min(6).max(20),
    perRow: z.int().min(3).max(5).describe('Of seats: half of them, for the height of the table.'),
    freed: entity({
      place: z.int().min(1).describe('Which place came free, counted from 1.'),
      mark: sceneText.max(2).describe('What is on it, such as an initial.'),
    }),
  }),
  visits: entity({
    title: sceneText.max(24),
    unit: sceneText.max(10).describe('What a dot is, in the plural: the number of dots is put before it.'),
    weeks: z
      .array(z.string().regex(/^[1.]{7}$/, 'seven days from Monday: 1 for a visit, a full stop for none'))
      .length(4),
  }),
  crests: z.array(sceneText.max(14)).length(5).describe('The steps of the story before its end.'),
}).superRefine(({ room }, context) => {
  if (room.freed.place <= room.places) return;
  const message = `one of the ${room.places} places`;
  context.addIssue({ code: 'custom', path: ['room', 'freed', 'place'], message });
});
export type RhythmStage = z.infer<typeof rhythmStage>;
