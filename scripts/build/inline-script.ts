import { build } from 'esbuild';
import { parse } from 'node-html-parser';
import { minify, type MinifyOptions } from 'terser';
import { embeds } from '../../lib/embeds';
import { browserTargets } from './browser-targets';
import { BuildError } from '../../lib/build-error';
import type { Page } from './pages';

const folder = 'components/inline-script/entries';

/** Minified and uncompressed. The limit is low because the inline script is in every page. */
const maxBytes = 8_000;

const entries = ['content', 'frame', 'chat', 'carousel', 'not-found'] as const;
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
  if (code === '' || code.length > maxBytes || code.includes('</')) {
    throw new BuildError(
      `Inline script: ${folder}/${entry}.ts has ${code.length} bytes, expected 1 to ${maxBytes} and no "</"`,
    );
  }
  return code;
}

/** Compiles the inline scripts for the pages' heads. */
export async function compileInlineScripts(): Promise<InlineScripts> {
  const compiled = await Promise.all(entries.map(async (entry) => [entry, await compile(entry)] as const));
  return Object.fromEntries(compiled) as InlineScripts;
}

function embedIn(document: Page['document']) {
  return Object.values(embeds).find(({ attribute }) => document.querySelector(`[${attribute}]`));
}

/** Whether a page has a provider embed, which must not be loaded before the page is visible. */
export function hasEmbed({ document }: Page): boolean {
  return embedIn(document) !== undefined;
}

function entryOf({ path, document }: Page): Entry {
  const embed = embedIn(document);
  if (embed) return embed.entry;
  if (document.querySelector('[data-component="carousel-controls"]')) return 'carousel';
  return path === '/404' ? 'not-found' : 'content';
}

/** Inlines the inline script into the page's head, so that it runs before the first click and needs no request. */
export function addInlineScript(page: Page, inlineScripts: InlineScripts): void {
  page.head.appendChild(
    parse(`<script>${inlineScripts[entryOf(page)]}</script>`, { blockTextElements: { script: true } }),
  );
}
