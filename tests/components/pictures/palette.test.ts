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

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);

it('colors are typed in tokens and in their copy for pictures only', () => {
  const typed = files
    .filter((file) => /\.(?:css|tsx?)$/.test(file) && !file.endsWith('/palette.ts'))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8').replaceAll(file === styleSheet ? /^ *--[\w-]+:.*/gm : /(?!)/g, '');
      const colors = source.match(/#(?:[\da-f]{3,4}){1,2}(?![\w-])|\b(?:rgb|hsl|oklab|oklch)a?\(/gi) ?? [];
      return colors.map((color) => `${file}: ${color}`);
    });
  expect(typed).toEqual([]);
});

/** Other people's DOM, `hidden`, and where a whole page changes for its visitor. */
const mayForce =
  /provider-|data-island|data-level|^\[hidden\]|^@media (?:print|\((?:forced-colors|scripting|prefers-reduced-motion))|^@container page/;

it('`!important` is only where CONTRIBUTING allows it', () => {
  const forced = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const around: string[] = [];
      const source = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
      return [...source.matchAll(/([^{};]*)([{};])/g)].flatMap(([, text = '', end]) => {
        const isWrong = text.includes('!important') && !around.some((one) => mayForce.test(one));
        if (end === '{') around.push(text.trim());
        if (end === '}') around.pop();
        return isWrong ? `${file}: ${text.trim()}` : [];
      });
    });
  expect(forced).toEqual([]);
});
