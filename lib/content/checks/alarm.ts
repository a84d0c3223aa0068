import type { Place } from '../texts';

/** Something in a content file that is almost certainly a mistake, although its schema takes it. */
export type Alarm = {
  /** What a comment above the field names where the alarm is false (allowances.ts). Without a name it is never false. */
  name?: string;
  path: Place;
  found: string;
  expected: string;
};

/** What holds for single texts, as data. */
export type TextRule = {
  name?: string;
  /** What a text breaks the rule with. */
  pattern: RegExp | ((text: string) => boolean);
  expected: string;
};

/** Longer texts are pasted by accident. Their schema says so, and nothing else is worth its time. */
export const longestChecked = 2000;

/** Invisible characters, as JavaScript writes them, so that an editor sees where they are. */
function visible(text: string): string {
  return text.replaceAll(/[\p{C}\u2028\u2029\u115f\u1160\u2800\u3164]/gu, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16);
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
  });
}

/** A text as it is named in a message: of a long one, what is around the mistake. */
export function excerpt(text: string, index = 0): string {
  if (text.length <= 80) return visible(`"${text}"`);
  const start = Math.max(0, Math.min(index - 30, text.length - 76));
  const end = start + 76;
  return visible(`"${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}"`);
}

/** Where a text breaks a rule; undefined where it does not. */
export function breaks(text: string, { pattern }: TextRule): number | undefined {
  if (typeof pattern === 'function') return pattern(text) ? 0 : undefined;
  return pattern.exec(text)?.index;
}
