/**
 * Where a picture is shown: its shape, and the widths that it is made in, in pixels. `sizes` says how wide browsers show it.
 * It is left out where the picture is about as wide as the screen.
 */
export type PhotoShape = { width: number; height: number; widths: readonly number[]; sizes?: string };

/** The places for pictures of `content/pictures/`. A photo of another shape is cut to the place's. */
export const photoUses = {
  avatar: { width: 52, height: 52, widths: [156] },
  portrait: { width: 480, height: 560, widths: [384, 768], sizes: '(width < 28rem) 90vw, 24rem' },
  thumbnail: { width: 1280, height: 720, widths: [800, 1280], sizes: '(width < 60rem) 92vw, 56rem' },
} as const satisfies Record<string, PhotoShape>;

export type PhotoUse = keyof typeof photoUses;

/** The height that belongs to a width. */
export function heightFor(shape: Pick<PhotoShape, 'width' | 'height'>, width: number): number {
  return Math.round((width * shape.height) / shape.width);
}

/** The largest size a picture is made in, and so the smallest that a photo may have. */
export function largestSize(use: PhotoUse): { width: number; height: number } {
  const width = Math.max(...photoUses[use].widths);
  return { width, height: heightFor(photoUses[use], width) };
}
