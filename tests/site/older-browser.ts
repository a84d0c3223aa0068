import type { Page } from '@playwright/test';

/* Simulates the oldest supported browsers (`browserslist` in package.json). */

/** APIs that at least one of them does not support. */
const newerApis = `
  AbortSignal.any Array.fromAsync ArrayBuffer.prototype.transfer CSS.highlights CloseWatcher
  Document.prototype.caretPositionFromPoint Document.prototype.startViewTransition Element.prototype.checkVisibility
  Element.prototype.moveBefore Element.prototype.setHTMLUnsafe HTMLButtonElement.prototype.popoverTargetElement
  HTMLElement.prototype.hidePopover HTMLElement.prototype.popover HTMLElement.prototype.showPopover
  HTMLElement.prototype.togglePopover Intl.DurationFormat Iterator Map.groupBy Object.groupBy PageRevealEvent Promise.try
  Promise.withResolvers Response.json Set.prototype.difference Set.prototype.intersection Set.prototype.isDisjointFrom
  Set.prototype.isSubsetOf Set.prototype.isSupersetOf Set.prototype.symmetricDifference Set.prototype.union ToggleEvent
  URL.canParse URL.parse Uint8Array.fromBase64 cancelIdleCallback navigation requestIdleCallback scheduler trustedTypes`;

/** Removes newer APIs from every document of a page. */
export async function removeNewerApis(page: Page): Promise<void> {
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const names = path.split('.');
      const last = names.pop() ?? '';
      let owner: object | undefined = window;
      for (const name of names) owner = owner && Reflect.get(owner, name);
      if (owner) Reflect.deleteProperty(owner, last);
    }
    // Iterator helpers exist even without the global `Iterator`.
    const helpers = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
    for (const name of ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'find']) {
      Reflect.deleteProperty(helpers, name);
    }
  }, newerApis.trim().split(/\s+/));
}

/**
 * Removes popover support from every document of a page. In browsers without popovers, `popover` is an unknown
 * attribute and `:popover-open` an unknown pseudo-class, so this renames both. It changes the styles, so the test must
 * bypass the policy.
 */
export async function removePopovers(page: Page): Promise<void> {
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
