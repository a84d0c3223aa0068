import type { ReactElement } from 'react';
import { clientReferenceOf } from '@/lib/framework-internals';

type IslandProps = {
  /**
   * When the island's script is loaded. `visible`: before it is scrolled into view. `use`: at the first hover, touch or focus on
   * the island, or on the bar if it is there. `script`: when the inline script needs it.
   */
  start?: 'visible' | 'use' | 'script';
  /**
   * One component of a file that begins with 'use client'. Its props must be serializable: the build writes them to a file that
   * the browser loads along with the script.
   */
  children: ReactElement<object>;
};

/**
 * A part of the page that React hydrates in the browser. The rest of the page stays static. Its HTML must be usable
 * before hydration, and if the script never loads (then it has the attribute `data-failed`). What is pressed before is pressed
 * again once it can be heard. The preview hydrates whole pages.
 *
 * @throws {Error} if the file of the component does not begin with 'use client'
 */
export function Island({ start = 'visible', children }: IslandProps) {
  const component = clientReferenceOf(children.type);
  if (process.env.NODE_ENV === 'development') return children;
  return (
    <div
      data-island={start}
      data-component={component}
      data-props={JSON.stringify(children.props)}
      className="contents"
    >
      {children}
    </div>
  );
}
