import { site } from '@/lib/content';
import { BrandMark } from '@/components/ui/brand-mark';
import { PageLink } from '@/components/ui/page-link';

/** The brand's mark and name, linked to the home page. */
export function BrandLink() {
  return (
    <PageLink
      href="/"
      className="bar-name -ml-1 inline-flex min-h-11 min-w-0 items-center gap-2.5 px-1 wrap-anywhere whitespace-normal"
    >
      <BrandMark />
      {site.name}
    </PageLink>
  );
}
