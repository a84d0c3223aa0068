import { readFileSync } from 'node:fs';
import { color } from '../../components/pictures/palette';
import type { Mistake } from '../../lib/content/mistake';

const file = 'app/tokens.css';

/** The contrast of a color with white, as WCAG counts it: `#000000` → 21 */
function contrastWithWhite(hex: string): number {
  const channels = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const value = Number.parseInt(channels.slice(place, place + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** What white text, large and bold, is on; and the color of links, which follows it. */
const uses = { brand: ['buttons', 3], 'brand-deep': ['links', 4.5] } as const;

/** A brand color that nobody can read on white, or white on it. */
export function colorMistakes(): Mistake[] {
  const [before = ''] = readFileSync(file, 'utf8').split('--color-brand:');
  const place = { file, line: before.split('\n').length, path: ['--color-brand'], code: 'contrast' };
  try {
    color('brand');
  } catch {
    return [{ ...place, found: 'no color', expected: 'one, such as #5271ff' }];
  }
  return Object.entries(uses).flatMap(([name, [what, least]]) => {
    const contrast = contrastWithWhite(color(name));
    const found = `${color('brand')}: ${what} have a contrast of ${contrast.toFixed(1)} to 1 with white`;
    return contrast < least ? [{ ...place, found, expected: `a darker color, for at least ${least} to 1` }] : [];
  });
}
