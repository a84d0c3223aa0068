import type { HeroLayout } from '@/lib/content/schemas/hero-scenes';
import type { Panel } from '@/lib/content/schemas/sections';

/** What is behind a picture: a pattern, or ink. */
export type Background = Panel['background'] | 'ink';

/** The background of a page, by the layout of its hero, wherever one is shown. */
export const heroBackgrounds: Record<HeroLayout, Background> = {
  dispatch: 'sun',
  project: 'blue',
  chair: 'leaf',
  rhythm: 'clay',
  desk: 'ink',
};
