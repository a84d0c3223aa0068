import { cx } from '@/components/ui/cx';
import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { plans } from '@/lib/content';
import { dollars } from '@/lib/content/texts';
import type { Checks } from '@/lib/content/schemas/testimonial';

const tints = ['bg-brand-sheet', 'bg-sun-wash', 'bg-leaf-tint', 'bg-clay-wash'];
const tile = 'rounded-button border-2 border-ink bg-white px-4 py-3';

function CheckPicture({ picture }: { picture: Checks['cards'][number]['picture'] }) {
  if (picture.kind === 'note') {
    return (
      <p className={cx(tile, 'w-full max-w-75 text-small/[1.4] text-ink-quiet')}>
        <b className="block font-display text-body/tight tracking-tight text-ink">{picture.title}</b>
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
          <b className="block font-display text-card tracking-tight text-ink tabular">{dollars(price)}</b>
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
          <li key={href} className="lg:lines-3">
            <div
              aria-hidden="true"
              className={cx(
                'grid place-items-center rounded-card p-3 wrap-break-word lg:min-h-44 lg:p-4',
                tints[index],
              )}
            >
              <CheckPicture picture={picture} />
            </div>
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
