import { Children, type ReactNode } from 'react';
import { CarouselControls } from '@/components/ui/carousel-controls';
import { cx } from '@/components/ui/cx';
import { initials } from '@/components/ui/initials';
import { LinkedText } from '@/components/ui/linked-text';
import { PageLink } from '@/components/ui/page-link';
import { Photo } from '@/components/ui/photo';
import { SampleMark } from '@/components/ui/sample-mark';
import { Section } from '@/components/ui/section';
import { Stars } from '@/components/ui/stars';
import { Tile } from '@/components/ui/tile';
import { plans } from '@/lib/content';
import { dollars } from '@/lib/content/texts';
import type { testimonialsPage } from '@/lib/content/testimonials';
import type { Checks, Testimonial } from '@/lib/content/schemas/testimonial';

const tile = 'rounded-button border-2 border-ink bg-white px-4 py-3';

function CheckPicture({ picture }: { picture: Checks['cards'][number]['picture'] }) {
  if (picture.kind === 'note') {
    return (
      <p className={cx(tile, 'w-full max-w-75 text-small/[1.4] text-ink-quiet')}>
        <b className="block font-display text-body/tight font-heading tracking-tight text-ink">{picture.title}</b>
        {picture.lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
    );
  }
  return (
    <div className="grid w-full max-w-75 grid-cols-2 gap-2">
      {plans.map(({ name, price, title }) => (
        <p key={name} className={cx(tile, 'text-small/tight text-ink-quiet')}>
          <b className="block font-display text-card font-heading tracking-tight text-ink tabular">{dollars(price)}</b>{' '}
          {title}
        </p>
      ))}
    </div>
  );
}

/** What visitors can verify by themselves, with a picture each. */
export function ChecksSection({ checks }: { checks: Checks }) {
  return (
    <Section labelledBy="checks" className="lg:pt-12! lg:pb-10!">
      <h2 id="checks" className="sr-only">
        {checks.title}
      </h2>
      <ul className="grid gap-x-6 gap-y-4 lg:grid-cols-3">
        {checks.cards.map(({ href, title, text, picture }, index) => (
          <li key={href}>
            <Tile index={index} className="p-3 wrap-break-word lg:min-h-44 lg:p-4">
              <CheckPicture picture={picture} />
            </Tile>
            <h3 className="mt-3 text-card">
              <PageLink href={href}>{title}</PageLink>
            </h3>
            <p className="mt-1 text-ink-soft">{text}</p>
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
 * inline script removes it (components/inline-script/features.ts).
 */
function Avatar({ picture, name, place }: AvatarProps) {
  return (
    <span
      className={cx(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full font-display font-semibold tracking-tight',
        picture === undefined ? 'size-10 text-small' : 'size-14 text-card',
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
 * specification, section 9), and fewer cards share the row. Swiping uses native scrolling. The buttons wrap around at both ends,
 * as do the arrow keys.
 */
function Carousel({ id, label, children }: CarouselProps) {
  const cards = Children.toArray(children);
  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
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
            className={cx(
              'w-full shrink-0 snap-start',
              cards.length > 1 && 'md:w-[calc((100%-20px)/2)]',
              cards.length > 2 && 'lg:w-[calc((100%-40px)/3)]',
            )}
          >
            {card}
          </li>
        ))}
      </ul>
      <CarouselControls rowId={id} count={cards.length} />
    </div>
  );
}

/** Of real ones. One or two alone stand large. */
const quoteSize = (count: number) =>
  count > 2 ? 'text-lede' : 'max-w-[40em] font-display text-title font-heading tracking-tight';

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
    <Section background="white" labelledBy={quotes && 'quotes'} className="offscreen-[48rem] lg:offscreen-[45rem]">
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
