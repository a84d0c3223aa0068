/** The thing that a trade works with. Decoration, in one file with the others (app/images/objects.svg/). */
export function ObjectPicture({ name, className = 'w-full' }: { name: string; className?: string }) {
  return (
    // oxlint-disable-next-line nextjs/no-img-element
    <img src={`/images/objects.svg#${name}`} alt="" width="640" height="600" loading="lazy" className={className} />
  );
}
