import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { recipes } from './recipes';

/* On a copy of the project in which all recipes were followed (scripts/test/test-recipes.ts): the export shows each of them. */

for (const { change, shows } of recipes) {
  for (const [file, text] of shows) {
    test(`${change} reaches ${file}`, () => {
      expect(readFileSync(join('out-stand-in', file), 'utf8')).toContain(text);
    });
  }
}
