import { Children, type ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { cx } from '@/components/ui/cx';
import { IconTile } from '@/components/ui/icon-tile';
import { initials } from '@/components/ui/initials';
import { LinkedText } from '@/components/ui/linked-text';
import { PageLink } from '@/components/ui/page-link';
import { Photo } from '@/components/ui/photo';
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

const tones = [
  'bg-brand-tint text-brand-deep',
  'bg-sun-tint text-sun-deep',
  'bg-leaf-tint text-leaf',
  'bg-clay-tint text-clay',
];

type AvatarProps = {
  /** The name of a file in `content/pictures/`. Samples have none. */
  picture: string | undefined;
  name: string;
  /** Which of the row it is: neighbors differ in their color. */
  place: number;
};

/**
 * A portrait on top of the initials, which are visible until it has loaded, and where there is none. If it fails, the
 * inline script removes it (components/inline-script/broken-pictures.ts).
 */
function Avatar({ picture, name, place }: AvatarProps) {
  return (
    <span
      className={cx(
        'relative grid size-14 shrink-0 place-items-center overflow-hidden rounded-full font-display text-card font-semibold tracking-tight',
        tones[place % tones.length],
      )}
    >
      <span aria-hidden>{initials(name)}</span>
      {picture !== undefined && (
        <Photo
          name={picture}
          use="avatar"
          alt=""
          loading="lazy"
          data-over-initials
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}

type CarouselProps = {
  /** The id of the row of cards. */
  id: string;
  label: string;
  children: ReactNode;
};

/**
 * A row of cards with scroll snapping: one card below 768 px, two below 1024 px, otherwise three (the product
 * specification, section 9). Swiping uses native scrolling. The buttons are an island. They wrap around at both ends,
 * as do the arrow keys.
 */
function Carousel({ id, label, children }: CarouselProps) {
  const cards = Children.toArray(children);
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label} data-island-zone>
      <ul
        id={id}
        // A scrollable row must be focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="carousel-row relative -mx-5 flex snap-x snap-mandatory scroll-px-5 gap-5 overflow-x-auto scroll-smooth px-5 py-2 sm:mx-0 sm:scroll-px-0 sm:px-0"
      >
        {cards.map((card, position) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key
            key={position}
            aria-label={`${position + 1} of ${cards.length}`}
            className="w-full shrink-0 snap-start md:w-[calc((100%-20px)/2)] lg:w-[calc((100%-40px)/3)]"
          >
            {card}
          </li>
        ))}
      </ul>
      <Island name="carousel-controls" start="use" props={{ rowId: id, count: cards.length }} />
    </div>
  );
}

function TestimonialCard({ testimonial, place }: { testimonial: Testimonial; place: number }) {
  return (
    <figure
      className={cx(
        'flex h-full flex-col rounded-card border bg-white p-5 lg:p-6',
        testimonial.sample ? 'border-dashed border-ink-light text-ink-soft' : 'border-rule',
      )}
    >
      <div className="flex items-center justify-between">
        <p className={testimonial.sample ? '*:text-ink-light' : undefined}>
          <Stars rating={testimonial.rating} />
          <span className="sr-only">{testimonial.rating} out of 5 stars</span>
        </p>
        {testimonial.sample && <SampleMark />}
      </div>
      <blockquote className={testimonial.sample ? 'mt-3 mb-5 text-[1rem]/[1.45]' : 'mt-5 mb-8 text-lede'}>
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
