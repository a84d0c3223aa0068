/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { palette } from '@/components/pictures/palette';

/** With the values of the colors that more contrast changes. */
const styles = readFileSync('app/globals.css', 'utf8').replaceAll(
  /var\((--[a-z])\)/g,
  (use, name: string, _, all: string) => new RegExp(`${name}: ([^;]+);`).exec(all)?.[1] ?? use,
);
const tokenOf = (name: string) => `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

it.each(Object.entries(palette))('%s has the value of its token', (name, value) => {
  expect(styles).toContain(`${tokenOf(name)}: ${value};`);
});
