import type { Route } from 'next';
import type { ReactNode } from 'react';
import { cx } from './cx';
import { ExternalLink, NewTabMark } from './external-link';
import { PageLink } from './page-link';

const padded = 'px-4 sm:px-6';

const variants = {
  primary: `${padded} button-primary elevation-button active:[translate:0_1px]`,
  quiet: `${padded} border border-rule bg-white text-card font-semibold text-ink hover:border-ink-quiet active:[translate:0_1px] rounded-button`,
  /** A quiet button. On phones an underlined link that fits next to the primary button. */
  compact:
    'border border-rule bg-white font-semibold text-ink hover:border-ink-quiet active:[translate:0_1px] rounded-button max-sm:border-0 max-sm:bg-transparent max-sm:-ml-1 max-sm:px-1 max-sm:underline max-sm:underline-offset-4 sm:px-6 sm:text-card',
  /** A second or third action of a hero, beside its primary button. */
  underlined:
    'font-semibold text-ink underline decoration-2 underline-offset-[6px] hover:text-brand-deep max-sm:min-h-11 max-sm:py-0 sm:mx-3',
  plain: 'sm:px-3 font-semibold text-brand-deep underline-offset-4 hover:underline',
} as const;

export type ButtonVariant = keyof typeof variants;

type ButtonLinkProps = {
  href: Route | { external: string };
  variant?: ButtonVariant;
  wide?: boolean;
  /** The id of an element that describes the link. */
  describedBy?: string;
  className?: string;
  children: ReactNode;
};

/** A link that looks like a button. External links open in a new tab. */
export function ButtonLink({
  href,
  variant = 'primary',
  wide = false,
  describedBy,
  className,
  children,
}: ButtonLinkProps) {
  const classes = cx(
    'inline-flex min-h-13 items-center justify-center py-3 text-center fade',
    variants[variant],
    wide && 'w-full',
    className,
  );
  if (typeof href === 'object') {
    return (
      <ExternalLink href={href.external} ownMark className={classes}>
        {/* One item of the row, so that the arrow follows the last word on a second line, too. */}
        <span>
          {children}
          <NewTabMark />
        </span>
      </ExternalLink>
    );
  }
  return (
    <PageLink href={href} aria-describedby={describedBy} className={classes}>
      {children}
    </PageLink>
  );
}
