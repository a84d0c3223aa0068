/* oxlint-disable unicorn/consistent-function-scoping -- pages get these functions without their module */

/* What disturbs a page from outside. These functions run in it, before its own scripts. */

/** Makes storage fail or hold garbage, as the part of the address after `?storage=` says. */
export function disturbStorage(): void {
  const mode = new URLSearchParams(location.search).get('storage');
  const fail = (name: string) => () => {
    throw new DOMException('Not in this test', name);
  };
  if (mode === 'denied') {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: fail('SecurityError') });
    Object.defineProperty(document, 'cookie', { get: fail('SecurityError'), set: fail('SecurityError') });
  }
  if (mode === 'full') Storage.prototype.setItem = fail('QuotaExceededError');
  if (mode === 'corrupt') {
    const garbage = ['{"campaign":', '{"campaign":{"a":1},"at":"x"}', 'null', '\uD800'];
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of ['campaign', 'redirected-from']) {
        storage.setItem(key, garbage[Math.floor(performance.timeOrigin) % garbage.length] ?? '');
      }
    }
    history.replaceState({ plan: ['x'], from: { y: 1 } }, '');
  }
}

/** Does to a page what translators and extensions do, before its islands start. */
export function changePage(): void {
  /** As translators of browsers do: each text into two nested elements. */
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isPlain = !text.parentElement?.closest('script, style, noscript, template, svg, font');
      if (!isPlain || text.data.trim() === '') continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  };
  /** As extensions do: first and last in the head, the body and everything in islands, and attributes. */
  const extend = () => {
    for (const place of document.querySelectorAll('head, body, [data-island], [data-island] :is(nav, ul, li, div)')) {
      const [first, last] = [document.createElement('injected-element'), document.createElement('injected-element')];
      // Most are hidden. One in the middle of a row could not be shown without moving what is there.
      if (place.closest('[data-island]')) first.hidden = last.hidden = true;
      place.prepend(first);
      place.append(last);
    }
    document.documentElement.setAttribute('data-injected', '');
    document.body.setAttribute('data-injected', '');
    for (const control of document.querySelectorAll('button, input, a')) control.setAttribute('data-injected', '');
  };
  Object.assign(window, { translate });
  document.addEventListener('DOMContentLoaded', () => {
    extend();
    translate();
  });
}
