import { createElement, type ComponentProps, type ComponentType } from 'react';
import { islands, type IslandName } from './islands';

type IslandProps = {
  [Name in IslandName]: {
    name: Name;
    /**
     * When the island's script is loaded. `use`: at the first hover, touch or focus on the island. `script`: when the inline
     * script needs it.
     */
    start: 'use' | 'script';
    /** Must be serializable: the build writes it to a file that the browser loads along with the script. */
    props: ComponentProps<(typeof islands)[Name]>;
  };
}[IslandName];

/**
 * A part of the page that React hydrates in the browser. The rest of the page stays static. Its HTML must be usable
 * before hydration, and if the script never loads.
 *
 * The build (scripts/build/islands.tsx) replaces the data with the addresses of its files.
 */
export function Island({ name, start, props }: IslandProps) {
  // The union above pairs each component with its props, but TypeScript loses that in the lookup.
  const component = islands[name] as ComponentType<object>;
  return (
    <div data-island={start} data-component={name} data-props={JSON.stringify(props)} className="contents">
      {createElement(component, props)}
    </div>
  );
}
