type PictureProps = {
  /** Path under public/ without its extension; there is an .avif and a .png of it. */
  src: string;
  alt: string;
  /** Pixels of the file; they reserve the space. */
  width: number;
  height: number;
  /** A version for phones (under 768 px), made like the other. */
  narrow?: { src: string; width: number; height: number };
  /** The largest thing on the first screen: loaded before the rest. */
  priority?: boolean;
};

/** Best first: Edge before 121 knows no AVIF. */
const formats = ['avif', 'png'] as const;

/**
 * A picture as AVIF, or else as PNG, with its space reserved. Below the first screen it loads when the reader comes near it,
 * or prints the page.
 */
export function Picture({ src, alt, width, height, narrow, priority = false }: PictureProps) {
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
      <img
        src={`${src}.png`}
        alt={alt}
        width={width}
        height={height}
        fetchPriority={priority ? 'high' : undefined}
        loading={priority ? undefined : 'lazy'}
        className="h-auto w-full"
      />
    </picture>
  );
}
