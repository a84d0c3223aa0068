/** A star around the origin. */
export const starPath = 'm0-10 3.1 6.3 6.9 1-5 4.8 1.2 6.9L0 5.8-6.2 9-5 2.1l-5-4.8 6.9-1z';

/** The end of a line inside a drawing: a star on a white disc. `x` and `y` are its center. */
export function Star({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="24" fill="#fff" className="line-disc" />
      <path d={starPath} fill="#ffb84d" stroke="#ffb84d" strokeWidth="1.75" strokeLinejoin="round" />
    </g>
  );
}
