import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { ruleSchema, type Modes } from './modes';
import { respond } from './respond';

/** Identifies the client, so that tests can run in parallel: header `x-stand-in-client` or cookie `stand-in-client`. */
export function clientOf({ headers }: IncomingMessage): string | undefined {
  const header = headers['x-stand-in-client'];
  if (typeof header === 'string') return header;
  return /(?:^|;\s*)stand-in-client=([^;]+)/.exec(headers.cookie ?? '')?.[1];
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * `GET`, `PUT` and `DELETE` /stand-in/mode: lists, sets and resets modes (`ruleSchema` in modes.ts).
 *
 * Responses have no CORS headers, so that web pages cannot change the modes.
 */
export async function control(request: IncomingMessage, response: ServerResponse, modes: Modes): Promise<void> {
  const client = clientOf(request);
  if (request.method === 'PUT') {
    const rule = ruleSchema.safeParse(await readJson(request));
    if (!rule.success) {
      respond(
        response,
        { status: 400, type: 'json', body: JSON.stringify({ error: z.prettifyError(rule.error) }) },
        {},
      );
      return;
    }
    modes.set({ ...rule.data, client: rule.data.client ?? client });
  } else if (request.method === 'DELETE') {
    modes.reset(client);
  } else if (request.method !== 'GET') {
    respond(
      response,
      { status: 405, type: 'json', body: '{"error":"GET, PUT or DELETE"}' },
      { allow: 'GET, PUT, DELETE' },
    );
    return;
  }
  respond(response, { type: 'json', body: JSON.stringify(modes.list()) }, { 'cache-control': 'no-store' });
}
