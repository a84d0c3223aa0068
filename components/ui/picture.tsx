type PictureProps = {
  /** Path without the extension. Both an .avif and a .png file exist. */
  src: string;
  alt: string;
  /** The file's size in pixels, which reserves the space. */
  width: number;
  height: number;
  /** A version for phones (below 768 px), in the same formats. */
  narrow?: { src: string; width: number; height: number };
};

/** Preferred format first. Edge before 121 does not support AVIF. */
const formats = ['avif', 'png'] as const;

/**
 * A picture that the build draws (app/images/), as AVIF with a PNG fallback. Its space is reserved, and it is loaded lazily.
 */
export function Picture({ src, alt, width, height, narrow }: PictureProps) {
  return (
    <picture>
      {narrow &&
        formats.map((format) => (
          <source
            key={format}
            media="(width < 48rem)"
            srcSet={`${narrow.src}.${format}`}
            type={`image/${format}`}
            width={narrow.width}
            height={narrow.height}
          />
        ))}
      <source srcSet={`${src}.avif`} type="image/avif" />
      {/* oxlint-disable-next-line nextjs/no-img-element */}
      <img src={`${src}.png`} alt={alt} width={width} height={height} loading="lazy" className="h-auto w-full" />
    </picture>
  );
}
