import { reservedId } from './provider';

/* What the inline script (components/inline-script/frames.ts) and the island (provider-status.tsx) share. */

/** The page's frame, as provider-frame.tsx has it in the HTML. */
export function findFrame(): HTMLIFrameElement | null {
  return document.querySelector<HTMLIFrameElement>('iframe[data-src]');
}

/** Says above the frame that the provider does not answer. The plain link has been there from the beginning. */
export function sayFailure(): void {
  document.querySelector('.frame-failure > p')?.removeAttribute('hidden');
}

/**
 * Loads the provider's script once, unless the visitor uses the frame by then: older builds of the script reload frames, and
 * what was typed would be lost.
 *
 * @param frame `data-script` is the script's address. `data-used`, and the event `used`, say that the visitor has focused it
 * @returns whether the script has run
 * @throws {Error} if the script does not come
 */
export async function loadScript(frame: HTMLIFrameElement): Promise<boolean> {
  if (frame.dataset.used !== undefined || document.activeElement === frame) return false;
  const script = document.createElement('script');
  script.id = reservedId;
  script.src = frame.dataset.script ?? '';
  document.body.append(script);
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      script.removeAttribute('id');
      reject(new Error('The script did not load'));
    });
    frame.addEventListener('used', () => {
      // A removed script would still run once it comes. Moved to another document, it never runs.
      document.implementation.createHTMLDocument().adoptNode(script);
      resolve(false);
    });
  });
}
