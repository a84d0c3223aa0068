import { ArrowRight } from 'lucide';
import type { Route } from 'next';
import type { ReactNode } from 'react';
import { Lucide } from './lucide';
import { PageLink } from './page-link';

type TextLinkProps = { href: Route; children: ReactNode };

/** A text link with an arrow, on its own line. Its touch target is 44 px high. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <PageLink
      href={href}
      className="group inline-flex min-h-11 items-center gap-2 font-semibold text-brand-deep underline-offset-4 hover:underline"
    >
      {children}
      <Lucide icon={ArrowRight} className="size-5 transition-transform group-hover:[translate:2px]" />
    </PageLink>
  );
}
