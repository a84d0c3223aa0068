import type { Route } from 'next';
import type { ReactNode } from 'react';
import { cx } from './cx';
import { ExternalLink, NewTabMark } from './external-link';
import { PageLink } from './page-link';

const variants = {
  primary: 'px-3.25 sm:px-5.25 button-primary active:[translate:0_1px]',
  /** On phones a link that fits beside the primary button, unless it is wide. */
  second: 'rounded-button border-3 px-3.25 font-bold hover:bg-hover active:[translate:0_1px] sm:px-5.25 sm:text-card',
  /** A further action. */
  underlined:
    'font-bold underline decoration-2 underline-offset-[6px] hover:text-brand-deep max-sm:min-h-11 max-sm:py-0 sm:mx-3',
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
    variant === 'second' &&
      !wide &&
      'max-sm:-ml-1 max-sm:border-0 max-sm:px-1 max-sm:underline max-sm:underline-offset-[6px]',
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
