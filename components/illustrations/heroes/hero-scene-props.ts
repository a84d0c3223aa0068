import type { IconName } from '@/lib/content/schemas/fields';
import type { Family, HeroSceneOf } from '@/lib/content/schemas/hero-scenes';
import type { Scene, Storyline } from '@/lib/content/schemas/scenes';

/** What the picture of a family takes. */
export type HeroSceneProps<Of extends Family> = {
  heroScene: HeroSceneOf<Of>;
  /** The scene of the hero, which is a part of the picture. */
  scene: Scene;
  /** The page's story, of which the picture may show the beginning. */
  story: Storyline;
  /** The icon that stands for the trade. */
  motif: IconName;
};
