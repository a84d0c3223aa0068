import { z } from 'zod';
import { addOnCheckoutKey } from './destination';
import { icon, markedTitle, plainText, sceneText, entity, uniqueBy } from './fields';
import { page } from './page';
import { list, slug } from './lists';
import { seeAlso } from './linked-text';
import type { Resolved } from './references';
import { badge } from './kit';
import { objectName } from './tool';

export const addOnSchema = entity({
  id: slug('A name in small letters, which sentences use. It stays when the name changes.'),
  icon,
  name: plainText(4, 40, 'The add-on’s name.'),
  price: z
    .union([z.int().positive().max(100_000), z.literal('Variable Pricing')], {
      error: 'a price above zero in whole US dollars, or the text Variable Pricing',
    })
    .describe('US dollars: once, per session or per month (see isOneTime and isPerSession).'),
  description: plainText(30, 200, 'What it does.'),
  note: plainText(4, 80, 'What belongs beside the price. Of a price per session: what a session is.').optional(),
  isOneTime: z.boolean().describe('Whether it is paid once.'),
  isPerSession: z.boolean().describe('Whether it is paid per session.'),
  features: list(2, 6, 'What belongs to it.', plainText(3, 80, 'One line of the list.')),
  scene: entity({
    background: z.enum(['blue', 'sun', 'leaf', 'clay']).describe('The color behind the picture.'),
    title: sceneText.max(30),
    detail: sceneText.max(40),
    badge,
  }).describe('A small picture of the add-on at work.'),
  ctaText: plainText(4, 40, 'The label of the button.'),
  ctaLink: addOnCheckoutKey,
}).refine((addOn) => !(addOn.isOneTime && addOn.isPerSession), {
  path: ['isPerSession'],
  message: 'false where isOneTime is true',
});
export type AddOn = Resolved<z.infer<typeof addOnSchema>>;
export const addOnsSchema = uniqueBy('ctaLink', uniqueBy('name', uniqueBy('id', z.array(addOnSchema).min(2))));

export const addOnPricingSchema = entity({
  ...page,
  title: markedTitle,
  object: objectName,
  lede: plainText(40, 200, 'The sentence under the headline.'),
  backText: plainText(4, 40, 'The link back to the plans.'),
  custom: entity({
    title: plainText(6, 60, 'A headline.'),
    text: plainText(30, 200, 'When a custom solution is the right one.'),
    buttonText: plainText(4, 40, 'Leads to the contact page.'),
    tooltip: plainText(10, 80, 'What the button’s tooltip says.'),
  }).describe('The box about custom solutions.'),
  seeAlso,
});
export type AddOnPricing = z.infer<typeof addOnPricingSchema>;
