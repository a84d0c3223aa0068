import { z } from 'zod';
import { entity } from './entity';
import { icon } from './fields';

/** The background of a hero's scene, so that pages of one kind differ. */
export const panelSchema = entity({
  background: z.enum(['blue', 'sun', 'leaf', 'clay', 'ink']).describe('The color of the field.'),
  motif: icon,
  line: z.enum(['rising', 'falling']).describe('How the line across the field runs.'),
}).describe('The colored field behind the picture of the hero.');
export type Panel = z.infer<typeof panelSchema>;
