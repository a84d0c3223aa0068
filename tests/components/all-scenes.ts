/** Every product scene that is in the content of the pages. */
import { pages } from '@/lib/content/pages';
import { sceneSchema, type Scene } from '@/lib/content/schemas/scenes';

export const kinds = sceneSchema.options.map((option) => option.shape.kind.value);

function isScene(value: object): value is Scene {
  return 'label' in value && 'kind' in value && kinds.some((kind) => kind === value.kind);
}

function scenesIn(value: unknown): Scene[] {
  if (typeof value !== 'object' || value === null) return [];
  return isScene(value) ? [value] : Object.values(value).flatMap(scenesIn);
}

export const scenes = pages.flatMap(scenesIn);

/** Drawn as shapes, sides and colours. */
const drawn = new Set(['kind', 'icon', 'tone', 'style', 'state', 'share', 'own', 'done']);
const sides = new Set<unknown>(['customer', 'business']);

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (drawn.has(key) || sides.has(inner) ? [] : wordsIn(inner)));
}

/** The words and numbers that a sighted visitor reads in a scene: all but its own label. */
export function wordsOf(scene: Scene): string[] {
  return wordsIn({ ...scene, label: undefined });
}
