import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';

const buttonClasses = 'inline-flex min-h-13 items-center px-6';

export const retryClasses = `${buttonClasses} button-primary`;

type ErrorMessageProps = {
  /** The status and its text, or the error's message. */
  text: string;
  retry: ReactNode;
};

/** Shown in place of a page that failed. The heading is the specification's wording. */
export function ErrorMessage({ text, retry }: ErrorMessageProps) {
  return (
    <section aria-labelledby="page-title" className="mx-auto grid min-h-svh max-w-text content-center gap-5 px-5 py-32">
      <h1 id="page-title" className="text-headline">
        Unexpected Application Error!
      </h1>
      <p role="alert" className="text-lede text-ink-soft">
        {text}
      </p>
      <div className="flex flex-wrap gap-3">
        {retry}
        <PageLink href="/" className={`${buttonClasses} rounded-button border-3 text-card font-bold`}>
          Return to Home
        </PageLink>
      </div>
    </section>
  );
}
