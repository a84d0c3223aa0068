import { createElement, type ComponentProps, type ComponentType } from 'react';
import { islands, type IslandName } from './islands';

type IslandProps = {
  [Name in IslandName]: {
    name: Name;
    /**
     * When its script is loaded: `use` at the first pointer, focus or touch on the island or the focus in its
     * `data-island-zone`, `load` after the page's first paint.
     */
    start: 'use' | 'load';
    /** Plain data: the build writes it to a file that the browser loads together with the script. */
    props: ComponentProps<(typeof islands)[Name]>;
  };
}[IslandName];

/**
 * A part of the page that a framework takes over in the browser, and nothing else of the page. Its HTML has to be of use
 * before that, and for good if the script never comes.
 *
 * The build (scripts/build/islands.tsx) replaces the data by the addresses of its files.
 */
export function Island({ name, start, props }: IslandProps) {
  // The union above pairs each component with its own properties; a compiler cannot follow that through a look-up.
  const component = islands[name] as ComponentType<object>;
  return (
    <div data-island={start} data-component={name} data-props={JSON.stringify(props)} className="contents">
      {createElement(component, props)}
    </div>
  );
}
