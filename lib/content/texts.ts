import { nameInBraces } from './schemas/fields';

/** Puts a value in the place of every name in braces. Names without one stay. */
export function fillText(text: string, valueOf: (name: string) => string | undefined): string {
  return text.replaceAll(nameInBraces, (braces, name: string) => valueOf(name) ?? braces);
}

/** A template of content with its values: `{count} members`. */
export const filled = (template: string, values: Readonly<Record<string, string>>) =>
  fillText(template, (name) => values[name]);

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `50,000` */
export const inDigits = (count: number) => count.toLocaleString('en-US');

/** `twelve`, but `13` */
export const inWords = (count: number) => numberWords[count] ?? inDigits(count);

/** US dollars, written as on the whole site: `$1,497`, `$0.001`. */
export const dollars = (amount: number) => `$${amount.toLocaleString('en-US', { maximumFractionDigits: 4 })}`;

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
