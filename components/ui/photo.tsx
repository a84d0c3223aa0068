import type { ImgHTMLAttributes } from 'react';
import {
  addressOfPicture,
  formats,
  variantsOf,
  photoUses,
  type PhotoShape,
  type PhotoUse,
} from '@/lib/photos/variants';

type PhotoProps = {
  /** The name of a file in `content/pictures/`. */
  name: string;
  use: PhotoUse;
  alt: string;
  /** The largest element above the fold: loaded with high priority. */
  priority?: boolean;
} & Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'loading'>;

/**
 * A picture of `content/pictures/` in the sizes and formats that the build makes, with its space reserved. A drawing (SVG)
 * is shown as it is.
 */
export function Photo({ name, use, priority = false, alt, ...attributes }: PhotoProps) {
  const { width, height, widths, sizes }: PhotoShape = photoUses[use];
  const photos = variantsOf(name, use).filter(({ photo }) => photo);
  const setOf = (format: string) =>
    photos
      .filter(({ photo }) => photo?.format === format)
      .map(({ address, photo }) => (widths.length > 1 ? `${address} ${photo?.width}w` : address))
      .join();
  const image = (
    // oxlint-disable-next-line nextjs/no-img-element
    <img
      {...attributes}
      src={addressOfPicture(name, use)}
      alt={alt}
      width={width}
      height={height}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
  if (photos.length === 0) return image;
  return (
    <picture className="contents">
      {formats.slice(0, -1).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={setOf(format)} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
