/*
 * On the not-found page, shows the pages whose paths are most like the requested one. All pages are in the list from the
 * build on, hidden; the script compares and shows entries, so nothing from the address gets into the page.
 */
const most = 4;

/** `/Web-desing` → web, desing */
const wordsOf = (path = ''): string[] => path.toLowerCase().match(/[a-z]+/g) ?? [];

/** How many letters have to be added, left out or replaced to get from one word to another. */
function distance(one: string, other: string): number {
  const row = [...Array(other.length + 1).keys()];
  for (const letter of one) {
    let [corner = 0] = row;
    row.forEach((above, column) => {
      row[column] = Math.min(above, row[column - 1] ?? above, corner - +(other[column - 1] === letter)) + 1;
      corner = above;
    });
  }
  return row.at(-1) ?? 0;
}

/** From 0 to 1. Words are also alike if they begin alike: roofer and roofing. */
function likeness(one: string, other: string): number {
  const letters = distance(one, other);
  if (letters <= one.length / 4) return 1 - letters / 9;
  return one[3] && other.startsWith(one.slice(0, 4)) ? 0.4 : 0;
}

/**
 * Shows the nearest pages, the most likely first. Of pages that are equally near, the first in the list.
 *
 * @param path the requested one, of which the last part is compared
 */
export function suggestPages(path: string): void {
  const words = wordsOf(/[^/]*\/*$/.exec(path)?.[0]);
  const near = [...document.querySelectorAll<HTMLElement>('#suggestions li')]
    .map((entry) => {
      const page = wordsOf(entry.querySelector('a')?.pathname);
      return {
        entry,
        score: words.reduce((sum, word) => sum + Math.max(...page.map((other) => likeness(word, other))), 0),
      };
    })
    .filter(({ score }) => score)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most);
  for (const { entry } of near) {
    entry.hidden = false;
    entry.parentElement?.append(entry);
    entry.closest('nav')?.removeAttribute('hidden');
  }
}
