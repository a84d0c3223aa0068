import type { Family } from '@/lib/content/schemas/hero-scenes';
import type { Panel } from '@/lib/content/schemas/sections';

/** The background that pages of a family have, wherever one is shown. */
export const familyBackgrounds: Record<Family, Panel['background']> = {
  dispatch: 'sun',
  project: 'blue',
  chair: 'leaf',
  rhythm: 'clay',
  desk: 'ink',
};
