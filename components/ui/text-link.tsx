import { ArrowRight } from 'lucide';
import type { Route } from 'next';
import type { ReactNode } from 'react';
import { cx } from './cx';
import { Lucide } from './lucide';
import { PageLink } from './page-link';

type TextLinkProps = { href: Route; children: ReactNode; onInk?: boolean };

/** A text link with an arrow, on its own line. Its touch target is 44 px high. */
export function TextLink({ href, children, onInk = false }: TextLinkProps) {
  return (
    <PageLink
      href={href}
      className={cx(
        'group inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline',
        onInk ? 'text-brand-soft' : 'text-brand-deep',
      )}
    >
      {children}
      <Lucide icon={ArrowRight} className="size-5 transition-transform group-hover:[translate:2px]" />
    </PageLink>
  );
}
