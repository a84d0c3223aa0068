/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { palette } from '@/components/pictures/palette';

const styles = readFileSync('app/globals.css', 'utf8');
const tokenOf = (name: string) => `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

it.each(Object.entries(palette))('%s has the value of its token', (name, value) => {
  expect(styles).toContain(`${tokenOf(name)}: ${value};`);
});
