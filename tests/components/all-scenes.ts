/** All product scenes in the content of the pages. */
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

/** Properties that are shown as shapes, sides and colors, not as text. */
const visualKeys = new Set(['kind', 'icon', 'tone', 'style', 'state', 'share', 'own', 'done']);
const sides = new Set<unknown>(['customer', 'business']);

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    visualKeys.has(key) || sides.has(inner) ? [] : wordsIn(inner),
  );
}

/** The visible text of a scene: everything except its label. */
export function wordsOf(scene: Scene): string[] {
  return wordsIn({ ...scene, label: undefined });
}
