import { render, screen } from '@testing-library/react';
import { ScenePicture } from '@/components/scenes/scene-picture';
import { StorylineRow } from '@/components/scenes/storyline-scene';
import { industryAt } from '@/lib/content/pages';
import type { Scene } from '@/lib/content/schemas/scenes';
import { kinds, scenes, wordsOf } from './all-scenes';

/** Roles that would be announced if the contents of a scene were not hidden. */
const contentRoles = ['list', 'listitem', 'paragraph', 'heading', 'link', 'button', 'table'];

function expectOnePicture(scene: Scene) {
  const picture = screen.getByRole('img');
  expect(picture).toHaveAccessibleName(scene.label);
  for (const role of contentRoles) expect(screen.queryAllByRole(role)).toEqual([]);
  expect(picture.querySelector('a, button, input, [tabindex]')).toBeNull();
  const [hidden, ...others] = picture.children;
  expect(others).toEqual([]);
  expect(hidden).toHaveAttribute('aria-hidden', 'true');
  for (const words of wordsOf(scene)) expect(hidden).toHaveTextContent(words, { normalizeWhitespace: false });
}

const table = (list: readonly Scene[]) => list.map((scene) => [scene.label, scene] as const);

describe.each(kinds)('%s', (kind) => {
  const ofKind = scenes.filter((scene) => scene.kind === kind);

  it('is used in the content', () => {
    expect(ofKind).not.toEqual([]);
  });

  it.each(table(ofKind))('is a single image: %s', (_, scene) => {
    render(<ScenePicture scene={scene} />);
    expectOnePicture(scene);
  });
});

it('a storyline in a row is a single image too', () => {
  const { story } = industryAt('/industries/plumbers');
  render(<StorylineRow scene={story.scene} line={story.line} />);
  expectOnePicture(story.scene);
});
