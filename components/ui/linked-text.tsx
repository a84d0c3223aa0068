import type { LinkedText as Parts } from '@/lib/content/schemas/linked-text';
import { PageLink } from './page-link';

type LinkedTextProps = {
  text: Parts;
  /** A word before it that says what it is. */
  lead?: string;
  className?: string;
};

/** A paragraph with links in its sentences. */
export function LinkedText({ text, lead, className }: LinkedTextProps) {
  return (
    <p className={className}>
      {lead && `${lead} `}
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
