/**
 * Returns an expression that calls a function in a page. The function must use only its arguments and browser APIs,
 * because its module is not available there.
 *
 * tsx wraps every named function in a call of its helper `__name`, which does not exist in browsers.
 */
export function inPage<Args extends readonly unknown[]>(code: (...args: Args) => unknown, ...args: Args): string {
  const values = args.map((value) => JSON.stringify(value));
  return `(() => { const __name = (named) => named; return (${code.toString()})(${values.join(', ')}); })()`;
}
