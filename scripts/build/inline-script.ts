import { build } from 'esbuild';
import { parse } from 'node-html-parser';
import { minify, type MinifyOptions } from 'terser';
import { embeds, type EmbedName } from '../../lib/embeds';
import { browserTargets } from './browser-targets';
import { BuildError } from '../../lib/build-error';
import type { Page } from './pages';

const folder = 'components/inline-script/entries';

/** Minified and uncompressed. The limits are low because every visitor pays for the inline script of a page. */
const maxBytes = { others: 8_000, frame: 12_000 };

const entries = ['content', 'frame', 'chat', 'carousel', 'window', 'not-found'] as const;
type Entry = (typeof entries)[number];
export type InlineScripts = Record<Entry, string>;

/** A second minifier, because the inline script is in every page: its result is 6% smaller, compressed. */
const minification: MinifyOptions = { ecma: 2020, toplevel: true, compress: { passes: 3 } };

async function compile(entry: Entry): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${folder}/${entry}.ts`],
    bundle: true,
    format: 'iife',
    minify: true,
    target: browserTargets,
    write: false,
  });
  // TypeScript has checked what strict mode would.
  const bundled = outputFiles[0]?.text.trim().replace(/^"use strict";/, '') ?? '';
  const { code = '' } = await minify(bundled, minification);
  const most = maxBytes[entry === 'frame' ? entry : 'others'];
  if (code === '' || code.length > most || code.includes('</')) {
    throw new BuildError(
      `Inline script: ${folder}/${entry}.ts has ${code.length} bytes, expected 1 to ${most} and no "</"`,
    );
  }
  return code;
}

/** Compiles the inline scripts for the pages' heads. */
export async function compileInlineScripts(): Promise<InlineScripts> {
  const compiled = await Promise.all(entries.map(async (entry) => [entry, await compile(entry)] as const));
  return Object.fromEntries(compiled) as InlineScripts;
}

/** The name of a page's embed. One with several gets the inline script of the first. */
function embedIn({ document }: Page): string | undefined {
  return document.querySelector('[data-embed]')?.getAttribute('data-embed');
}

/** Whether a page has a provider embed, which must not be loaded before the page is visible. */
export function hasEmbed(page: Page): boolean {
  return embedIn(page) !== undefined;
}

function entryOf(page: Page): Entry {
  const name = embedIn(page);
  if (name !== undefined) return embeds[name as EmbedName].entry;
  if (page.document.querySelector('[data-component="carousel-controls"]')) return 'carousel';
  if (page.document.querySelector('[data-window]')) return 'window';
  return page.path === '/404' ? 'not-found' : 'content';
}

/** Inlines the inline script into the page's head, so that it runs before the first click and needs no request. */
export function addInlineScript(page: Page, inlineScripts: InlineScripts): void {
  page.head.appendChild(
    parse(`<script>${inlineScripts[entryOf(page)]}</script>`, { blockTextElements: { script: true } }),
  );
}
