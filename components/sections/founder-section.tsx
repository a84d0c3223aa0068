import { ActionLink } from '@/components/ui/action-link';
import { ButtonLink } from '@/components/ui/button-link';
import { LinkedText } from '@/components/ui/linked-text';
import { MarkedHeadline } from '@/components/ui/marked-headline';
import { Monogram } from '@/components/ui/monogram';
import { Photo } from '@/components/ui/photo';
import { SampleMark } from '@/components/ui/sample-mark';
import { Container, Section, type SectionBackground } from '@/components/ui/section';
import { actions, addresses, destinations } from '@/lib/content';
import type { Founder } from '@/lib/content/schemas/founder';

/** The founder's portrait, or a monogram as long as the founder is a sample, name and contact links. */
export function FounderHeroSection({ founder }: { founder: Founder }) {
  return (
    <section aria-labelledby="page-title" className="hero-background pt-bar">
      <Container className="grid items-start gap-12 pt-10 pb-16 lg:grid-cols-[1.4fr_1fr] lg:gap-20 lg:pt-16 lg:pb-24">
        <div className="booking-bar-from">
          <h1 id="page-title" className="text-hero">
            <MarkedHeadline title={founder.title} />
          </h1>
          <p className="mt-6 max-w-[34rem] text-lede text-ink-soft">{founder.lede}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ActionLink action={actions.scheduleCall} />
            <ButtonLink href={{ external: addresses.founderProfile }} variant="quiet">
              {founder.links.profile}
            </ButtonLink>
            <a
              href={`mailto:${destinations.founderEmail.address}`}
              className="inline-flex min-h-13 items-center font-semibold text-brand-deep underline underline-offset-4 sm:px-3 max-sm:w-full"
            >
              {founder.links.email}
            </a>
          </div>
        </div>
        <figure className="mx-auto w-full max-w-sm">
          {founder.portrait ? (
            <Photo
              name={founder.portrait.src}
              slot="portrait"
              alt={founder.portrait.alt}
              className="w-full rounded-band border border-rule bg-white"
            />
          ) : (
            <Monogram name={founder.name} className="w-full rounded-band border border-rule" />
          )}
          <figcaption className="mt-4 flex items-center justify-between gap-4">
            <span>
              <span className="block font-display text-card font-semibold">{founder.name}</span>
              <span className="text-small text-ink-soft">{founder.role}</span>
            </span>
            {founder.sample && <SampleMark />}
          </figcaption>
        </figure>
      </Container>
    </section>
  );
}

/** The founder's years as one line with three stops. */
function Timeline({ timeline }: Pick<Founder, 'timeline'>) {
  return (
    <div role="img" aria-label={timeline.label} className="mt-14">
      <ul aria-hidden="true" className="founder-line">
        {timeline.stops.map((stop) => (
          <li key={stop.when}>
            <b>{stop.when}</b>
            {stop.text}
          </li>
        ))}
      </ul>
    </div>
  );
}

type FounderStorySectionProps = Pick<Founder, 'story' | 'seeAlso' | 'timeline'> & { background: SectionBackground };

/** The founder's story. */
export function FounderStorySection({ story, seeAlso, timeline, background }: FounderStorySectionProps) {
  return (
    <Section background={background} labelledBy="founder-story">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.6fr]">
        <h2 id="founder-story" className="text-headline">
          {story.title}
        </h2>
        <div className="grid max-w-text gap-5 text-lede text-ink-soft">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <LinkedText text={seeAlso} />
        </div>
      </div>
      <Timeline timeline={timeline} />
    </Section>
  );
}

type FounderExpertiseSectionProps = Pick<Founder, 'expertise' | 'quote' | 'name' | 'sample'>;

/** The founder's philosophy as a quote, and areas of expertise as tags. */
export function FounderExpertiseSection({
  expertise,
  quote,
  name,
  sample,
  background,
}: FounderExpertiseSectionProps & { background: SectionBackground }) {
  return (
    <Section background={background} labelledBy="expertise">
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[1.5fr_1fr]">
        <blockquote>
          <p className="font-display text-headline font-semibold tracking-tight text-balance">“{quote}”</p>
          <footer className="mt-6 flex items-center gap-4 text-brand-soft">
            {name}
            {sample && <SampleMark />}
          </footer>
        </blockquote>
        <div>
          <h2 id="expertise" className="text-title">
            {expertise.title}
          </h2>
          <ul className="mt-5 flex flex-wrap gap-2.5">
            {expertise.tags.map((tag) => (
              <li key={tag} className="rounded-full border border-rule-ink px-4 py-2 text-small">
                {tag}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
