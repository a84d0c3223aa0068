import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Eyebrow } from '@/components/ui/eyebrow';
import { MarkedHeadline } from '@/components/ui/marked-headline';
import { Container } from '@/components/ui/section';
import type { MarkedTitle } from '@/lib/content/schemas/fields';

type PageHeaderSectionProps = {
  eyebrow?: string;
  title: MarkedTitle;
  lede: string;
  /** Below it phones show the booking button at the bottom of their screen. */
  endsFirstScreen?: boolean;
  children?: ReactNode;
};

/** The centered heading of a page without a hero. */
export function PageHeaderSection({ eyebrow, title, lede, endsFirstScreen = true, children }: PageHeaderSectionProps) {
  return (
    <section aria-labelledby="page-title" className="hero-background pt-bar">
      <Container className={cx('pt-12 pb-12 text-center lg:pt-18 lg:pb-16', endsFirstScreen && 'booking-bar-from')}>
        {eyebrow && (
          <div className="mb-5">
            <Eyebrow>{eyebrow}</Eyebrow>
          </div>
        )}
        <h1 id="page-title" className="mx-auto max-w-[14.6em] text-hero">
          <MarkedHeadline title={title} />
        </h1>
        <p className="mx-auto mt-5 max-w-text text-lede text-balance text-ink-soft">{lede}</p>
        {children}
      </Container>
    </section>
  );
}
