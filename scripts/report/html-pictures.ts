import type { Box } from './compare-pictures';
import type { Picture } from './pictures';

/** Space above, below and beside the boxes of a part, and between boxes of different parts. */
const margin = 110;
const gap = 240;

/** The smallest part that still shows where on the page it is. */
const narrowest = 680;

/** A page that differs everywhere is shown from its top. */
const mostParts = 6;
const highestPart = 1.3;

/** The parts of a page that differ, with some of what is around them. */
function partsOf({ width, height, boxes }: Picture): Box[] {
  const bands: Box[][] = [];
  for (const box of boxes) {
    const last = bands.at(-1);
    const bottom = Math.max(...(last ?? []).map((one) => one.top + one.height));
    if (last && box.top - bottom < gap) last.push(box);
    else bands.push([box]);
  }
  return bands.slice(0, mostParts).map((band) => {
    const [start, end] = [
      Math.min(...band.map((box) => box.left)),
      Math.max(...band.map((box) => box.left + box.width)),
    ];
    const wide = Math.min(width, Math.max(narrowest, end - start + 2 * margin));
    const left = Math.min(width - wide, Math.max(0, Math.round((start + end - wide) / 2)));
    const top = Math.max(0, Math.min(...band.map((box) => box.top)) - margin);
    const bottom = Math.min(height, Math.max(...band.map((box) => box.top + box.height)) + margin);
    return { left, top, width: wide, height: Math.min(bottom - top, Math.round(wide * highestPart)) };
  });
}

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`;

/** A part of a picture, which leads to the whole of it. */
function crop(file: string, label: string, { width }: Picture, part: Box): string {
  const place = `width:${percent(width, part.width)};margin:${percent(-part.top, part.width)} 0 0 ${percent(-part.left, part.width)}`;
  return `<a class="crop" href="${file}" style="aspect-ratio:${part.width}/${part.height}"><img src="${file}" alt="${label}" loading="lazy" style="${place}"></a>`;
}

const shownSides = [
  ['before', 'Before'],
  ['after', 'After'],
] as const;

function pictureFigure(picture: Picture, path: string): string {
  const whole: Box = { left: 0, top: 0, width: picture.width, height: Math.min(picture.height, picture.width) };
  const parts = picture.boxes.length > 0 ? partsOf(picture) : [whole];
  const rows = parts.map((part) =>
    shownSides
      .map(([side, name]) => {
        const file = picture[side];
        return file
          ? `<div class="side ${side}"><span>${name}</span>${crop(file, `${name}: ${path} at ${picture.width} px`, picture, part)}</div>`
          : '';
      })
      .join(''),
  );
  const kind = picture.width < 600 ? 'Phone' : 'Computer';
  const links = shownSides.flatMap(([side, name]) => {
    const file = picture[side];
    return file ? [`<a href="${file}">${name.toLowerCase()}</a>`] : [];
  });
  return `<figure class="${kind.toLowerCase()}"><figcaption><b>${kind}</b>, ${picture.width} px wide. Whole page: ${links.join(', ')}</figcaption>${rows.map((row) => `<div class="pair">${row}</div>`).join('')}</figure>`;
}

/** The pictures of a page, the computer's first. */
export function picturesHtml(pictures: readonly Picture[], path: string): string {
  if (pictures.length === 0) return '';
  const figures = pictures.toSorted((a, b) => b.width - a.width).map((picture) => pictureFigure(picture, path));
  return `<div class="pictures">${figures.join('')}</div>`;
}
