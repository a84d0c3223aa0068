/* oxlint-disable unicorn/consistent-function-scoping -- pages get these functions without their module */

/** What moves, or would move by itself once something changes, for longer than a blink. Runs in the page. */
export function motions(): string[] {
  const blinkMs = 20;
  const describe = (element: Element | null | undefined) => element?.outerHTML.slice(0, 100) ?? 'an element';
  const running = document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    // The bar's background and the fill of its button only change with the scroll position, and at once.
    if (effect instanceof KeyframeEffect && effect.target?.matches('.site-bar, .bar-demo')) return [];
    const { activeDuration } = effect?.getComputedTiming() ?? {};
    if (animation.playState !== 'running' || Number(activeDuration) <= blinkMs) return [];
    return [`${describe(effect instanceof KeyframeEffect ? effect.target : null)} moves`];
  });
  const wouldMove: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const pseudo of [null, '::before', '::after']) {
      const { transitionDuration, scrollBehavior } = getComputedStyle(element, pseudo);
      const longest = Math.max(...transitionDuration.split(',').map((time) => parseFloat(time)));
      if (longest * 1_000 > blinkMs) wouldMove.push(`${describe(element)}${pseudo ?? ''} takes ${longest} s to change`);
      if (scrollBehavior === 'smooth') wouldMove.push(`${describe(element)} scrolls smoothly`);
    }
  }
  return [...running, ...wouldMove];
}
