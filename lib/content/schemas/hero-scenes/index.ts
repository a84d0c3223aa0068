import { z } from 'zod';
import type { Scene } from '../scenes';
import { chairHeroScene } from './chair';
import { deskMistake, deskHeroScene } from './desk';
import { dispatchHeroScene } from './dispatch';
import { planMistake, projectHeroScene } from './project';
import { rhythmHeroScene } from './rhythm';

/**
 * The picture that fills the hero of an industry page. Pages belong to one of five families. Each family has a background, a
 * form of the line, an accent and fields of its own.
 */
export const heroSceneSchema = z
  .discriminatedUnion('family', [dispatchHeroScene, projectHeroScene, chairHeroScene, rhythmHeroScene, deskHeroScene])
  .describe('The large picture around the hero.');
export type HeroScene = z.infer<typeof heroSceneSchema>;
export type Family = HeroScene['family'];

/**
 * What is wrong between a hero scene and the scene of the page's hero, which it shows.
 *
 * @returns where on the page the mistake is, and what is expected there; `undefined` if they agree
 */
export function heroSceneMistake(
  heroScene: HeroScene,
  scene: Scene,
): { path: PropertyKey[]; expected: string } | undefined {
  switch (heroScene.family) {
    case 'chair':
    case 'rhythm':
      if (scene.kind === 'conversation') return undefined;
      return {
        path: ['hero', 'scene', 'kind'],
        expected: `a conversation, which the ${heroScene.family} hero scene shows`,
      };
    case 'project':
      return at(['hero', 'scene'], planMistake(heroScene, scene));
    case 'desk':
      return at(['heroScene', 'foot', 'columns'], deskMistake(heroScene, scene));
    case 'dispatch':
      if (scene.kind === 'conversation' || scene.kind === 'call') return undefined;
      return { path: ['hero', 'scene', 'kind'], expected: 'a conversation or a call, which the phone shows' };
  }
}

function at(path: PropertyKey[], expected: string | undefined) {
  return expected === undefined ? undefined : { path, expected };
}
