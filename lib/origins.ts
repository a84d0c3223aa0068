/**
 * Whether an origin is one that a content security policy's expression allows: `https://a.example`, or any host below another
 * one, as in `https://*.example.com`.
 */
export function matchesOrigin(origin: string, expression: string): boolean {
  const [start = '', end] = expression.split('*');
  return end === undefined ? origin === start : origin.startsWith(start) && origin.endsWith(end);
}
