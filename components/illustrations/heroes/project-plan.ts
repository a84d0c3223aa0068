import { currentBar, type ProjectHeroScene } from '@/lib/content/schemas/hero-scenes/project';

/** Sizes of the plan in pixels: all periods, all rows, the line with the names of periods, a row, and the corners of the line. */
export const chartWidth = 360;
export const chartHeight = 377;
const namesHeight = 30;
const rowHeight = 54;
const corner = 8;
/** A bar is a thick line with round ends, with a gap between neighbors. */
const barEnd = 10 + 2;
/** The star at the end of the last bar, which the line leads to. */
const starSize = 24;

/** The middle of a row. */
export const rowMiddle = (row: number) => namesHeight + (row + 0.5) * rowHeight;

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** When a bar is, in words: “Week 6–7”, or “Mon–Tue”. */
export function periodsOf({ periods, bars }: ProjectHeroScene, row: number): string {
  const { from, to } = bars[row] ?? { from: 0, to: 1 };
  const [first, last] = [Math.floor(from), Math.ceil(to) - 1];
  const name = (period: number) => (periods.unit === 'Day' ? (weekdays[period % 7] ?? '') : String(period + 1));
  const names = first === last ? name(first) : `${name(first)}–${name(last)}`;
  return periods.unit === 'Day' ? names : `${periods.unit} ${names}`;
}

/** The bars, as one path per color; the line from the first bar to today, and on to the end of the last bar. */
export function planOf(heroScene: ProjectHeroScene) {
  const { periods, bars } = heroScene;
  const px = (place: number) => Math.round((place * chartWidth) / periods.total);
  const current = currentBar(heroScene);
  const today = px(periods.now - 0.5);
  const paths = { reached: '', accent: '', ahead: '' };
  const star = { x: px(bars.at(-1)?.to ?? 0) - starSize, y: rowMiddle(bars.length - 1) - starSize / 2 };
  let line = `M-10 ${rowMiddle(0)}`;
  let still = '';
  bars.forEach((bar, row) => {
    const color = bar.accent ? 'accent' : row > current ? 'ahead' : 'reached';
    paths[color] += `M${px(bar.from) + barEnd} ${rowMiddle(row)}H${px(bar.to) - barEnd}`;
    const turn =
      row === bars.length - 1
        ? `H${star.x}`
        : `H${px(bar.to) - corner}a8 8 0 0 1 8 8v${rowHeight - 2 * corner}a8 8 0 0 0 8 8`;
    if (row < current) line += turn;
    if (row === current) line += `H${today}`;
    if (row >= current) still += turn;
  });
  return {
    ...paths,
    line,
    still: `M${today} ${rowMiddle(current)}${still}`,
    ring: { x: today, y: rowMiddle(current) },
    star,
    column: { x: px(periods.now - 1), width: px(1) },
  };
}

/** A signature: a loop for each letter of the name, as tall as the letter, and a stroke at its end. */
export function signature(name: string): string {
  const loops = [...name].map((letter) => {
    const rise = /[gjpqy]/.test(letter) ? ' 22' : /[A-Zbdfhklt]/.test(letter) ? '-34' : '-13';
    return `c3${rise} 16${rise} 7 0s1 4 8 0`;
  });
  return `M2 34${loops.join('')}q14-8 34-4`;
}

/** The drawings on the blue sheet, in the coordinates of the plane. */
export const drawings: Record<ProjectHeroScene['plan'], string> = {
  // An island between walls, and a door.
  room: 'M20 550h130v256H20zM190 550v350m12 0V550m458-450v640m12 0V100m148 0v640h160M672 300h90v180h-90m0 156a104 104 0 0 0 104 104',
  // Roofs from above, with panels.
  roof: 'M20 545h960v355H20zl150 150h660l150-150M20 900l150-150M660 110h320v420H660zl160 160v100L660 530M20 715h65v90H20zm65 0h65v90H85zm85 55h70v90h-70zm70 0h70v90h-70z',
  // A molar with its roots, and the field of a scan.
  arch: 'M20 650c-9-90 20-110 65-90 45-20 74 0 65 90-9 60-20 60-24 156-14 0-20-96-41-96s-27 96-41 96c-4-96-15-96-24-156M650 180h330M650 440h330M740 110v400M680 310a160 160 0 0 1 320 0',
  // A house cut open: roof, floors and crawl space.
  section:
    'M0 640l85-90h200M20 622v264h300M20 690h280M20 770h280M150 622v264M20 806h130M46 640h40v50H46zm154 76h50v54h-50zM650 240l170-130 160 122M680 220v370h300M680 400h300M720 270h60v80h-60zm0 170h60v80h-60zm120 0h60v150h-60z',
  // A page with its header, a picture and lines of text.
  wireframe:
    'M20 550h280v350H20zm0 34h280M20 806h130V584L20 806m0-222 130 222M170 640h110m-110 24h110m-110 24h70M660 110h260v480H660zm0 40h260M680 174h220v140H680l220-140m-220 0 220 140M680 344h130m-130 26h200m-200 26h180m-180 34h90v36h-90z',
  // A mark with the circles and lines it is built from.
  mark: 'M85 675a65 65 0 1 1-.1 0m0 131a65 65 0 1 1-.1 0M20 545v290m130 0V545M0 675h320M0 806h320M800 180a130 130 0 1 1-.1 0m0 65a65 65 0 1 1-.1 0M650 310h330M800 110v430',
};
