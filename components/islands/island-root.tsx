import { createElement, useEffect, useLayoutEffect, type ComponentType } from 'react';

type IslandRootProps<Props extends object> = {
  component: ComponentType<Props>;
  props: Props;
  /** Called in the very commit in which the component takes over, so that no event falls between. */
  onTakeOver?: () => void;
  /** Called after that, once the component's own effects have run. */
  onReady?: () => void;
};

/** The root of an island. The build and the browser render the same one, so that React's generated ids agree. */
export function IslandRoot<Props extends object>({ component, props, onTakeOver, onReady }: IslandRootProps<Props>) {
  // Effects of children run before those of their parents.
  useLayoutEffect(() => onTakeOver?.(), [onTakeOver]);
  useEffect(() => onReady?.(), [onReady]);
  return createElement(component, props);
}
