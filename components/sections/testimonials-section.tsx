import { Avatar } from '@/components/ui/avatar';
import { Carousel } from '@/components/ui/carousel';
import { IconTile } from '@/components/ui/icon-tile';
import { LinkedText } from '@/components/ui/linked-text';
import { PageLink } from '@/components/ui/page-link';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { Stars } from '@/components/ui/stars';
import type { testimonialsPage } from '@/lib/content/testimonials';
import type { LinkCards } from '@/lib/content/schemas/sections';
import type { Testimonial } from '@/lib/content/schemas/testimonial';

/** What visitors can verify by themselves, a row each. */
export function ChecksSection({ checks }: { checks: LinkCards }) {
  return (
    <Section background="white" labelledBy="checks">
      <SectionHeading id="checks" title={checks.title} intro={checks.intro} />
      <ul className="grid gap-x-12 gap-y-5 lg:grid-cols-3">
        {checks.cards.map((card) => (
          <li key={card.href} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
            <IconTile name={card.icon} />
            <div>
              <h3 className="linked text-card">
                <PageLink href={card.href}>{card.title}</PageLink>
              </h3>
              <p className="mt-1 text-ink-soft">{card.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TestimonialCard({ testimonial, place }: { testimonial: Testimonial; place: number }) {
  return (
    <figure className="flex h-full flex-col rounded-card border border-rule bg-white p-7 lg:p-8">
      <div className="flex items-center justify-between">
        <p>
          <Stars rating={testimonial.rating} />
          <span className="sr-only">{testimonial.rating} out of 5 stars</span>
        </p>
        {testimonial.sample && <SampleMark />}
      </div>
      <blockquote className="mt-5 mb-8 text-lede">
        <p>“{testimonial.content}”</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-4">
        <Avatar picture={testimonial.image} name={testimonial.name} place={place} />
        <span className="leading-snug">
          <span className="block font-semibold">{testimonial.name}</span>
          <span className="text-small text-ink-soft">{testimonial.position}</span>
        </span>
      </figcaption>
    </figure>
  );
}

type TestimonialsSectionProps = Pick<typeof testimonialsPage, 'quotes' | 'seeAlso'> & {
  testimonials: readonly Testimonial[];
};

/** Testimonials as a carousel, below a heading while they are samples. Without JavaScript, a horizontally scrolling list. */
export function TestimonialsSection({ testimonials, quotes, seeAlso }: TestimonialsSectionProps) {
  return (
    <Section labelledBy={quotes && 'quotes'} continued={!quotes} className="offscreen-[48rem] lg:offscreen-[45rem]">
      {quotes && <SectionHeading id="quotes" {...quotes} />}
      <Carousel id="testimonials" label="Testimonials">
        {testimonials.map((testimonial, place) => (
          <TestimonialCard key={testimonial.name} testimonial={testimonial} place={place} />
        ))}
      </Carousel>
      <LinkedText text={seeAlso} className="mt-8 max-w-text text-ink-soft" />
    </Section>
  );
}
