/** The interval between lines if stdout is not a terminal. */
const logIntervalMs = 30_000;

function formatDuration(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

export interface Progress {
  /** Shows the current measurement. */
  begin: (what: string) => void;
  /** Counts measurements as done. */
  done: (count?: number) => void;
  /** Ends the line. */
  end: () => void;
}

/**
 * Shows the current measurement, the progress, the elapsed time and an estimate of the remaining time. On a terminal it
 * updates one line; otherwise it prints a line every 30 seconds.
 *
 * @param steps the total number of measurements
 */
export function createProgress(phase: string, steps: number): Progress {
  const startedAtMs = Date.now();
  let finished = 0;
  let lastLogAtMs = 0;

  function text(what: string): string {
    const elapsedMs = Date.now() - startedAtMs;
    const left = finished === 0 ? '' : `, about ${formatDuration((elapsedMs / finished) * (steps - finished))} left`;
    return `${phase} ${Math.min(finished + 1, steps)}/${steps} · ${what} · ${formatDuration(elapsedMs)}${left}`;
  }

  return {
    begin(what) {
      if (process.stdout.isTTY) {
        process.stdout.write(`\r\u001B[K${text(what).slice(0, (process.stdout.columns || 100) - 1)}`);
      } else if (lastLogAtMs === 0 || Date.now() - lastLogAtMs >= logIntervalMs) {
        lastLogAtMs = Date.now();
        console.log(text(what));
      }
    },
    done(count = 1) {
      finished += count;
    },
    end() {
      if (process.stdout.isTTY) process.stdout.write('\r\u001B[K');
      console.log(`${phase}: ${finished} of ${steps} done in ${formatDuration(Date.now() - startedAtMs)}`);
    },
  };
}
