/** Whether a policy's expression allows an origin: itself, or any host below it, as in `https://*.example.com`. */
export function matchesOrigin(origin: string, expression: string): boolean {
  const [start = '', end] = expression.split('*');
  return end === undefined ? origin === start : origin.startsWith(start) && origin.endsWith(end);
}
