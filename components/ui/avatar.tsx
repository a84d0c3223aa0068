import { cx } from './cx';
import { initials } from './initials';
import { Photo } from './photo';

const tones = [
  'bg-brand-tint text-brand-deep',
  'bg-sun-tint text-sun-deep',
  'bg-leaf-tint text-leaf',
  'bg-clay-tint text-clay',
];

type AvatarProps = {
  /** The name of a file in `content/pictures/`. Samples have none. */
  picture: string | undefined;
  name: string;
  /** Which of the row it is: neighbors differ in their color. */
  place: number;
};

/**
 * A portrait on top of the initials, which are visible until it has loaded, and where there is none. If it fails, the
 * inline script removes it (components/inline-script/features.ts).
 */
export function Avatar({ picture, name, place }: AvatarProps) {
  return (
    <span
      className={cx(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full font-display font-semibold tracking-tight',
        picture === undefined ? 'size-10 text-small' : 'size-14 text-card',
        tones[place % tones.length],
      )}
    >
      <span aria-hidden>{initials(name)}</span>
      {picture !== undefined && (
        <Photo
          name={picture}
          use="avatar"
          alt=""
          loading="lazy"
          data-over-initials
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
