import { Photo } from './photo';

/** `Renee Castillo` → `RC` */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0]?.toUpperCase()).join('');
}

/** `picture` is the name of a file in `content/pictures/`. */
type AvatarProps = { picture: string; name: string };

/**
 * A portrait on top of the initials, which are visible until it has loaded. If it fails, the inline script removes it
 * (components/inline-script/broken-pictures.ts).
 */
export function Avatar({ picture, name }: AvatarProps) {
  return (
    <span className="relative grid size-13 shrink-0 place-items-center overflow-hidden rounded-full bg-brand-tint font-semibold text-brand-deep">
      <span aria-hidden>{initials(name)}</span>
      <Photo
        name={picture}
        slot="avatar"
        alt=""
        loading="lazy"
        data-over-initials
        className="absolute inset-0 size-full object-cover"
      />
    </span>
  );
}
