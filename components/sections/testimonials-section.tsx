import { Avatar } from '@/components/ui/avatar';
import { Carousel } from '@/components/ui/carousel';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import { Stars } from '@/components/ui/stars';
import type { Testimonial } from '@/lib/content/schemas/testimonial';

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
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
        <Avatar picture={testimonial.image} name={testimonial.name} />
        <span className="leading-snug">
          <span className="block font-semibold">{testimonial.name}</span>
          <span className="text-small text-ink-soft">{testimonial.position}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** Testimonials as a carousel. Without JavaScript, a horizontally scrolling list. */
export function TestimonialsSection({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <Section label="Testimonials" continued>
      <Carousel id="testimonials" label="Testimonials">
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.name} testimonial={testimonial} />
        ))}
      </Carousel>
    </Section>
  );
}
