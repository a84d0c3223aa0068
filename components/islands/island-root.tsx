import { createElement, useEffect, useLayoutEffect, type ComponentType } from 'react';

type IslandRootProps<Props extends object> = {
  component: ComponentType<Props>;
  props: Props;
  /** Called in the commit that hydrates the component, so that no event is lost in between. */
  onTakeOver?: () => void;
  /** Called later, once the component's own effects have run. */
  onReady?: () => void;
};

/** What React's generated ids begin with: the place of an island among those of its page. The first has none. */
export const idPrefix = (place: number) => (place > 0 ? String(place) : '');

/** The root of an island. The build and the browser render the same tree, so that React's generated ids match. */
export function IslandRoot<Props extends object>({ component, props, onTakeOver, onReady }: IslandRootProps<Props>) {
  // Effects of children run before those of their parents.
  useLayoutEffect(() => onTakeOver?.(), [onTakeOver]);
  useEffect(() => onReady?.(), [onReady]);
  return createElement(component, props);
}
