import type { IconNode } from 'lucide';
import { createElement } from 'react';

type LucideProps = { icon: IconNode; className?: string; strokeWidth?: number };

/**
 * Draws a lucide icon as plain SVG, hidden from assistive technology. The drawings come from the package `lucide`: the
 * components of `lucide-react` are client components, and every icon of a page would be hydrated.
 */
export function Lucide({ icon, className = 'size-5', strokeWidth = 1.75 }: LucideProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {icon.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
    </svg>
  );
}
