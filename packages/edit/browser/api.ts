import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Place } from '../site';
import type { answers } from '../answers';

/** Asks the server, whose page this is. */

type Answers = typeof answers;
export type Answer<Name extends keyof Answers> = Awaited<ReturnType<Answers[Name]>>;
export type Overview = Answer<'overview'>;
export type Opened = Answer<'open'>;
export type Mistake = Answer<'mistakes'>[number];
export type { Place };
export type { Schema } from '../content';

/** The server refuses something, in words. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly details: Record<string, unknown>,
  ) {
    super(message);
  }
}

/** Where the pages of the preview are. */
export const pageOrigin = () => `${location.protocol}//${location.hostname}:${document.body.dataset.pages}`;

async function send(
  name: string,
  headers: Record<string, string>,
  body: BodyInit,
  signal?: AbortSignal,
): Promise<unknown> {
  const answer = await fetch(`/_edit/${name}`, { method: 'POST', headers, body, signal }).catch(() => {
    throw new Error('“npm run edit” does not answer. Start it again: what you have typed is kept.');
  });
  const given = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Refused(String(given.error), given);
  return given;
}

/** @param signal ends the question once nobody waits for its answer */
export const ask = <Name extends keyof Answers>(name: Name, asked: object = {}, signal?: AbortSignal) =>
  send(name, { 'content-type': 'application/json' }, JSON.stringify(asked), signal) as Promise<Answer<Name>>;

export const sendPicture = async (file: File, use: string) =>
  (await send('picture', { 'x-name': encodeURIComponent(file.name), 'x-use': use }, file)) as { name: string };

/**
 * The answer to a question. The last one stays until the next is there.
 *
 * @param rhythm how long people type before it is asked, and after how long it is asked again
 */
export function useAnswer<Name extends keyof Answers>(
  name: Name,
  asked: object = {},
  { waitMs = 0, againMs }: { waitMs?: number; againMs?: number } = {},
) {
  return useQuery<Answer<Name>>({
    queryKey: [name, asked],
    queryFn: async ({ signal }) => {
      if (waitMs > 0) await new Promise((done) => setTimeout(done, waitMs));
      signal.throwIfAborted();
      // A browser has six connections to an address, and a check takes seconds: outdated questions would hold up the others.
      return ask(name, asked, signal) as never;
    },
    placeholderData: keepPreviousData as never,
    refetchInterval: againMs ?? false,
  });
}
