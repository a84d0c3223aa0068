import type { IconNode } from 'lucide';
import { createElement } from 'react';

type LucideProps = {
  icon: IconNode;
  className?: string;
  strokeWidth?: number;
  /** Pixels, for pictures: their renderer does not support classes. */
  size?: number;
};

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
      {icon.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
    </svg>
  );
}
