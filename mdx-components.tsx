import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';
import { Day } from '@/components/ui/day';
import { ExternalLink } from '@/components/ui/external-link';
import { Container } from '@/components/ui/section';
import { measure } from '@/lib/photos/picture-file';

function Link({ href = '', ...attributes }: ComponentProps<'a'>) {
  const shared = {
    ...attributes,
    className: 'font-medium text-brand-deep underline underline-offset-3 hover:decoration-2',
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- Its words are among the attributes.
  return /^https?:/.test(href) ? <ExternalLink {...shared} href={href} /> : <a {...shared} href={href} />;
}

/** A file of `public/`, with its space reserved. */
function Picture({ src = '', alt, title }: { src?: string; alt?: string; title?: string }) {
  const { width, height } = measure(readFileSync(join('public', decodeURI(src))));
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- A file of public/, as it is.
    <img
      src={src}
      alt={alt}
      title={title}
      width={width}
      height={height}
      loading="lazy"
      className="max-h-[80vh] rounded-card object-contain object-left"
    />
  );
}

const components: MDXComponents = {
  wrapper: ({ children }) => (
    <article aria-labelledby="page-title" className="bg-white pt-bar">
      <Container className="py-12 lg:py-18">
        <div className="mx-auto grid max-w-3xl grid-cols-1 gap-5 text-ink-soft">{children}</div>
      </Container>
    </article>
  ),
  h1: ({ children }) => (
    <h1 id="page-title" className="text-hero text-ink">
      {children}
    </h1>
  ),
  h2: ({ children }) => <h2 className="mt-6 -mb-1 text-title text-ink">{children}</h2>,
  h3: ({ children }) => <h3 className="mt-4 text-card text-ink">{children}</h3>,
  a: Link,
  img: Picture,
  ul: (attributes) => <ul {...attributes} className="grid list-disc gap-2 pl-5" />,
  ol: (attributes) => <ol {...attributes} className="grid list-decimal gap-2 pl-5" />,
  strong: (attributes) => <strong {...attributes} className="font-semibold text-ink" />,
  blockquote: (attributes) => (
    <blockquote {...attributes} className="grid gap-3 border-l-3 border-sun pl-5 text-lede text-ink" />
  ),
  hr: () => <hr className="my-4 border-t border-rule" />,
  code: (attributes) => <code {...attributes} className="rounded bg-paper-deep px-1 py-0.5 text-[0.9em]" />,
  pre: (attributes) => (
    <pre {...attributes} className="rounded-card bg-paper p-5 text-small whitespace-pre-wrap *:bg-transparent *:p-0" />
  ),
  // Words stay whole, so that the table scrolls where they do not fit.
  table: (attributes) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by keyboard.
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label="Table">
      <table {...attributes} className="w-full border-collapse text-left text-small [overflow-wrap:normal]" />
    </div>
  ),
  th: (attributes) => (
    <th {...attributes} scope="col" className="border-b-2 border-ink py-2 pr-4 align-bottom font-semibold text-ink" />
  ),
  td: (attributes) => <td {...attributes} className="border-b border-rule py-2 pr-4 align-top" />,
  Day,
};

/** How the elements of MDX look. Next looks for this file and function. */
export const useMDXComponents = () => components;
