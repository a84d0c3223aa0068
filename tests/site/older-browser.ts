import type { Page } from '@playwright/test';

/* The oldest browsers that the site is for: `browserslist` in package.json. */

/** What at least one of them does not have, though the browser of the tests may. */
const newerApis = [
  'AbortSignal.any',
  'Array.fromAsync',
  'ArrayBuffer.prototype.transfer',
  'CSS.highlights',
  'CloseWatcher',
  'Document.prototype.caretPositionFromPoint',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  'Element.prototype.moveBefore',
  'Element.prototype.setHTMLUnsafe',
  'HTMLButtonElement.prototype.popoverTargetElement',
  'HTMLElement.prototype.hidePopover',
  'HTMLElement.prototype.popover',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.togglePopover',
  'Intl.DurationFormat',
  'Iterator',
  'Map.groupBy',
  'Object.groupBy',
  'PageRevealEvent',
  'Promise.try',
  'Promise.withResolvers',
  'Response.json',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.isDisjointFrom',
  'Set.prototype.isSubsetOf',
  'Set.prototype.isSupersetOf',
  'Set.prototype.symmetricDifference',
  'Set.prototype.union',
  'ToggleEvent',
  'URL.canParse',
  'URL.parse',
  'Uint8Array.fromBase64',
  'cancelIdleCallback',
  'navigation',
  'requestIdleCallback',
  'scheduler',
  'trustedTypes',
];

/** Takes from every document that a page loads what an older browser does not have. Returns what is still there. */
export async function takeNewerApis(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const names = path.split('.');
      const last = names.pop() ?? '';
      let owner: object | undefined = window;
      for (const name of names) owner = owner && Reflect.get(owner, name);
      if (owner) Reflect.deleteProperty(owner, last);
    }
    // The helpers of iterators, which the global object alone would not take along.
    const helpers = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
    for (const name of ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'find']) {
      Reflect.deleteProperty(helpers, name);
    }
  }, newerApis);
  return () =>
    page.evaluate(
      (paths) =>
        paths.filter((path) => {
          let value: unknown = window;
          for (const name of path.split('.')) {
            if (Object(value) !== value || !(name in Object(value))) return false;
            // Some can be read of an instance alone, and are then there.
            try {
              value = Reflect.get(Object(value), name);
            } catch {
              return true;
            }
          }
          return true;
        }),
      newerApis,
    );
}

/**
 * Makes popovers unknown to every document that a page loads. To a browser without them `popover` is an attribute like any
 * other, and `:popover-open` a pseudo-class that it does not know, which drops the rules that name it and answers
 * `@supports`. So both get names that no browser knows. The page's own policy, with the hashes of its styles, has to be off.
 */
export async function takePopovers(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const body = text
      .replaceAll(':popover-open', ':not-known')
      .replaceAll(/\spopover(?:target)?=/gi, ' data-not-known=');
    return route.fulfill({ response, body });
  });
}
