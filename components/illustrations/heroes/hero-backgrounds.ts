import type { HeroLayout } from '@/lib/content/schemas/hero-scenes';
import type { Panel } from '@/lib/content/schemas/sections';

/** The background of a page, by the layout of its hero, wherever one is shown. */
export const heroBackgrounds: Record<HeroLayout, Panel['background']> = {
  dispatch: 'sun',
  project: 'blue',
  chair: 'leaf',
  rhythm: 'clay',
  desk: 'ink',
};
