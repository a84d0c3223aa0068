import { setTimeout } from 'node:timers/promises';
import { parse } from 'node-html-parser';
import { valueAt, type Place } from '../lib/content/mistake';
import { entriesOf, readContents } from '../scripts/preview/match';
import { followDisk } from './check';
import { isWithin } from './words';

/** Which pages show a value: the preview makes all of them in turn, and their words are searched. */

let origin = '';
/** The words of pages, by their paths. */
const seen = new Map<string, string>();
/** The pages that were told last: a change of the field changes them. */
let told: string[] = [];
let version = -1;
let isLooking = false;
/** So that what people do meanwhile comes first. */
const pauseMs = 200;

export function lookAtPreview(port: number): void {
  origin = `http://127.0.0.1:${port}`;
}

/** Words that differ in style are read as one. */
const inline = 'a, abbr, b, em, i, mark, s, small, span, strong, sub, sup';

function wordsOf(html: string): string {
  const page = parse(html, { comment: false, blockTextElements: {} });
  for (const hidden of page.querySelectorAll('script, style')) hidden.remove();
  for (const element of page.querySelectorAll(`body *:not(${inline})`)) element.append('\n');
  return (page.querySelector('body')?.text ?? '').replaceAll(/\s+/g, ' ');
}

async function lookAt(paths: readonly string[]): Promise<void> {
  isLooking = true;
  for (const path of paths) {
    const answer = await fetch(origin + path).catch(() => undefined);
    seen.set(path, answer?.ok ? wordsOf(await answer.text()) : '');
    await setTimeout(pauseMs);
  }
  isLooking = false;
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** $97 is not in $970. */
const asWhole = (words: string) => new RegExp(`(?<![\\p{L}\\d.,])${escape(words)}(?![\\p{L}\\d]|[.,]\\d)`, 'u');

/**
 * The pages that show what a field of a shared file says.
 *
 * @returns also how many pages have still to be looked at
 */
export function pagesWith(file: string, place: Place): { pages: string[]; left: number } {
  const contents = readContents();
  const content = contents.find((one) => one.file === file);
  if (!content || valueAt(content.data, ['path']) !== undefined) return { pages: [], left: 0 };
  const found = entriesOf(content)
    // A number alone may be any other one.
    .filter((entry) => isWithin(entry.place, place) && /[^\d.,]/.test(entry.words))
    .map(({ words }) => asWhole(words));
  if (found.length === 0) return { pages: [], left: 0 };
  const now = followDisk();
  if (now !== version) for (const path of told) seen.delete(path);
  version = now;
  const paths = contents.flatMap(({ data }) => (valueAt(data, ['path']) as string | undefined) ?? []);
  const left = paths.filter((path) => !seen.has(path));
  if (!isLooking) void lookAt(left);
  told = paths.filter((path) => found.some((words) => words.test(seen.get(path) ?? '')));
  return { pages: told, left: left.length };
}
