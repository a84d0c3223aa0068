import { z } from 'zod';
import { label, plainText, sceneText, entity } from './fields';
import { seoSchema } from './page';
import { list } from './lists';
import { objectName } from './tool';

export const notFoundSchema = entity({
  seo: seoSchema,
  title: z.literal('Oops! Page not found').describe('The wording of the specification, to the letter.'),
  text: plainText(20, 160, 'What may have happened and where to go.'),
  homeText: label,
  object: objectName.describe('The zero of the number. It must be round.'),
  scene: entity({
    label: sceneText.min(30).describe('One sentence that describes the picture to someone who cannot see it.'),
    call: entity({ title: sceneText.max(40), text: sceneText.max(60) }).describe('The missed call.'),
    reply: entity({
      from: sceneText.max(40),
      messages: list(1, 3, 'From the top.', sceneText),
    }).describe('The text that comes back.'),
    home: entity({ title: sceneText.max(40), text: sceneText.max(60) }).describe('The way home.'),
  }).describe('The page as a missed call that is texted back.'),
});
export type NotFound = z.infer<typeof notFoundSchema>;
