import { useEffect, useState } from 'react';

/* oxlint-disable react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- the key stands for the question */

type Given<Answer> = { answer?: Answer; failed: string };

/**
 * The answer to a question. The last one stays until the next is there.
 *
 * @param key asks anew when it changes, and has not changed again for a while
 * @param again how long an answer lasts, if it is asked for again and again
 */
export function useAnswer<Answer>(
  question: () => Promise<Answer>,
  key: string,
  { waitMs = 0, again }: { waitMs?: number; again?: (answer: Answer) => number | undefined } = {},
): Given<Answer> {
  const [given, setGiven] = useState<Given<Answer>>({ failed: '' });
  useEffect(() => {
    let isGone = false;
    let waiting = setTimeout(look, waitMs);
    function look(): void {
      question().then(
        (answer) => {
          if (isGone) return;
          setGiven({ answer, failed: '' });
          const lasts = again?.(answer);
          if (lasts !== undefined) waiting = setTimeout(look, lasts);
        },
        (error: Error) => {
          if (!isGone) setGiven((was) => ({ ...was, failed: error.message }));
        },
      );
    }
    return () => {
      isGone = true;
      clearTimeout(waiting);
    };
  }, [key]);
  return given;
}
