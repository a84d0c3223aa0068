/** The outlines of so many stars beside one another, 26 apart. */
const outlines = (places: number) =>
  Array.from(
    { length: places },
    (_, place) => `M${12 + 26 * place} 2l3.1 6.3 6.9 1-5 4.9 1.2 6.9-6.2-3.3-6.2 3.3 1.2-6.9-5-4.9 6.9-1z`,
  ).join('');

/** Five stars, with `rating` of them filled. The caller must add a text alternative. */
export function Stars({ rating = 5 }: { rating?: number }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 128 24"
      width="128"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      className="inline h-4 align-[-2px] text-sun"
    >
      {rating < 5 && <path d={outlines(5)} />}
      <path d={outlines(rating)} className="fill-current" />
    </svg>
  );
}
