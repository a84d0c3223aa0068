/**
 * An expression that calls a function in a page. The function may use nothing but its arguments and what browsers have:
 * its module stays behind.
 *
 * tsx wraps every named function in a call of its helper `__name`, which browsers lack.
 */
export function inPage<Given extends readonly unknown[]>(code: (...given: Given) => unknown, ...given: Given): string {
  const values = given.map((value) => JSON.stringify(value));
  return `(() => { const __name = (named) => named; return (${code.toString()})(${values.join(', ')}); })()`;
}
