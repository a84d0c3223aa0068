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
export async function failureOf(address: string): Promise<HttpError | undefined> {
  const request: RequestInit = { cache: 'no-store', credentials: 'omit' };
  try {
    const response = await fetch(address, request);
    return response.ok ? undefined : new HttpError(response.status);
  } catch {
    // A reachable server without CORS headers fails the same way as none; without CORS it answers at least something.
    await fetch(address, { ...request, mode: 'no-cors' });
    return undefined;
  }
}

/**
 * Puts a script of the provider into the page, where it stays: leaving the page is what removes it.
 *
 * @throws {HttpError | TypeError} when it does not load
 */
export async function loadScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  const loaded = await new Promise<boolean>((resolve) => {
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
    document.body.append(script);
  });
  if (loaded) return;
  script.remove();
  throw (await failureOf(address)) ?? new TypeError('The script did not load');
}
