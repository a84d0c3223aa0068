import { readDrawing } from '@/components/illustrations/drawing';
import type { GroundName } from '@/components/ui/ground';
import { color } from './palette';

/** The body of a tool, which its ground gives it (components/ui/ground.css). */
const bodies = {
  blue: { tool: 'brand-soft', 'tool-light': 'brand-pale', 'tool-shade': 'brand-light' },
  sun: { tool: 'sun-ground', 'tool-light': 'sunrise-pale', 'tool-shade': 'sun-shade' },
};

/** The weight of the lines that a class gives. */
const weights: Readonly<Record<string, string>> = { thin: '11', fine: '9' };

/**
 * The text of a tool for pictures that read no style sheet: its classes become attributes, and what only a large one has is left out.
 *
 * @param ground what it stands on
 */
export function coloredDrawing(name: string, ground: GroundName): string {
  const body: Readonly<Record<string, string>> = bodies[ground === 'blue' ? 'sun' : 'blue'];
  const attribute = (className: string): string => {
    const [, property, value = ''] = /^(fill|stroke)-(.+)$/.exec(className) ?? [];
    if (property) return `${property}="${value === 'none' ? value : color(body[value] ?? value)}"`;
    const weight = weights[className];
    return weight ? `stroke-width="${weight}"` : '';
  };
  return readDrawing('objects', name)
    .replaceAll(/<g class="wide[^>]*>.*?<\/g>|<\w+ class="(?:wide|line-)[^>]*\/>/gs, '')
    .replaceAll(/ class="([^"]*)"/g, (_, names: string) =>
      names
        .split(' ')
        .map((one) => ` ${attribute(one)}`)
        .join(''),
    )
    .replaceAll(/\s*\n\s*/g, '');
}
