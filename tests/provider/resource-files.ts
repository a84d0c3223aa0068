import { readFileSync } from 'node:fs';
import { typefaceFile, typefaces } from '../../lib/typefaces';
import { chatProgram } from './chat';
import { browserCode, page, type Answer } from './page';
import { resourceNameOf, resources, typeface, type ResourceName } from './resources';

/** A sound: the head of a WAV file of 160 bytes, and silence. */
const head = Buffer.from('UklGRsQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YaAAAAA=', 'base64');
const sound = Buffer.concat([head, Buffer.alloc(160, 0x80)]);

/** Runs in the nested frame: it tells the page around it that the visitor is a person. */
function passCheck(): void {
  window.parent.postMessage(['stand-in-check-passed'], '*');
}

const files: Partial<Record<ResourceName, () => Answer>> = {
  program: () => ({ type: 'js', body: browserCode(chatProgram, resources) }),
  settings: () => ({ type: 'json', body: JSON.stringify({ greeting: 'We answer within the hour.' }) }),
  sound: () => ({ type: 'wav', body: sound }),
  typeface: () => ({
    type: 'css',
    body: `@font-face { font-family: '${typeface}'; font-weight: 300 900; font-display: optional; src: url('${resources.font}') format('woff2') }`,
  }),
  font: () => ({ type: 'woff2', body: readFileSync(typefaceFile(typefaces.body)) }),
  portrait: () => ({
    type: 'svg',
    body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#0f766e"/><path d="M9 36a11 11 0 0 1 22 0M20 10a6 6 0 1 0 .1 0" fill="#fff"/></svg>',
  }),
  check: () => ({ type: 'html', body: page({ title: 'Check', body: '', script: browserCode(passCheck) }) }),
};

/** The file of the chat or of a frame at an address, if there is one. */
export function resourceAt(url: URL): Answer | undefined {
  const name = resourceNameOf(url);
  return name && files[name]?.();
}
