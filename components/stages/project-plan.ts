import { currentBar, type ProjectStage } from '@/lib/content/schemas/stages/project';

/** Sizes of the plan in pixels: all periods, the line with their names, a row, and the corners of the line. */
export const chartWidth = 360;
export const namesHeight = 30;
export const rowHeight = 54;
const corner = 8;
const barHeight = 20;
const barCorner = 6;

/** The middle of a row. */
export const rowMiddle = (row: number) => namesHeight + (row + 0.5) * rowHeight;

/** One letter or digit for each period. */
export function periodNames({ unit, total }: ProjectStage['periods']): string {
  return (unit === 'Day' ? 'MTWTFSSMT' : '123456789').slice(0, total);
}

/** The bars, as one path per color; the line from the first bar to today, and on to the end of the last bar. */
export function planOf(stage: ProjectStage) {
  const { periods, bars } = stage;
  const px = (place: number) => Math.round((place * chartWidth) / periods.total);
  const current = currentBar(stage);
  const today = px(periods.now - 0.5);
  const paths = { reached: '', accent: '', ahead: '' };
  let line = `M-10 ${rowMiddle(0)}`;
  let still = '';
  bars.forEach((bar, row) => {
    const inset = barCorner / 2 + 2;
    const width = px(bar.to) - px(bar.from) - 2 * inset;
    const height = barHeight - barCorner;
    const color = bar.accent ? 'accent' : row > current ? 'ahead' : 'reached';
    paths[color] += `M${px(bar.from) + inset} ${rowMiddle(row) - height / 2}h${width}v${height}h-${width}z`;
    const turn =
      row === bars.length - 1
        ? `H${px(bar.to)}`
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
    star: { x: px(bars.at(-1)?.to ?? 0) - 12, y: rowMiddle(bars.length - 1) },
    column: { x: px(periods.now - 1), width: px(1) },
  };
}

/** A signature: a loop for each letter of the name, as tall as the letter, and a stroke at its end. */
export function signature(name: string): string {
  const loops = [...name].map((letter) => {
    const rise = /[gjpqy]/.test(letter) ? 22 : /[A-Zbdfhklt]/.test(letter) ? -34 : -13;
    return `c3 ${rise} 16 ${rise} 7 0s1 4 8-2`;
  });
  return `M2 34${loops.join('')}q14-8 34-4`;
}

/** The drawings on the blue sheet, in the coordinates of the stage. */
export const drawings: Record<ProjectStage['plan'], string> = {
  // Walls with a window and a door, and an island.
  room: 'M58 548v352M94 548v352M58 856h36M143 640h210v168H143zM150 647h196v154H150zM706 92v640h-36M718 92v652h-48M718 300h150v180H718M868 92v652h112M780 330h60v50h-60zM780 400h60v50h-60zM718 640a90 90 0 0 0 90 104',
  // A hip roof from above, and its panels.
  roof: 'M40 560h940v330H40zM40 560l165 165h610l165-165M40 890l165-165M700 120h250v400H700zM700 120l125 125v150L700 520M825 245l125-125M825 395l125 125M215 745h84v110h-84zM299 745h84v110h-84zM131 795h84v60h-84z',
  // The arch of the lower teeth around its center line.
  arch: 'M165 545v350M60 900C40 700 90 590 165 590S290 700 270 900M98 900c-16-160 16-262 67-262s83 102 67 262M52 800l44-8M60 720l42 10M84 650l38 28M128 604l22 42M202 604l-22 42M246 650l-38 28M270 720l-42 10M278 800l-44-8M710 560h270M740 120v380M780 120v380M710 180h270M710 440h270',
  // A house cut open: roof, floors and crawl space.
  section:
    'M30 700h320M30 706h320M46 706v120h288V706M46 826h288M20 706 190 556 360 706M100 826v44h180v-44M78 870h224M120 740h50v60h-50zM210 740h50v86h-50zM700 250l150-130 150 130M724 230v360h256M724 400h256M700 590h280M760 270h60v80h-60zM760 440h60v80h-60zM880 440h60v150h-60z',
  // A page with its header, an empty picture and lines of text.
  wireframe:
    'M40 556h290v344H40zM40 590h290M56 573h30M240 573h70M60 760h120v104H60zM60 760l120 104M180 760 60 864M204 774h106M204 800h106M204 826h70M700 120h250v470H700zM700 160h250M720 184h210v130H720zM720 184l210 130M930 184 720 314M720 344h130M720 370h190M720 396h170M720 430h90v36h-90z',
  // A mark with the circles and lines it is built from.
  mark: 'M20 640h320M20 760h320M20 880h320M60 550v350M180 550v350M300 550v350M180 640a120 120 0 1 1-.1 0M180 700a60 60 0 1 1-.1 0M120 820c0-60 60-120 180-120M830 180a130 130 0 1 1-.1 0M830 245a65 65 0 1 1-.1 0M690 310h290M830 110v400M700 180h260v260H700z',
};
