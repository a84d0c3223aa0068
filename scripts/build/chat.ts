import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { contract } from '../../deploy/contract';
import { browserTargets } from './browser-targets';
import type { Page } from './pages';

const chatFolder = `${contract.caching.hashedFolder}chat/`;

/**
 * Bundles the script that opens the chat.
 *
 * @param folder the export
 * @returns the script's address
 */
export async function bundleChat(folder: string): Promise<string> {
  const { metafile } = await build({
    stdin: { contents: "export { openChat } from './components/embeds/provider'", resolveDir: '.' },
    outdir: join(folder, chatFolder),
    entryNames: 'open-[hash]',
    bundle: true,
    format: 'esm',
    minify: true,
    target: browserTargets,
    metafile: true,
  });
  const [output = ''] = Object.keys(metafile.outputs);
  return `${chatFolder}${basename(output)}`;
}

/** Adds the script's address to the page's chat element, if there is one. */
export function addChatScript({ document }: Page, address: string): void {
  document.querySelector('[data-chat]')?.setAttribute('data-script', address);
}
