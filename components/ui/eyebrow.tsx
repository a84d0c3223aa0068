/** A few words in a pill above a headline. */
export function Eyebrow({ children }: { children: string }) {
  return (
    <p className="inline-flex items-center gap-2.5 rounded-full border border-rule bg-white px-3.5 py-1.5 text-small font-semibold text-brand-deep">
      <span aria-hidden className="-m-1 box-content size-2 rounded-full border-4 border-brand-tint bg-brand" />
      {children}
    </p>
  );
}
