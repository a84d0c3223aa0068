import { PageLink } from '@/components/ui/page-link';
import { cx } from '@/components/ui/cx';
import type { ComponentProps } from 'react';
import './kit.deferred.css';

type PriceTagProps = {
  href: ComponentProps<typeof PageLink>['href'];
  price: string;
  name: string;
  detail: string;
  recommended?: boolean;
};

/** A price on a tag, which hangs from the line. All of it is the link. */
export function PriceTag({ href, price, name, detail, recommended = false }: PriceTagProps) {
  return (
    <PageLink href={href} className={cx('kit-tag', recommended && 'kit-tag-pick')}>
      <b>{price}</b> <strong>{name}</strong> {detail}
    </PageLink>
  );
}
