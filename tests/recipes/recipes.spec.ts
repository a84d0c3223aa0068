import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { recipes } from './recipes';

/* On a copy of the project in which all recipes were followed (scripts/test/test-recipes.ts): the export shows each of them. */

for (const { change, shows } of recipes.filter((recipe) => recipe.shows.length > 0)) {
  const files = new Set(shows.map(([file]) => file));
  test(`${change} reaches ${[...files].join(', ')}`, () => {
    for (const [file, text] of shows) expect(readFileSync(join('out-stand-in', file), 'utf8'), file).toContain(text);
  });
}
