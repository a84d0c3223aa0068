/**
 * Calls `show` once while an element is out of the window, and `hide` when it is in it, where it says the same by itself.
 *
 * @returns a function that ends it
 */
export function whileOutOfView(element: Element, show: () => void, hide: () => void): () => void {
  let isShown = false;
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) {
      observer.disconnect();
      hide();
    } else if (!isShown) {
      isShown = true;
      show();
    }
  });
  observer.observe(element);
  return () => observer.disconnect();
}
