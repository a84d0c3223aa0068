import { ProseSection } from '@/components/sections/prose-section';
import type { Prose } from '@/lib/content/prose';
import { longDate } from '@/lib/content/typography';

/** A page that is text, such as a privacy notice. */
export function ProsePage({ prose }: { prose: Prose }) {
  const { updated } = prose;
  const facts = updated && (
    <>
      Last updated <time dateTime={updated}>{longDate(updated)}</time>
    </>
  );
  return <ProseSection prose={prose} facts={facts} />;
}
