import { recordSideEffects } from './side-effects';

/** The specification's text for a failed load whose status is known. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(readonly status: number) {
    super(`HTTP error! status: ${status}`);
  }
}

/**
 * Why an address failed. A script or frame that fails says nothing about it, so the address is asked for once more.
 *
 * @returns an error with the status where one can be seen, undefined where the address answers well or hides its answer
 * @throws {TypeError} when the address cannot be reached
 */
export async function failureOf(address: string, signal?: AbortSignal): Promise<HttpError | undefined> {
  try {
    const response = await fetch(address, { cache: 'no-store', credentials: 'omit', signal });
    return response.ok ? undefined : new HttpError(response.status);
  } catch (error) {
    // A reachable server without CORS headers fails the same way as none; without CORS it answers at least something.
    await fetch(address, { mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal });
    if (signal?.aborted) throw error;
    return undefined;
  }
}

/**
 * Puts a script of the provider into the page. next/script is no help here: it neither runs a script again when a
 * visitor returns nor takes it away when they leave.
 *
 * @returns undoes all the script did
 * @throws {HttpError | TypeError} when it does not load
 */
export async function loadScript(
  address: string,
  signal: AbortSignal,
  attributes: Record<string, string> = {},
): Promise<() => void> {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  const undo = recordSideEffects(script);
  const loaded = await new Promise<boolean>((resolve) => {
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
    // A removed script that is already on its way still runs: what it does then is undone when it has.
    signal.addEventListener('abort', () => script.remove());
    document.body.append(script);
  });
  if (signal.aborted || !loaded) undo();
  if (signal.aborted) throw new DOMException('The visitor has left the page', 'AbortError');
  if (!loaded) throw (await failureOf(address, signal)) ?? new TypeError('The script did not load');
  return undo;
}
