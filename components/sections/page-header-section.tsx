import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { StandingObject } from '@/components/illustrations/drawing';
import { MarkedHeadline } from '@/components/ui/marked-headline';
import { Container } from '@/components/ui/section';
import './page-header.css';
import type { MarkedTitle } from '@/lib/content/schemas/fields';

type PageHeaderSectionProps = {
  title: MarkedTitle;
  /** Above the title. */
  eyebrow?: ReactNode;
  lede: string;
  /** What stands on its floor, on the page's ground: below the words, from 768 px on at their right. */
  object?: string;
  /** Below it phones show the booking button at the bottom of their screen. */
  endsFirstScreen?: boolean;
  /** Below the lede. */
  children?: ReactNode;
};

/** The heading of a page: on the page's ground with its object, else with the lede beside it on wide screens. */
export function PageHeaderSection(props: PageHeaderSectionProps) {
  const { title, eyebrow, lede, object, endsFirstScreen = true, children } = props;
  return (
    <section aria-labelledby="page-title" className={cx('pt-bar', object ? 'page-header' : 'bg-paper')}>
      <Container
        className={cx(
          'grid gap-x-16 gap-y-4 pt-6 lg:pt-10',
          object ? 'page-header-inner' : 'pb-6 lg:grid-cols-[minmax(0,1fr)_34%] lg:items-end lg:pb-9',
          endsFirstScreen && 'booking-bar-from',
        )}
      >
        {eyebrow && <div className="lg:col-span-2">{eyebrow}</div>}
        <h1 id="page-title" className={cx('max-w-[12.5em]', object ? 'text-trade text-balance' : 'text-head')}>
          <MarkedHeadline title={title} />
        </h1>
        <div className={cx('max-w-text', object ? 'text-lede' : 'text-ink-soft')}>
          <p>{lede}</p>
          {children}
        </div>
        {object && <StandingObject name={object} className="page-header-object print-hidden" />}
      </Container>
    </section>
  );
}
