import type { LinkedText as Parts } from '@/lib/content/schemas/linked-text';
import { PageLink } from './page-link';
import { cx } from './cx';

type LinkedTextProps = { text: Parts; className?: string };

/** A paragraph with links in its sentences. */
export function LinkedText({ text, className }: LinkedTextProps) {
  return (
    <p className={cx('linked', className)}>
      {text.map((part) =>
        part.href ? (
          <PageLink key={part.text} href={part.href}>
            {part.text}
          </PageLink>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
