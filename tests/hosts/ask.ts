import { request } from 'node:http';
import { replyTo, type Reply } from '../../scripts/live/request';

export type { Reply };

/** Sends a single request without following redirects. Does not normalize the path, unlike `fetch`. */
export function ask(origin: string, path: string, headers: Record<string, string> = {}): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return replyTo(request({ hostname, port, path, headers, agent: false }));
}
