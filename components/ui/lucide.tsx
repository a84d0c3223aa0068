import type { IconNode } from 'lucide';
import { createElement } from 'react';

type LucideProps = {
  icon: IconNode;
  className?: string;
  strokeWidth?: number;
  /** Pixels, for pictures: their renderer does not support classes. */
  size?: number;
};

/** A path's commands for behind another's: `m6 9 6 6` there would start where the other ends. */
function fromAnywhere(commands: string): string {
  return commands.replace(
    /^m *(-?\d*\.?\d+)[ ,]*(-?\d*\.?\d+)[ ,]*(?=([-\d.])?)/,
    (_start, x, y, more) => `M${x} ${y}${more ? 'l' : ''}`,
  );
}

/** The parts of an icon, with all its paths as one: fewer elements for the browser. */
function partsOf(icon: IconNode): IconNode {
  const paths = icon.filter(([tag]) => tag === 'path').map(([, { d = '' }]) => fromAnywhere(`${d}`));
  const others = icon.filter(([tag]) => tag !== 'path');
  return paths.length > 0 ? [['path', { d: paths.join('') }], ...others] : others;
}

/**
 * Renders a Lucide icon as plain SVG, hidden from assistive technology. It uses the package `lucide` because
 * `lucide-react` has client components, which would hydrate every icon.
 */
export function Lucide({ icon, className = 'size-5', strokeWidth = 1.75, size }: LucideProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {partsOf(icon).map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
    </svg>
  );
}
