import { whenParsed } from './moments';

/** How long a second of ringing takes, and how long a step is shown. */
const ringMs = 330;
const stepMs = 1_600;
const rings = 3;

/**
 * The button of the home page's player: it checks the steps, which are radio buttons, in turn. The frame's `data-state` says
 * what is going on; before anything is pressed there is none. With reduced motion a press shows the next step.
 */
export function playStories(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  whenParsed(() => {
    const button = document.querySelector<HTMLElement>('[data-play]');
    const frame = button?.closest<HTMLElement>('[data-player]');
    if (!button || !frame) return;
    const seconds = button.querySelector('i');
    const steps = [...frame.querySelectorAll<HTMLInputElement>('[name=step]')];
    /** Without an argument, the next step. */
    const show = (step = steps.findIndex(({ checked }) => checked) + 1) => {
      const shown = steps[step % steps.length];
      if (shown) shown.checked = true;
    };
    const play = () => {
      show();
      const isLast = steps.at(-1)?.checked;
      frame.dataset.state = isLast ? 'done' : 'playing';
      if (!isLast) timer = setTimeout(play, stepMs);
    };
    const ring = (count: number) => {
      if (count > rings) return play();
      if (seconds) seconds.textContent = `0:0${count}`;
      timer = setTimeout(ring, ringMs, count + 1);
    };
    button.hidden = false;
    button.addEventListener('click', () => {
      const { state } = frame.dataset;
      clearTimeout(timer);
      frame.scrollIntoView({ block: 'nearest' });
      if (matchMedia('(prefers-reduced-motion:reduce)').matches) show();
      else if (state === 'playing') frame.dataset.state = 'paused';
      else if (state === 'paused') play();
      else {
        show(0);
        frame.dataset.state = 'ringing';
        ring(1);
      }
    });
    // A visitor who chooses a step or a trade has it to read.
    addEventListener('change', () => {
      clearTimeout(timer);
      delete frame.dataset.state;
    });
  });
}
