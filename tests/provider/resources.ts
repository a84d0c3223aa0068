import { hostFirst, standInAddress } from '../../lib/stand-in';

/*
 * What the provider's chat and frames load besides themselves. The hosts are the real ones, as sites that
 * run the provider under a policy report them. The files are the stand-in's own.
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
export type ResourceName = keyof Resources;

export const resources = Object.fromEntries(
  Object.entries(real).map(([name, address]) => [name, standInAddress(address)]),
) as Resources;

/** The name of the typeface, which is on no computer. */
export const typeface = 'Stand-in Typeface';

/** The name of the resource at an address, if there is one. */
export function resourceNameOf(url: URL): ResourceName | undefined {
  return (Object.keys(real) as ResourceName[]).find((name) => hostFirst(new URL(real[name])) === hostFirst(url));
}
