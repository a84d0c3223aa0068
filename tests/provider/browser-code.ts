/**
 * The source of a function, to be run in a browser. The function may use nothing but its arguments and what browsers
 * have: its module stays behind.
 *
 * tsx wraps every named function in a call of its helper `__name`, which browsers lack.
 */
export function browserCode<Given extends readonly unknown[]>(
  code: (...given: Given) => void,
  ...given: Given
): string {
  const values = given.map((value) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`));
  return `{ const __name = (named) => named; (${code.toString()})(${values.join(', ')}); }`;
}
