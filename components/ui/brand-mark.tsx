/** The mark's line, in a 32 by 32 view box. public/icon.svg has the same path. */
export const brandLine = 'M6.5 18.5c3 0 3.6-6 7-6s3.6 6.5 7 6.5c2.4 0 3-3 5-3';

/** The brand's mark: a line on a tile. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden className="size-8 shrink-0">
      <rect width="32" height="32" rx="9" className="fill-brand" />
      <path d={brandLine} fill="none" strokeWidth="3" strokeLinecap="round" className="stroke-white" />
    </svg>
  );
}
