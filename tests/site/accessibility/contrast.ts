/** The colors that are too weak for those who prefer more contrast: of muted texts and lines. */
export const weakColors: readonly string[] = ['rgb(74, 81, 112)', 'rgb(93, 100, 128)', 'rgb(228, 226, 218)'];

/** The elements that have one of the colors in a place that is seen. A line may have the color of muted texts. Runs in the page. */
export function elementsWith(colors: readonly string[]): string[] {
  const [, quiet = ''] = colors;
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const style = getComputedStyle(element);
    const lines = ['top', 'right', 'bottom', 'left'].flatMap((side) =>
      style.getPropertyValue(`border-${side}-width`) === '0px' ? [] : style.getPropertyValue(`border-${side}-color`),
    );
    const seen = [style.color, style.backgroundColor, ...lines.filter((color) => color !== quiet)];
    return seen.some((color) => colors.includes(color)) ? [element.outerHTML.slice(0, 80)] : [];
  });
}
