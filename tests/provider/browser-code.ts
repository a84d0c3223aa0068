/**
 * Returns code that calls a function in a browser. The function must use only its arguments and browser APIs, because
 * its module is not available there.
 *
 * tsx wraps every named function in a call of its helper `__name`, which does not exist in browsers.
 */
export function browserCode<Args extends readonly unknown[]>(code: (...args: Args) => void, ...args: Args): string {
  const values = args.map((value) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`));
  return `{ const __name = (named) => named; (${code.toString()})(${values.join(', ')}); }`;
}
