import { z } from 'zod';
import { entity } from './entity';
import { icon } from './fields';

/** The ground behind a hero's scene, so that pages of one kind differ. */
export const panelSchema = entity({
  ground: z.enum(['blue', 'sun', 'leaf', 'clay', 'ink']),
  motif: icon,
  line: z.enum(['rising', 'falling']),
});
export type Panel = z.infer<typeof panelSchema>;
