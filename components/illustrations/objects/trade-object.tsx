import type { JSX } from 'react';
import { cx } from '@/components/ui/cx';
import type { ServiceObjectName } from '@/lib/content/schemas/service';
import { services } from './services';

const drawings: Record<ServiceObjectName, JSX.Element> = services;

type TradeObjectProps = {
  name: ServiceObjectName;
  /** Its size and place: the drawing is 246 wide and 226 high, and its strokes stay over 3 px from 160 px on. */
  className?: string;
};

/**
 * The thing that a customer in the pictures of a service works with: ink line, blue fill, one accent. The sun ground behind it has the class
 * `trade-object-ground`, for backgrounds that it would fight. Decoration: hidden from assistive technology.
 */
export function TradeObject({ name, className }: TradeObjectProps) {
  return (
    <svg
      aria-hidden="true"
      width="246"
      height="226"
      viewBox="0 0 246 226"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('trade-object fill-white stroke-ink', className)}
    >
      <path className="trade-object-ground fill-sun-soft stroke-none" d="M38 22h168v156H38z" />
      {drawings[name]}
    </svg>
  );
}
