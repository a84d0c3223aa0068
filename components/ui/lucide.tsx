import type { IconNode } from 'lucide';
import { createElement } from 'react';

type LucideProps = {
  icon: IconNode;
  className?: string;
  strokeWidth?: number;
  /** Pixels, for pictures, whose renderer does not support classes, and for where there are no styles. */
  size?: number;
};

/** A path's commands for behind another's: `m6 9 6 6` there would start where the other ends. */
function fromAnywhere(commands: string): string {
  return commands.replace(
    /^m *(-?\d*\.?\d+)[ ,]*(-?\d*\.?\d+)[ ,]*(?=([-\d.])?)/,
    (_start, x, y, more) => `M${x} ${y}${more ? 'l' : ''}`,
  );
}

/** The path of a part, or undefined for a part that stays what it is. */
function pathOf([tag, { d, cx, cy, r, rx = r, ry = r }]: IconNode[number]): string | undefined {
  if (tag === 'path') return fromAnywhere(`${d}`);
  if (tag !== 'circle' && tag !== 'ellipse') return undefined;
  const half = `a${rx} ${ry} 0 1 0`;
  return `M${Number(cx) - Number(rx)} ${cy}${half} ${2 * Number(rx)} 0${half} ${-2 * Number(rx)} 0`;
}

/** The parts of an icon, with all that can be one path as one: fewer elements for the browser. */
function partsOf(icon: IconNode): IconNode {
  const path = icon.map((part) => pathOf(part) ?? '').join('');
  const others = icon.filter((part) => pathOf(part) === undefined);
  return path === '' ? others : [['path', { d: path }], ...others];
}

/**
 * Renders a Lucide icon as plain SVG, hidden from assistive technology. It uses the package `lucide` because
 * `lucide-react` has client components, which would hydrate every icon.
 */
export function Lucide({ icon, className = 'size-5', strokeWidth = 1.75, size = 24 }: LucideProps) {
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
