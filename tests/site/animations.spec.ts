import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { files, folder, inlineStyles, pagePaths } from './exported-site';

/** What browsers compose without styling or painting in each frame. The others change once. */
const composed = /^(?:transform|translate|rotate|scale|opacity|clip-path|visibility|display)$/;

const keyframes = /@keyframes ([\w-]+)\{((?:[^{}]*\{[^{}]*\})*)\}/g;

test('only what browsers compose is animated, and nothing loops', () => {
  const deferred = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const styles = [...new Set(pagePaths.flatMap(inlineStyles)), ...deferred].join('\n');
  const animations = [...styles.matchAll(keyframes)];
  const costly = animations.flatMap(([, name, steps = '']) =>
    [...steps.matchAll(/[{;]([\w-]+):/g)]
      .filter(([, property = '']) => !composed.test(property))
      .map(([, property]) => `${name}: ${property}`),
  );
  expect(animations.length).toBeGreaterThan(0);
  expect([...new Set(costly)]).toEqual([]);
  expect(styles).not.toMatch(/animation[\w-]*:[^;}]*infinite/);
});
