import type { Route } from 'next';
import { z } from 'zod';
import { publicPath } from './app-paths';
import { statement, type CopyKind } from './fields';

/** A sentence with links to pages of the site, in the order in which it is read. */
export type LinkedText = { text: string; href?: Route }[];

const link = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** `See [plans](/pricing).` → See, plans with its path, the full stop. */
export function partsOf(value: string): { text: string; href?: string }[] {
  return value
    .split(link)
    .map((text, index, all) => (index % 3 === 1 ? { text, href: all[index + 1] } : { text }))
    .filter(({ text }, index) => index % 3 !== 2 && text !== '');
}

/** The links that are written into a text. */
export function linksIn(value: string): { text: string; href: string }[] {
  return partsOf(value).flatMap(({ text, href }) => (href === undefined ? [] : { text, href }));
}

/** The sentence without its addresses. */
export function plainTextOf(linked: readonly { text: string }[]): string {
  return linked.map(({ text }) => text).join('');
}

/**
 * Text in which links are written `[words](/path)`. Lengths count the words only. There is at least one link, and each
 * leads to a page, or a section of one.
 *
 * @param between what is between the links, where they are a list and no sentences
 */
export function linkedText(min: number, max: number, help: string, between?: string) {
  return z
    .string()
    .meta({ copy: 'statement' satisfies CopyKind })
    .transform((value, context): LinkedText => {
      const parts = partsOf(value);
      const fail = (message: string) => context.addIssue({ code: 'custom', message });
      const text = statement(min, max, help).safeParse(plainTextOf(parts));
      const paths = parts.flatMap(({ href }) => href ?? []);
      const dead = paths.filter((path) => !publicPath.safeParse(path).success);
      if (paths.length === 0 || /[[\]]/.test(plainTextOf(parts))) fail('links written as [words](/path)');
      else if (text.error) {
        context.issues.push(
          ...text.error.issues.map((issue) => Object.assign({}, issue, { input: value }) as z.core.$ZodRawIssue),
        );
      } else if (
        between !== undefined &&
        dead.length === 0 &&
        parts.some((part) => !part.href && part.text !== between)
      ) {
        fail('only links, [words](/path), with a comma between them');
      }
      for (const path of dead) fail(`links to paths that have a page under app/ (${path} has none)`);
      return parts as LinkedText;
    })
    .describe(help);
}

/** Where to read on. Each link leads to another page. */
export const seeAlso = linkedText(
  40,
  260,
  'One to three sentences that lead to related pages. Links are written [words](/path), with words that say what is there.',
);

/** The same as a plain list. The page calls it related. */
export const relatedLinks = linkedText(
  20,
  260,
  'Related pages, nothing else: links written [words](/path) with a comma between them, with words that say what is there.',
  ', ',
);
