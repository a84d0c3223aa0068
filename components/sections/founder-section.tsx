import { ActionLink } from '@/components/ui/action-link';
import { cx } from '@/components/ui/cx';
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

/** The founder's letter, with the quote before its last paragraph. With a photo, that stands beside it. */
export function FounderSection({ founder, facts }: FounderSectionProps) {
  const { title, letter, quote, expertise, signature, portrait, name, role, sample, links, seeAlso } = founder;
  const paragraphs = letter.map((paragraph) => (
    <p key={paragraph} className="mt-4 lg:mt-6">
      {paragraph}
    </p>
  ));
  return (
    <section aria-labelledby="page-title" className="pt-bar">
      <Container
        className={cx(
          'grid grid-cols-1 pt-6 pb-4 lg:pt-11 lg:pb-16',
          portrait ? 'gap-x-16 lg:grid-cols-[minmax(0,40rem)_25rem] lg:justify-between' : 'lg:max-w-page',
        )}
      >
        <h1 id="page-title" className="booking-bar-from text-head">
          <MarkedHeadline title={title} />
        </h1>
        {portrait && (
          <Photo
            name={portrait.src}
            use="portrait"
            alt={portrait.alt}
            className="mt-6 aspect-4/5 w-full rounded-card object-cover lg:mt-2 lg:[grid-area:1/2/3]"
          />
        )}
        <div className="max-w-250">
          <div className={cx('leading-normal', portrait ? 'text-lede' : 'text-card/[1.5] lg:text-title/[1.5]')}>
            {paragraphs.slice(0, -1)}
            <blockquote className="my-6 border-l-4 border-sun pl-4.5 font-display text-heading/[1.16] font-heading tracking-[-0.03em] text-balance lg:my-8.5 lg:pl-6 lg:text-headline/[1.16]">
              “{quote}”
            </blockquote>
            {paragraphs.slice(-1)}
          </div>
          {signature && <Signature path={signature} />}
          <p className="mt-3 flex flex-wrap items-center gap-x-2">
            <b className="font-semibold">{name}</b> <span className="text-ink-soft">{role}</span>{' '}
            {sample && <SampleMark />}
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-1.5 lg:gap-2">
            <p className="mr-1 text-ink-soft">{expertise.lead}</p>
            <ul className="contents">
              {expertise.tags.map((tag) => (
                <li
                  key={tag}
                  className="rounded-full border border-rule bg-white px-2.5 py-px text-tiny lg:px-3.5 lg:py-1 lg:text-small"
                >
                  {tag}
                </li>
              ))}
            </ul>
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 lg:mt-5">
            <ActionLink action={actions.scheduleCall} className="max-sm:w-full" />
            <a href={`mailto:${destinations.founderEmail.address}`} className={link}>
              {links.email}
            </a>
            <ExternalLink href={addresses.founderProfile} className={link}>
              {links.profile}
            </ExternalLink>
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-10 gap-y-1 border-t border-rule pt-4 text-ink-soft">
            {facts.map(({ value, label }) => (
              <li key={label}>
                <b className="font-semibold text-ink">{value}</b> {label}
              </li>
            ))}
          </ul>
          <LinkedText text={seeAlso} className="mt-4 text-ink-soft" />
        </div>
      </Container>
    </section>
  );
}
