/** @jest-environment node */
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { ScenePicture } from '@/components/scenes/scene-picture';
import { StorylineRow } from '@/components/scenes/storyline-scene';
import { industries, pages } from '@/lib/content/pages';
import { sceneSchema, type Scene } from '@/lib/content/schemas/scenes';

const kinds = sceneSchema.options.map((option) => option.shape.kind.value);

const isScene = (value: object): value is Scene =>
  'label' in value && 'kind' in value && kinds.some((kind) => kind === value.kind);

function scenesIn(value: unknown): Scene[] {
  if (typeof value !== 'object' || value === null) return [];
  return isScene(value) ? [value] : Object.values(value).flatMap(scenesIn);
}

/** Properties that are shown as shapes, sides and colors, not as text. */
const drawn = new Set(['kind', 'icon', 'tone', 'style', 'state', 'share', 'own', 'done', 'label']);

const sides = new Set<unknown>(['customer', 'business']);

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (drawn.has(key) || sides.has(inner) ? [] : wordsIn(inner)));
}

/** What keeps a picture from being one image with all of its words inside. */
function flaws(scene: Scene, html: string): string[] {
  const [picture, ...others] = parse(html).querySelectorAll('[role="img"]');
  const [hidden, ...besides] = picture?.children ?? [];
  const text = hidden?.text ?? '';
  return [
    ...(others.length === 0 && picture?.getAttribute('aria-label') === scene.label ? [] : ['one image with its label']),
    ...(hidden?.getAttribute('aria-hidden') === 'true' && besides.length === 0 ? [] : ['one hidden child']),
    ...(picture?.querySelector('a, button, input, [tabindex]') ? ['nothing to focus'] : []),
    ...wordsIn(scene).filter((words) => !text.includes(words)),
  ];
}

const scenes = pages.flatMap(scenesIn);

it.each(kinds)(
  '%s: each picture of this kind is a single image that shows all of its words, and there is one',
  (kind) => {
    const ofKind = scenes.filter((scene) => scene.kind === kind);
    expect(ofKind).not.toEqual([]);
    for (const scene of ofKind) {
      expect([scene.label, flaws(scene, renderToStaticMarkup(<ScenePicture scene={scene} />))]).toEqual([
        scene.label,
        [],
      ]);
    }
  },
);

it('a storyline in a row is a single image too', () => {
  for (const { story } of industries) {
    const html = renderToStaticMarkup(<StorylineRow scene={story.scene} line={story.line} />);
    expect([story.title, flaws(story.scene, html)]).toEqual([story.title, []]);
  }
});
