import type { Tool } from '@/lib/content/schemas/tool';

/** A note with what came of a service. Decoration: the service is described beside it. */
export function ServiceNote({ of: { tag } }: { of: Tool }) {
  return (
    <p
      aria-hidden="true"
      className="w-full max-w-75 rounded-button border-2 border-ink bg-white px-3 py-2.5 text-tiny/[1.35] text-ink-quiet lg:px-5 lg:py-4 lg:text-small/[1.35]"
    >
      {tag.top} <b className="block font-display text-card/[1.25] font-heading text-ink">{tag.figure}</b> {tag.text}
    </p>
  );
}
