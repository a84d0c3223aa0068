import { ArrowLeft } from 'lucide';
import type { Route } from 'next';
import { Lucide } from './lucide';
import { PageLink } from './page-link';

/** A link to the parent page. */
export function BackLink({ href, children }: { href: Route; children: string }) {
  return (
    <PageLink
      href={href}
      className="print-hidden mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-brand-deep underline-offset-4 hover:underline"
    >
      <Lucide icon={ArrowLeft} className="size-5" />
      {children}
    </PageLink>
  );
}
