import { Avatar } from '@/components/ui/avatar';
import { Carousel } from '@/components/ui/carousel';
import { cx } from '@/components/ui/cx';
import { LinkedText } from '@/components/ui/linked-text';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import { Stars } from '@/components/ui/stars';
import type { testimonialsPage } from '@/lib/content/testimonials';
import type { Testimonial } from '@/lib/content/schemas/testimonial';

/** Of real ones. One or two alone stand large. */
const quoteSize = (count: number) => (count > 2 ? 'text-lede' : 'max-w-[40em] font-display text-title tracking-tight');

type TestimonialCardProps = { testimonial: Testimonial; place: number; count: number };

function TestimonialCard({ testimonial, place, count }: TestimonialCardProps) {
  return (
    <figure
      className={cx(
        'flex h-full flex-col rounded-card border-3 border-ink bg-white p-4 lg:p-6',
        testimonial.sample && 'text-ink-soft',
      )}
    >
      {(testimonial.rating || testimonial.sample) && (
        <div className={cx('flex items-center justify-between', testimonial.sample ? 'mb-3' : 'mb-5')}>
          {testimonial.rating && (
            <p className={testimonial.sample ? '*:text-ink-light' : undefined}>
              <Stars rating={testimonial.rating} />
              <span className="sr-only">{testimonial.rating} out of 5 stars</span>
            </p>
          )}
          {testimonial.sample && <SampleMark />}
        </div>
      )}
      <blockquote className={testimonial.sample ? 'mb-5 text-body/[1.45]' : cx('mb-8', quoteSize(count))}>
        <p>“{testimonial.content}”</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3">
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
    <Section background="white" labelledBy={quotes && 'quotes'} className="offscreen-[37rem] lg:offscreen-[33.5rem]">
      {quotes && (
        <div className="mb-4 max-w-text">
          <h2 id="quotes" className="text-headline">
            {quotes.title}
          </h2>
          <p className="mt-1 text-ink-soft">{quotes.intro}</p>
        </div>
      )}
      <Carousel id="testimonials" label="Testimonials">
        {testimonials.map((testimonial, place) => (
          <TestimonialCard key={testimonial.name} testimonial={testimonial} place={place} count={testimonials.length} />
        ))}
      </Carousel>
      <LinkedText text={seeAlso} className="mt-5 max-w-text text-ink-soft" />
    </Section>
  );
}
