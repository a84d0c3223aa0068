import type { ReactNode } from 'react';
import { Section, type SectionBackground } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { ProductWords } from '@/lib/content/schemas/product';

type ProductSectionProps = { words: ProductWords; background?: SectionBackground; children: ReactNode };

/** The window on the product, under a heading. */
export function ProductSection({ words, background, children }: ProductSectionProps) {
  return (
    <Section background={background} labelledBy="product">
      <SectionHeading id="product" title={words.title} intro={words.text} />
      {children}
    </Section>
  );
}
