/** @jest-environment node */
import { navigation } from '@/lib/content/navigation';
import { industries } from '@/lib/content/pages';
import type { Industry } from '@/lib/content/schemas/industry';

/** What a reader sees at a glance: the hero scene with everything but its words, and the forms of the sections. */
function lookOf({ heroScene, painPoints, story, features }: Industry): string[] {
  const drawn = Object.entries(heroScene).flatMap(([field, value]) =>
    typeof value === 'string' ? [`${field} ${value}`] : Array.isArray(value) ? [`${value.length} ${field}`] : [],
  );
  const scene = features.scene ? `${features.scene.kind} ${features.layout}` : 'no scene';
  return [...drawn, painPoints.form, story.line, scene];
}

it('no two industry pages look alike, and each has a motif of its own', () => {
  expect(new Set(industries.map((page) => lookOf(page).join(', '))).size).toBe(industries.length);
  expect(new Set(industries.map(({ motif }) => motif)).size).toBe(industries.length);
});

it('industry pages that are neighbors in a menu differ in two things or more', () => {
  const byPath = new Map<string, Industry>(industries.map((page) => [page.path, page]));
  const lists = navigation.menus.flatMap(({ entries }) =>
    [entries].concat(entries.flatMap((entry) => ('links' in entry ? [entry.links] : []))),
  );
  for (const links of lists) {
    const pages = links.flatMap((link) => ('href' in link ? (byPath.get(link.href) ?? []) : []));
    for (const [index, other] of pages.slice(1).entries()) {
      const one = pages[index] as Industry;
      const differences = lookOf(one).filter((feature) => !lookOf(other).includes(feature));
      expect([one.path, other.path, differences.length >= 2]).toEqual([one.path, other.path, true]);
    }
  }
});

it('at most half of the stories end in a review', () => {
  const ends = industries.map(({ story }) => story.scene.moments.at(-1)?.style);
  expect(ends.filter((style) => style === 'stars').length).toBeLessThanOrEqual(ends.length / 2);
});
