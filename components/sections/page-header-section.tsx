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
  /** Fills the screen, on a page without other content. */ tall?: boolean;
  children?: ReactNode;
};

/** The centered heading of a page without a hero. */
export function PageHeaderSection({ eyebrow, title, lede, tall = false, children }: PageHeaderSectionProps) {
  return (
    <section aria-labelledby="page-title" className={cx('hero-background pt-bar', tall && 'min-h-[min(46rem,88svh)]')}>
      <Container className={cx('pb-12 text-center lg:pb-16', tall ? 'pt-[14svh]' : 'pt-12 lg:pt-18')}>
        {eyebrow && (
          <div className="mb-5">
            <Eyebrow>{eyebrow}</Eyebrow>
          </div>
        )}
        <h1 id="page-title" className="mx-auto max-w-[22ch] text-hero">
          <MarkedHeadline title={title} />
        </h1>
        <p className="mx-auto mt-5 max-w-prose text-lede text-balance text-ink-soft">{lede}</p>
        {children}
      </Container>
    </section>
  );
}
