import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { MarkedHeadline } from '@/components/ui/marked-headline';
import { Container } from '@/components/ui/section';
import type { MarkedTitle } from '@/lib/content/schemas/fields';

type PageHeaderSectionProps = {
  title: MarkedTitle;
  /** Above the title. */
  eyebrow?: ReactNode;
  lede: string;
  /** Below it phones show the booking button at the bottom of their screen. */
  endsFirstScreen?: boolean;
  /** Below the lede. */
  children?: ReactNode;
};

/** The heading of a page without a hero. On wide screens the lede stands beside it. */
export function PageHeaderSection({ title, eyebrow, lede, endsFirstScreen = true, children }: PageHeaderSectionProps) {
  return (
    <section aria-labelledby="page-title" className="bg-paper pt-bar">
      <Container
        className={cx(
          'grid gap-x-16 gap-y-4 pt-6 pb-6 lg:grid-cols-[minmax(0,1fr)_34%] lg:items-end lg:pt-10 lg:pb-9',
          endsFirstScreen && 'booking-bar-from',
        )}
      >
        {eyebrow && <div className="lg:col-span-2">{eyebrow}</div>}
        <h1 id="page-title" className="max-w-[12.5em] text-head">
          <MarkedHeadline title={title} />
        </h1>
        <div className="max-w-text text-ink-soft">
          <p>{lede}</p>
          {children}
        </div>
      </Container>
    </section>
  );
}
