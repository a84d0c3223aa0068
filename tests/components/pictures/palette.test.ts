/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palette } from '@/components/pictures/palette';

const styleSheet = 'app/globals.css';

/** With the values of the colors that more contrast changes. */
const styles = readFileSync(styleSheet, 'utf8').replaceAll(
  /var\((--[a-z])\)/g,
  (use, name: string, _, all: string) => new RegExp(`${name}: ([^;]+);`).exec(all)?.[1] ?? use,
);
const tokenOf = (name: string) => `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

it.each(Object.entries(palette))('%s has the value of its token', (name, value) => {
  expect(styles).toContain(`${tokenOf(name)}: ${value};`);
});

it('colors are typed in tokens and in their copy for pictures only', () => {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const typed = files
    .filter((file) => /\.(?:css|tsx?)$/.test(file) && !file.endsWith('/palette.ts'))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8').replaceAll(file === styleSheet ? /^ *--[\w-]+:.*/gm : /(?!)/g, '');
      const colors = source.match(/#(?:[\da-f]{3,4}){1,2}(?![\w-])|\b(?:rgb|hsl|oklab|oklch)a?\(/gi) ?? [];
      return colors.map((color) => `${file}: ${color}`);
    });
  expect(typed).toEqual([]);
});
