import { site } from '@/lib/content';

/** Marks a sample where it is shown. */
export function SampleMark() {
  return (
    <span className="rounded-chip bg-paper-deep px-2 py-0.5 text-tiny font-semibold text-ink-soft">
      {site.sampleMark}
    </span>
  );
}
