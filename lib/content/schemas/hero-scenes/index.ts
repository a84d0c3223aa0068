import { z } from 'zod';
import type { Scene } from '../scenes';
import { chairStage } from './chair';
import { deskMistake, deskStage } from './desk';
import { dispatchStage } from './dispatch';
import { planMistake, projectStage } from './project';
import { rhythmStage } from './rhythm';

/**
 * The picture that fills the hero of an industry page. Pages belong to one of five families. Each family has a background, a
 * form of the line, an accent and fields of its own.
 */
export const stageSchema = z.discriminatedUnion('family', [
  dispatchStage,
  projectStage,
  chairStage,
  rhythmStage,
  deskStage,
]);
export type Stage = z.infer<typeof stageSchema>;
export type Family = Stage['family'];
export type StageOf<Of extends Family> = Extract<Stage, { family: Of }>;

/**
 * What is wrong between a stage and the hero's scene, which the stage shows.
 *
 * @returns where on the page the mistake is, and what is expected there; `undefined` if they agree
 */
export function stageMistake(stage: Stage, scene: Scene): { path: PropertyKey[]; expected: string } | undefined {
  switch (stage.family) {
    case 'chair':
    case 'rhythm':
      if (scene.kind === 'conversation') return undefined;
      return { path: ['hero', 'scene', 'kind'], expected: `a conversation, which the ${stage.family} stage shows` };
    case 'project':
      return at(['hero', 'scene'], planMistake(stage, scene));
    case 'desk':
      return at(['stage', 'foot', 'columns'], deskMistake(stage, scene));
    case 'dispatch':
      return undefined;
  }
}

function at(path: PropertyKey[], expected: string | undefined) {
  return expected === undefined ? undefined : { path, expected };
}
