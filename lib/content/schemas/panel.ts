import { z } from 'zod';
import { entity } from './entity';
import { icon } from './fields';

/** The background of a hero's scene, so that pages of one kind differ. */
export const panelSchema = entity({
  background: z.enum(['blue', 'sun', 'leaf', 'clay', 'ink']),
  motif: icon,
  line: z.enum(['rising', 'falling']),
});
export type Panel = z.infer<typeof panelSchema>;
