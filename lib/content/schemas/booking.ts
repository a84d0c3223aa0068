import { z } from 'zod';
import { frameKinds } from '@/lib/embeds';
import { destinationKey } from './destination';
import { lede, markedTitle, plainText, point, title, entity } from './fields';
import { page } from './page';
import { list } from './lists';
import { linkedText, seeAlso } from './linked-text';
import type { Resolved } from './references';
import { objectName } from './tool';

export const bookingSchema = entity({
  ...page,
  title: markedTitle,
  object: objectName,
  lede,
  frame: entity({
    destination: destinationKey.describe('Which calendar or form.'),
    kind: z.enum(frameKinds).describe('What it is.'),
    title: plainText(6, 60, 'The frame’s accessible name.'),
    height: z
      .union([z.literal(650), z.literal(800), z.literal(1050)], { error: '650, 800 or 1050' })
      .describe('Pixels reserved from the first paint: calendar 650, coaching 800, contact form 1050.'),
    booked: entity({
      title: plainText(20, 160, 'The headline.'),
      next: title.describe('The heading of what happens next.'),
      points: list(2, 3, 'What happens next, in order.', point),
      seeAlso: linkedText(30, 160, 'How to reach a person. The link is written [words](/path).'),
    })
      .optional()
      .describe('What a calendar’s page says once the provider says that the visitor has booked.'),
  })
    .refine(({ kind, booked }) => (kind === 'calendar') === (booked !== undefined), {
      path: ['booked'],
      error: 'it for a calendar, and none for a form, which says its thanks itself',
    })
    .describe('The provider’s calendar or form.'),
  expect: entity({ title, points: list(3, 4, 'A list with checks.', point) }).describe('What happens then.'),
  seeAlso,
});
export type Booking = Resolved<z.infer<typeof bookingSchema>>;
