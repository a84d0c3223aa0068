/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { color } from '@/components/pictures/palette';

const styleSheet = 'app/globals.css';

it('a color of the style sheet is found, also behind another property, and none is invented', () => {
  expect([color('white'), color('rule')]).toEqual([expect.stringMatching(/^#/), expect.stringMatching(/^#/)]);
  expect(() => color('mauve')).toThrow('no --color-mauve');
});

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
);

it('colors are typed in tokens only', () => {
  const typed = files
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8').replaceAll(file === styleSheet ? /^ *--[\w-]+:.*/gm : /(?!)/g, '');
      const colors = source.match(/#(?:[\da-f]{3,4}){1,2}(?![\w-])|\b(?:rgb|hsl|oklab|oklch)a?\(/gi) ?? [];
      return colors.map((found) => `${file}: ${found}`);
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
