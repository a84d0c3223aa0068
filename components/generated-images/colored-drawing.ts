import { readDrawing } from '@/components/illustrations/drawing';
import type { GroundName } from '@/components/ui/ground';
import { color } from './palette';

/** The body of a tool, which its ground gives it (components/ui/ground.css). */
const bodies = {
  blue: { tool: 'brand-soft', 'tool-light': 'brand-pale', 'tool-shade': 'brand-light' },
  sun: { tool: 'sun-ground', 'tool-light': 'sunrise-pale', 'tool-shade': 'sun-shade' },
};

const weights: Readonly<Record<string, string>> = { thin: '11', fine: '9' };

/**
 * A tool as a file that reads no style sheet: its classes become attributes, and what only a large one has is left out.
 *
 * @param line the width of its lines, in units of the file
 */
export function coloredDrawing(name: string, ground: GroundName, line: number): string {
  const body: Readonly<Record<string, string>> = bodies[ground === 'blue' ? 'sun' : 'blue'];
  const attribute = (className: string): string => {
    const [, property, value = ''] = /^(fill|stroke)-(.+)$/.exec(className) ?? [];
    if (property) return `${property}="${value === 'none' ? value : color(body[value] ?? value)}"`;
    const weight = weights[className];
    return weight ? `stroke-width="${weight}"` : '';
  };
  const drawing = readDrawing('objects', name)
    .replaceAll(/<g class="wide[^>]*>.*?<\/g>|<\w+ class="(?:wide|line-)[^>]*\/>/gs, '')
    .replaceAll(/ class="([^"]*)"/g, (_, names: string) =>
      names
        .split(' ')
        .map((one) => ` ${attribute(one)}`)
        .join(''),
    )
    .replaceAll(/\s*\n\s*/g, '');
  const look = `fill="#fff" stroke="${color('ink')}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 600"><g ${look}>${drawing}</g></svg>`;
}
