/** How long to wait for a script to load, and for a failed address to report its status. */
const scriptTimeoutMs = 10_000;
const statusTimeoutMs = 3_000;

/** A failed load with a known status. The message is the specification's wording. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(readonly status: number) {
    super(`HTTP error! status: ${status}`);
  }
}

/** A script that neither loaded nor failed in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** The event of a blocked request comes after the request has failed. */
const violationDelayMs = 100;

/** These mean that the visitor may use the page after signing in. */
const signInStatuses = new Set([401, 403]);

/**
 * Finds out why an address failed. Scripts and frames do not report a reason, so this requests the address again.
 *
 * @returns an error with the HTTP status, or undefined if nothing is known for certain: the response is ok, leads to another
 *   page, asks for a sign-in, is hidden by CORS or by the page's policy, or takes too long
 * @throws {TypeError} if the address cannot be reached
 */
export async function findFailure(address: string): Promise<HttpError | undefined> {
  const deadline = new AbortController();
  const timer = window.setTimeout(() => deadline.abort(), statusTimeoutMs);
  const request: RequestInit = { cache: 'no-store', credentials: 'omit', signal: deadline.signal };
  let isBlocked = false;
  const noteViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    isBlocked ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', noteViolation);
  try {
    const { ok, redirected, status } = await fetch(address, request);
    return ok || redirected || signInStatuses.has(status) ? undefined : new HttpError(status);
  } catch {
    try {
      // Without CORS headers, a reachable server fails like an unreachable one. A no-cors request tells them apart.
      await fetch(address, { ...request, mode: 'no-cors' });
    } catch (error) {
      await new Promise((resolve) => window.setTimeout(resolve, violationDelayMs));
      if (!deadline.signal.aborted && !isBlocked) throw error;
    }
    return undefined;
  } finally {
    window.clearTimeout(timer);
    document.removeEventListener('securitypolicyviolation', noteViolation);
  }
}

type Outcome = 'loaded' | 'failed' | 'late' | 'unwanted';

function waitForOutcome(script: HTMLScriptElement, signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(() => resolve('late'), scriptTimeoutMs);
    const end = (outcome: Outcome) => () => {
      window.clearTimeout(timer);
      resolve(outcome);
    };
    script.addEventListener('load', end('loaded'));
    script.addEventListener('error', end('failed'));
    signal.addEventListener('abort', end('unwanted'));
  });
}

/**
 * Adds a provider script to the page. It stays until the visitor leaves the page.
 *
 * @param signal keeps a script that is still loading from running
 * @throws {HttpError | TimeoutError | TypeError} if the script does not load
 */
export async function loadScript(address: string, signal: AbortSignal): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  const outcomePromise = waitForOutcome(script, signal);
  document.body.append(script);
  const outcome = await outcomePromise;
  if (outcome === 'loaded') return;
  // A removed script would still run once it loads. Moved to another document, it never runs.
  document.implementation.createHTMLDocument().adoptNode(script);
  if (outcome === 'unwanted') return;
  if (outcome === 'late') throw new TimeoutError('The script did not come in time');
  throw (await findFailure(address)) ?? new TypeError('The script did not load');
}
