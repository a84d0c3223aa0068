import { z } from 'zod';
import { chairStage } from './chair';
import { deskStage } from './desk';
import { dispatchStage } from './dispatch';
import { projectStage } from './project';
import { rhythmStage } from './rhythm';

/**
 * The picture that fills the hero of an industry page. Pages belong to one of five families. Each family has a ground, a
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
