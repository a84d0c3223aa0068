/** The quiet mark on content that stands in until the real one is there. */
export function SampleMark() {
  return <span className="rounded-chip bg-paper-deep px-2 py-0.5 text-tiny font-semibold text-ink-soft">Sample</span>;
}
