/** Milliseconds between lines where a line cannot be rewritten, such as in a log file. */
const plainInterval = 30_000;

function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

export interface Progress {
  /** Says what is measured now. */
  begin: (what: string) => void;
  /** Counts measurements as done: one, or all that turned out to be needless. */
  done: (count?: number) => void;
  /** Ends the line. */
  end: () => void;
}

/**
 * A line that says what is measured, how far it is, the time since the start and an estimate of what is left. A terminal
 * gets one line that is rewritten; anything else a line every half minute.
 *
 * @param steps how many measurements there will be
 */
export function createProgress(phase: string, steps: number): Progress {
  const started = Date.now();
  let finished = 0;
  let lastPlain = 0;

  function text(what: string): string {
    const elapsed = Date.now() - started;
    const left = finished === 0 ? '' : `, about ${clock((elapsed / finished) * (steps - finished))} left`;
    return `${phase} ${Math.min(finished + 1, steps)}/${steps} · ${what} · ${clock(elapsed)}${left}`;
  }

  return {
    begin(what) {
      if (process.stdout.isTTY) {
        process.stdout.write(`\r\u001B[K${text(what).slice(0, (process.stdout.columns || 100) - 1)}`);
      } else if (lastPlain === 0 || Date.now() - lastPlain >= plainInterval) {
        lastPlain = Date.now();
        console.log(text(what));
      }
    },
    done(count = 1) {
      finished += count;
    },
    end() {
      if (process.stdout.isTTY) process.stdout.write('\r\u001B[K');
      console.log(`${phase}: ${finished} of ${steps} done in ${clock(Date.now() - started)}`);
    },
  };
}
