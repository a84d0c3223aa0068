/** @jest-environment node */
import { navigation } from '@/lib/content/navigation';
import { industries } from '@/lib/content/pages';
import type { Industry } from '@/lib/content/schemas/industry';

/** What a reader sees at a glance: the stage with everything but its words, and the forms of the sections. */
function faceOf({ stage, painPoints, story, features }: Industry): string[] {
  const drawn = Object.entries(stage).flatMap(([field, value]) =>
    typeof value === 'string' ? [`${field} ${value}`] : Array.isArray(value) ? [`${value.length} ${field}`] : [],
  );
  const scene = features.scene ? `${features.scene.kind} ${features.layout}` : 'no scene';
  return [...drawn, painPoints.form, story.line, scene];
}

const byPath = new Map<string, Industry>(industries.map((page) => [page.path, page]));

/** The industry pages of each menu, in the order in which they are listed. */
const lists = navigation.menus
  .flatMap(({ entries }) => [entries].concat(entries.flatMap((entry) => ('links' in entry ? [entry.links] : []))))
  .map((links) => links.flatMap((link) => ('href' in link ? (byPath.get(link.href) ?? []) : [])));

it('no two industry pages look alike', () => {
  const faces = industries.map((page) => faceOf(page).join(', '));
  expect(new Set(faces).size).toBe(faces.length);
});

it('every industry page has a motif of its own', () => {
  const motifs = industries.map(({ motif }) => motif);
  expect(new Set(motifs).size).toBe(motifs.length);
});

it.each(lists.flatMap((pages) => pages.slice(1).map((page, index) => [pages[index]?.path, page.path] as const)))(
  '%s and its neighbor %s differ in two things or more',
  (first, second) => {
    const [one, other] = [first, second].map((path) => faceOf(byPath.get(path ?? '') as Industry));
    expect(one?.filter((feature) => !other?.includes(feature)).length).toBeGreaterThanOrEqual(2);
  },
);
