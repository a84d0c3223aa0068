import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';

/* Small drawings of what the examples are about, in the manner of the armchair of /web-design. */

/** At the corner of a sheet, on wide screens in it, where there is room. */
function SheetObject({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 246 226"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx(
        'print-hidden absolute -right-2 -bottom-14 w-20 fill-none stroke-ink lg:-right-9 lg:-bottom-6 lg:w-34',
        className,
      )}
    >
      {children}
    </svg>
  );
}

const inside = 'xl:top-1/2 xl:right-11 xl:bottom-auto xl:w-50 xl:[translate:0_-50%]';

/** A rental tent. */
export function Tent() {
  return (
    <SheetObject className="xl:top-10 xl:right-11 xl:bottom-auto xl:w-32">
      <path d="M39 56h168v156H39z" className="fill-sun-soft stroke-none" />
      <path d="M123 12v36" />
      <path d="M123 12l36 10-36 11z" className="fill-sun" />
      <path d="M123 48C112 96 60 124 14 134h218C186 124 134 96 123 48z" className="fill-brand" />
      <path d="M123 58C118 100 100 124 84 132m39-74c5 42 23 66 39 74" strokeWidth="4" className="stroke-brand-soft" />
      <path
        d="M14 134h218v18a18 18 0 0 1-36 0 18 18 0 0 1-36 0 18 18 0 0 1-37 0 18 18 0 0 1-37 0 18 18 0 0 1-36 0 18 18 0 0 1-36 0z"
        className="fill-brand-soft"
      />
      <path d="M24 170v50m198-50v50M123 170v38" />
    </SheetObject>
  );
}

/** A mantel clock. */
export function MantelClock() {
  return (
    <SheetObject>
      <path d="M39 40h168v150H39z" className="fill-sun-soft stroke-none" />
      <path d="M40 188C40 188 58 176 62 140 66 74 88 32 123 32s57 42 61 108c4 36 22 48 22 48z" className="fill-brand" />
      <circle cx="123" cy="106" r="44" className="fill-white" />
      <path d="M123 82v24l17 12" />
      <path d="M123 68v4m38 34h-4m-34 38v-4m-38-34h4" />
      <path d="M28 188h190v24H28z" className="fill-brand-soft" />
      <path d="M123 32V20" />
    </SheetObject>
  );
}

/** A cedar fence. */
export function Fence() {
  const boards = [28, 68, 108, 148, 188];
  return (
    <SheetObject className={inside}>
      <path d="M24 14h198v156H24z" className="fill-sun-soft stroke-none" />
      <path d="M10 92h226v20H10zm0 68h226v20H10z" className="fill-brand-soft" />
      {boards.map((x) => (
        <path key={x} d={`M${x} 70l15-22 15 22v146h-30z`} className="fill-brand" />
      ))}
      <path
        d="M43 102h0m40 0h0m40 0h0m40 0h0m40 0h0M43 170h0m40 0h0m40 0h0m40 0h0m40 0h0"
        strokeWidth="4"
        className="stroke-brand-soft"
      />
    </SheetObject>
  );
}

/** An upright piano. */
export function Piano() {
  return (
    <SheetObject className={inside}>
      <path d="M6 6h234v150H6z" className="fill-sun-soft stroke-none" />
      <path d="M30 40h186v160H30z" className="fill-brand" />
      <path d="M22 30h202v16H22z" className="fill-brand-soft" />
      <path d="M84 62h78v44H84z" className="fill-white" />
      <path d="M96 76h54M96 90h38" strokeWidth="4" className="stroke-brand-soft" />
      <path d="M16 118h214v30H16z" className="fill-white" />
      <path d="M47 118v30m31-30v30m30-30v30m31-30v30m30-30v30m31-30v30" />
      <path d="M62 118v14m61-14v14m31-14v14m30-14v14" strokeWidth="10" strokeLinecap="butt" />
      <path d="M30 148v68m186-68v68M112 184v10m22-10v10" />
    </SheetObject>
  );
}
