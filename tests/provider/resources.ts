import { readFileSync } from 'node:fs';
import { standInAddress } from '../../lib/stand-in';
import { hostFirst } from './address';
import { browserCode } from './browser-code';
import { chatProgram } from './chat-program';
import { page } from './page';
import type { Answer } from './respond';

/*
 * What the provider's chat and frames load besides themselves. The hosts are the real ones, as sites that run the provider
 * under a policy report them. The files are the stand-in's own.
 */
const real = {
  /** The chat's program, which its loader adds. */
  program: 'https://stcdn.leadconnectorhq.com/stand-in/program.js',
  settings: 'https://services.msgsndr.com/stand-in/settings.json',
  socket: 'wss://services.leadconnectorhq.com/stand-in/messages',
  sound: 'https://stcdn.leadconnectorhq.com/stand-in/message.wav',
  typeface: 'https://fonts.bunny.net/stand-in/typeface.css',
  font: 'https://fonts.bunny.net/stand-in/typeface.woff2',
  portrait: 'https://assets.cdn.filesafe.space/stand-in/portrait.svg',
  /** A frame in the chat or in the provider's frame, which tells visitors from programs. */
  check: 'https://challenges.cloudflare.com/stand-in/check',
};
export type Resources = typeof real;

export const resources = Object.fromEntries(
  Object.entries(real).map(([name, address]) => [name, standInAddress(address)]),
) as Resources;

/** The name of the typeface, which is on no computer. */
export const typeface = 'Stand-in Typeface';

/** A tenth of a second of silence. */
function silence(): Buffer {
  const rate = 8_000;
  const samples = Buffer.alloc(rate / 10, 0x80);
  const header = Buffer.alloc(44);
  header.write('RIFF');
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** The nested frame: it tells the page around it that the visitor is a person. */
function passCheck(): void {
  window.parent.postMessage(['stand-in-check-passed'], '*');
}

const answers: Partial<Record<keyof Resources, () => Answer>> = {
  program: () => ({ type: 'js', body: browserCode(chatProgram, resources) }),
  settings: () => ({ type: 'json', body: JSON.stringify({ greeting: 'We answer within the hour.' }) }),
  sound: () => ({ type: 'wav', body: silence() }),
  typeface: () => ({
    type: 'css',
    body: `@font-face { font-family: '${typeface}'; src: url('${resources.font}') format('woff2') }`,
  }),
  font: () => ({
    type: 'woff2',
    body: readFileSync('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  }),
  portrait: () => ({
    type: 'svg',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="20" fill="#2f49c9"/></svg>',
  }),
  check: () => ({
    type: 'html',
    body: page({ title: 'Check', body: '<main><h1>Check</h1></main>', scripts: [browserCode(passCheck)] }),
  }),
};

const byPath = new Map(
  Object.entries(answers).map(([name, answer]) => [hostFirst(new URL(real[name as keyof Resources])), answer]),
);

/** The file of the chat or of a frame at an address, if there is one. */
export function resourceAt(url: URL): Answer | undefined {
  return byPath.get(hostFirst(url))?.();
}

/** Whether an address is the socket's. */
export function isSocket(url: URL): boolean {
  return hostFirst(url) === hostFirst(new URL(real.socket));
}
