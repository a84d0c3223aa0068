/** An object of components/illustrations/objects/. Decoration, in a file of its own (app/images/objects/). */
export function ObjectPicture({ name, className = 'w-full' }: { name: string; className?: string }) {
  return (
    // oxlint-disable-next-line nextjs/no-img-element
    <img src={`/images/objects/${name}.svg`} alt="" width="640" height="600" loading="lazy" className={className} />
  );
}
