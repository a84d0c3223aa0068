/** Milliseconds that a script may take, and that an address may take to say what is wrong with it. */
const scriptDeadlineMs = 10_000;
const answerDeadlineMs = 3_000;

/** The specification's text for a failed load whose status is known. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(readonly status: number) {
    super(`HTTP error! status: ${status}`);
  }
}

/** A script that has neither come nor failed in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Why an address failed. A script or frame that fails says nothing about it, so the address is asked for once more.
 *
 * @returns an error with the status where one can be seen, undefined where the address answers well, hides its answer or
 * takes too long
 * @throws {TypeError} when the address cannot be reached
 */
export async function failureOf(address: string): Promise<HttpError | undefined> {
  const deadline = new AbortController();
  const timer = window.setTimeout(() => deadline.abort(), answerDeadlineMs);
  const request: RequestInit = { cache: 'no-store', credentials: 'omit', signal: deadline.signal };
  try {
    const response = await fetch(address, request);
    return response.ok ? undefined : new HttpError(response.status);
  } catch {
    try {
      // A reachable server without CORS headers fails the same way as none; without CORS it answers at least something.
      await fetch(address, { ...request, mode: 'no-cors' });
    } catch (error) {
      if (!deadline.signal.aborted) throw error;
    }
    return undefined;
  } finally {
    window.clearTimeout(timer);
  }
}

type Outcome = 'loaded' | 'failed' | 'late' | 'unwanted';

function outcomeOf(script: HTMLScriptElement, unwanted: AbortSignal): Promise<Outcome> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(() => resolve('late'), scriptDeadlineMs);
    const end = (outcome: Outcome) => () => {
      window.clearTimeout(timer);
      resolve(outcome);
    };
    script.addEventListener('load', end('loaded'));
    script.addEventListener('error', end('failed'));
    unwanted.addEventListener('abort', end('unwanted'));
  });
}

/**
 * Puts a script of the provider into the page, where it stays: leaving the page is what removes it.
 *
 * @param unwanted keeps a script that is still on its way from running
 * @throws {HttpError | DeadlineError | TypeError} when it does not load
 */
export async function loadScript(address: string, unwanted: AbortSignal): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  const ended = outcomeOf(script, unwanted);
  document.body.append(script);
  const outcome = await ended;
  if (outcome === 'loaded') return;
  // Taken out of the page, a script would still run once it comes. In another document than it was asked for in, it never does.
  document.implementation.createHTMLDocument().adoptNode(script);
  if (outcome === 'unwanted') return;
  if (outcome === 'late') throw new DeadlineError('The script did not come in time');
  throw (await failureOf(address)) ?? new TypeError('The script did not load');
}
