import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';

const buttonLook = 'inline-flex min-h-13 items-center rounded-button px-6 text-button';

export const retryLook = `${buttonLook} bg-brand font-bold text-white hover:bg-brand-deep`;

type ErrorMessageProps = {
  /** Status and text, or the message. */
  text: string;
  /** What tries again, drawn with `retryLook`. */
  retry: ReactNode;
};

/** What is shown instead of a page that cannot be shown. Its first line is the specification's wording. */
export function ErrorMessage({ text, retry }: ErrorMessageProps) {
  return (
    <section
      aria-labelledby="page-title"
      className="mx-auto grid min-h-svh max-w-prose content-center gap-5 px-5 py-32"
    >
      <h1 id="page-title" className="text-headline">
        Unexpected Application Error!
      </h1>
      <p role="alert" className="text-lede text-ink-soft">
        {text}
      </p>
      <div className="flex flex-wrap gap-3">
        {retry}
        <PageLink href="/" className={`${buttonLook} border border-rule bg-white font-semibold`}>
          Return to Home
        </PageLink>
      </div>
    </section>
  );
}
