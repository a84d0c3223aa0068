import { StandingObject } from '@/components/illustrations/drawing';
import { ClosingBand } from '@/components/sections/closing-section';
import { ActionLink } from '@/components/ui/action-link';
import { ExternalLink } from '@/components/ui/external-link';
import { LinkedText } from '@/components/ui/linked-text';
import { MarkedHeadline } from '@/components/ui/marked-headline';
import { Photo } from '@/components/ui/photo';
import { SampleMark } from '@/components/ui/sample-mark';
import { Container } from '@/components/ui/section';
import { actions, addresses, destinations } from '@/lib/content';
import type { Company, Founder } from '@/lib/content/schemas/about';

/** The signature. Its last stroke is the line of the site. */
function Signature({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 320 80"
      aria-hidden="true"
      strokeWidth="2.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mt-6 w-[min(14.5rem,100%)] overflow-visible fill-none stroke-ink"
    >
      <path d={path} />
      <path d="M240 54C262 42 288 40 318 43" className="stroke-brand" />
    </svg>
  );
}

const link = 'inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-[6px]';

type FounderSectionProps = { founder: Founder; facts: Company['facts'] };

/** The founder's letter, with the quote before its last paragraph. Beside it is a photo, or the lamp under which it was written. */
export function FounderLetterSection({ founder }: Pick<FounderSectionProps, 'founder'>) {
  const { title, letter, quote, signature, portrait, name, role, sample, object } = founder;
  const paragraphs = letter.map((paragraph) => (
    <p key={paragraph} className="mt-3 lg:mt-5">
      {paragraph}
    </p>
  ));
  return (
    <section aria-labelledby="page-title" className="overflow-x-clip bg-paper pt-bar">
      <Container className="justify-between pt-3 lg:relative lg:isolate lg:grid lg:grid-cols-[minmax(0,46rem)_minmax(0,25rem)] lg:pt-8">
        {/* A sheet that goes on under the band below. */}
        <div className="rounded-t-card border-3 border-b-0 border-ink bg-white p-5 pb-4 lg:px-14 lg:pt-12 lg:pb-11">
          <h1 id="page-title" className="booking-bar-from text-head">
            <MarkedHeadline title={title} />
          </h1>
          <div className="text-lede">
            {paragraphs.slice(0, -1)}
            <blockquote className="my-5 border-l-8 border-sun pl-4.5 font-display text-title tracking-tight text-balance lg:my-7 lg:pl-6">
              “{quote}”
            </blockquote>
            {paragraphs.slice(-1)}
          </div>
          {signature && <Signature path={signature} />}
          <p className="mt-3 flex flex-wrap items-center gap-x-2">
            <b className="font-semibold">{name}</b> <span className="text-ink-soft">{role}</span>{' '}
            {sample && <SampleMark />}
          </p>
        </div>
        {portrait ? (
          <Photo
            name={portrait.src}
            use="portrait"
            alt={portrait.alt}
            className="aspect-4/5 w-full rounded-card border-3 border-ink object-cover lg:mb-16 lg:self-end max-lg:mt-6"
          />
        ) : (
          <StandingObject
            name={object}
            without="marks"
            className="print-hidden absolute right-0 bottom-0 -z-1 w-208! xl:-right-10 max-lg:hidden"
          />
        )}
      </Container>
    </section>
  );
}

/** What the founder knows, and how to ask. It ends the page. */
export function FounderAskSection({ founder, facts }: FounderSectionProps) {
  const { expertise, links, seeAlso, object } = founder;
  return (
    <ClosingBand
      labelledBy="ask"
      objects={<StandingObject name={object} without="marks" className="max-lg:w-[min(17rem,69cqw)]!" />}
      short
    >
      <div className="gap-x-16 lg:grid lg:grid-cols-[minmax(0,1fr)_300px]">
        <div>
          <h2 id="ask" className="text-card">
            {expertise.lead}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-1.5 lg:gap-2">
            {expertise.tags.map((tag) => (
              <li
                key={tag}
                className="rounded-chip border-2 border-ink bg-white px-2.5 py-0.5 text-tiny font-semibold lg:px-3.5 lg:py-1 lg:text-small"
              >
                {tag}
              </li>
            ))}
          </ul>
          <div className="band-actions">
            <ActionLink action={actions.scheduleCall} className="max-sm:w-full" />
            <p className="flex flex-wrap gap-x-6">
              <a href={`mailto:${destinations.founderEmail.address}`} className={link}>
                {links.email}
              </a>
              <ExternalLink href={addresses.founderProfile} className={link}>
                {links.profile}
              </ExternalLink>
            </p>
          </div>
        </div>
        <dl className="mt-4 grid gap-y-2 lg:mt-0 lg:gap-y-3">
          {facts.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse lg:border-t-3 lg:border-ink lg:pt-2">
              <dt>{label}</dt>
              <dd className="font-display text-card lg:text-title">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <LinkedText text={seeAlso} className="closing-note" />
    </ClosingBand>
  );
}
