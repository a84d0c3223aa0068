import { standInOrigin } from '../stand-in';
import { destinations, destinationUrl, fact } from './load';
import { directives, requestKinds, type AllowedRequest } from './schemas/embeds';

export const embedOrigins = fact('embed-origins');

/** Whether a source is an owner's address, which content/destinations.ts has. */
export function isDestination(from: string): boolean {
  return Object.hasOwn(destinations.links, from);
}

/** A source in a policy's words; with `STAND_IN=1` (local runs and tests) where the stand-in provider is. */
export function expressionFor(from: string): string {
  if (isDestination(from)) return new URL(destinationUrl(from)).origin;
  if (from === 'inline') return "'unsafe-inline'";
  return process.env.STAND_IN === '1' ? standInOrigin(from) : from;
}

/** What a policy has to say for requests, by directive. */
export function directivesOf(requests: readonly AllowedRequest[]): Record<string, string[]> {
  const found = requestKinds.map((kind) => {
    const entries = requests.filter((entry) => entry.for.includes(kind));
    // Several destinations may have one origin.
    const pair: [string, string[]] = [directives[kind], [...new Set(entries.map(({ from }) => expressionFor(from)))]];
    return pair;
  });
  return Object.fromEntries(found.filter(([, expressions]) => expressions.length > 0));
}
