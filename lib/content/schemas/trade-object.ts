import { z } from 'zod';

/** The drawings of components/illustrations/objects/. A new one is added there too: the registry does not compile without it. */
export const tradeObject = z
  .enum([
    'water-heater',
    'thermostat',
    'breaker-panel',
    'shingles',
    'mower',
    'laser-level',
    'solar-panel',
    'clipboard',
    'clippers',
    'dental-chair',
    'dental-implant',
    'spine',
    'yoga-mat',
    'kettlebell',
    'scale',
    'wireframe',
    'swatches',
    'target',
    'envelope',
    'typewriter',
    'phone-post',
    'desk-bell',
    'cabinet',
    'laptop',
    'flip-chart',
  ])
  .describe('The drawing of the thing that the trade works with, in the hero.');
export type TradeObjectName = z.infer<typeof tradeObject>;
