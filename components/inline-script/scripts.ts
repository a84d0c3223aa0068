import { whenIdle, whenShown } from './moments';

/** Loads the scripts of others, in their order, once the page is seen, has loaded and is idle. */
export function loadScripts(addresses: readonly string[]): void {
  const load = () => {
    for (const src of addresses)
      document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  };
  whenShown(() => whenIdle(load));
}
