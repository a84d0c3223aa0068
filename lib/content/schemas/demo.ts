import { z } from 'zod';
import { card, entity, lede, markedTitle, plainText, title } from './fields';
import { page } from './page';
import { entries } from './lists';
import { seeAlso } from './linked-text';
import { picture } from './picture';
import { playerWordsSchema } from './player';
import { closingSchema } from './sections';
import { objectName, placesSchema } from './tool';

/** What the platform demo says. */
export const demoSchema = entity({
  ...page,
  title: markedTitle,
  object: objectName,
  places: placesSchema.describe('Where the picture of the video, and the rest, is on it.'),
  lede,
  thumbnail: entity({
    src: picture('thumbnail'),
    alt: plainText(20, 160, 'What the picture shows.'),
    linkText: plainText(6, 60, 'What opening it does.'),
    uploadDate: z.iso
      .date({ error: 'a date such as 2024-09-17' })
      .optional()
      .describe('The day the video was published. Without it, search engines get no data about the video.'),
  }).describe('The picture of the video.'),
  player: playerWordsSchema,
  highlights: entity({ title, items: entries(4, 8, 'One thing each.', card) }).describe('What the video shows.'),
  seeAlso,
  closing: closingSchema,
});
export type Demo = z.infer<typeof demoSchema>;
