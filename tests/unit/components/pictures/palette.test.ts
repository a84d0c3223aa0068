/** @jest-environment node */
import { color } from '@/components/pictures/palette';

it('a color of the style sheet is found, also behind another property, and none is invented', () => {
  expect([color('white'), color('rule')]).toEqual([expect.stringMatching(/^#/), expect.stringMatching(/^#/)]);
  expect(() => color('mauve')).toThrow('no --color-mauve');
});
