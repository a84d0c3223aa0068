/** Marks sample content that is to be replaced before launch. */
export function SampleMark() {
  return <span className="rounded-chip bg-paper-deep px-2 py-0.5 text-tiny font-semibold text-ink-soft">Sample</span>;
}
