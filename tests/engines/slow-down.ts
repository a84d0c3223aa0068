const runMs = 10;

/**
 * Slows programs down: they run for a part of the time only. Firefox and WebKit cannot do that themselves.
 *
 * @param group the processes, by the number of the first one, which began their group
 * @param times how much slower
 * @returns ends it
 */
export function slowDown(group: number, times: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  const send = (signal: 'SIGSTOP' | 'SIGCONT') => {
    try {
      process.kill(-group, signal);
      return true;
    } catch {
      // They have ended, which the test notices by itself.
      return false;
    }
  };
  const run = () => {
    if (send('SIGCONT')) timer = setTimeout(stop, runMs);
  };
  const stop = () => {
    if (send('SIGSTOP')) timer = setTimeout(run, runMs * (times - 1));
  };
  stop();
  return () => {
    clearTimeout(timer);
    send('SIGCONT');
  };
}
