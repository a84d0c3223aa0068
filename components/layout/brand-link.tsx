import { site } from '@/lib/content/site';
import { BrandMark } from '@/components/ui/brand-mark';
import { PageLink } from '@/components/ui/page-link';

/** Mark and name, leading home. */
export function BrandLink() {
  return (
    <PageLink
      href="/"
      className="-ml-1 inline-flex min-h-11 items-center gap-2.5 px-1 font-display text-[1.375rem] font-bold tracking-tight"
    >
      <BrandMark />
      {site.name}
    </PageLink>
  );
}
