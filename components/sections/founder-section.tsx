import { cx } from '@/components/ui/cx';
import { ActionLink } from '@/components/ui/action-link';
import { ExternalLink } from '@/components/ui/external-link';
import { LinkedText } from '@/components/ui/linked-text';
import { Photo } from '@/components/ui/photo';
import { SampleMark } from '@/components/ui/sample-mark';
import { actions, addresses, destinations } from '@/lib/content';
import type { Company, Founder } from '@/lib/content/schemas/about';
import { Facts, LetterSection } from './letter-section';

/** The portrait, or an empty frame of its size. No face may be invented. */
function Portrait({ portrait, portraitToCome }: Pick<Founder, 'portrait' | 'portraitToCome'>) {
  if (!portrait)
    return (
      <p
        className={cx(
          'mb-6 grid aspect-7/6 w-full max-w-88 items-end rounded-card border border-dashed border-ink-quiet',
          'bg-paper-deep p-6 text-ink-soft lg:mt-5 lg:aspect-4/5 lg:max-w-none',
        )}
      >
        {portraitToCome}
      </p>
    );
  return (
    <Photo
      name={portrait.src}
      use="portrait"
      alt={portrait.alt}
      className="aspect-4/5 w-full rounded-card border border-rule bg-white object-cover"
    />
  );
}

/** The signature. Its last stroke is the line of the site. */
function Signature({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 320 80"
      aria-hidden="true"
      strokeWidth="2.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mt-7 mb-1 w-[min(20rem,100%)] overflow-visible fill-none stroke-ink"
    >
      <path d={path} />
      <path d="M240 54C262 42 288 40 318 43" className="stroke-brand" />
    </svg>
  );
}

const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

type FounderSectionProps = { founder: Founder; facts: Company['facts'] };

/** The founder's letter, with the facts beside it, the quote and the fields in it, and the ways to get in touch below. */
export function FounderSection({ founder, facts }: FounderSectionProps) {
  const { title, letter, quote, expertise, signature, name, role, sample, links, seeAlso } = founder;
  return (
    <LetterSection
      title={title}
      paragraphs={letter}
      aside={
        <>
          <Portrait {...founder} />
          <Facts facts={facts} />
        </>
      }
    >
      <blockquote
        className={cx(
          'my-7 border-l-3 border-sun pl-5.5 font-display text-[min(1.25rem+0.5vw,1.75rem)]/[1.28] font-[680]',
          'tracking-tight text-balance',
        )}
      >
        “{quote}”
      </blockquote>
      <div className="mt-5">
        {expertise.lead}{' '}
        <ul className="inline">
          {expertise.tags.map((tag) => (
            <li key={tag} className="inline not-last:comma last:full-stop">
              {tag}
            </li>
          ))}
        </ul>
      </div>
      {signature && <Signature path={signature} />}
      <p className="mt-5 flex flex-wrap items-center gap-x-3 text-body">
        <b className="font-semibold">{name}</b>
        <span className="text-ink-soft">{role}</span>
        {sample && <SampleMark />}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1 text-body">
        <ActionLink action={actions.scheduleCall} className="max-sm:w-full" />
        <a href={`mailto:${destinations.founderEmail.address}`} className={link}>
          {links.email}
        </a>
        <ExternalLink href={addresses.founderProfile} className={link}>
          {links.profile}
        </ExternalLink>
      </div>
      <LinkedText text={seeAlso} className="mt-5 text-body text-balance text-ink-soft" />
    </LetterSection>
  );
}
