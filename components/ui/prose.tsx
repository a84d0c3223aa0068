import type { Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import type { Route } from 'next';
import { typographic } from '@/lib/content/typography';
import { pictureSize } from '@/lib/pictures/public-size';
import { ExternalLink } from './external-link';
import { PageLink } from './page-link';
import { Photo } from './photo';

function link({ href }: Tokens.Link, children: ReactNode): ReactNode {
  const className = 'font-medium text-brand-deep underline underline-offset-3 hover:decoration-2';
  if (/^https?:/.test(href))
    return (
      <ExternalLink href={href} className={className}>
        {children}
      </ExternalLink>
    );
  return (
    <PageLink href={href as Route} className={className}>
      {children}
    </PageLink>
  );
}

function picture({ href, text, title }: Tokens.Image): ReactNode {
  // As large as it is, or as there is room.
  const shared = { loading: 'lazy', className: 'max-h-[80vh] rounded-card object-contain object-left' } as const;
  const file = decodeURI(href);
  return (
    <figure>
      {href.startsWith('/') ? (
        // oxlint-disable-next-line nextjs/no-img-element -- A file of public/, as it is.
        <img {...shared} alt={text} src={encodeURI(file)} {...pictureSize(file)} />
      ) : (
        <Photo {...shared} alt={text} name={file} use="text" />
      )}
      {title && <figcaption className="mt-2 text-small text-ink-quiet">{title}</figcaption>}
    </figure>
  );
}

/** A picture that stands alone is no paragraph. */
const isPicture = (tokens: readonly Token[] = []) => tokens.length === 1 && tokens[0]?.type === 'image';

function list({ ordered, start, items }: Tokens.List): ReactNode {
  const children = items.map((item) => (
    <li key={item.raw} className={`pl-1.5 marker:text-ink-quiet ${item.task && !ordered ? 'list-none' : ''}`}>
      <Prose tokens={item.tokens} />
    </li>
  ));
  const className = 'grid gap-2 pl-5';
  return ordered ? (
    <ol start={start === '' || start === 1 ? undefined : start} className={`list-decimal ${className}`}>
      {children}
    </ol>
  ) : (
    <ul className={`list-disc ${className}`}>{children}</ul>
  );
}

/** The policy of pages forbids style attributes. */
const alignments = { left: '', center: 'text-center', right: 'text-right' };

function table({ header, rows, align }: Tokens.Table): ReactNode {
  const classOf = (index: number) => `py-2 pr-4 ${alignments[align[index] ?? 'left']}`;
  return (
    // Words stay whole, so that the table scrolls where they do not fit.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by keyboard.
    <div className="overflow-x-auto" tabIndex={0} role="group" aria-label="Table">
      <table className="w-full border-collapse text-left text-small [overflow-wrap:normal]">
        <thead>
          <tr className="border-b-2 border-ink">
            {header.map((cell, index) => (
              <th key={cell.text} scope="col" className={`align-bottom font-semibold ${classOf(index)}`}>
                <Prose tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.map(({ text }) => text).join()} className="border-b border-rule">
              {cells.map((cell, index) => (
                <td key={header[index]?.text} className={`align-top ${classOf(index)}`}>
                  <Prose tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A part of a text as an element. What lib/content/prose.ts refuses is not here. */
function element(token: Token, before = ''): ReactNode {
  const children = 'tokens' in token && token.tokens ? <Prose tokens={token.tokens} /> : undefined;
  switch (token.type) {
    case 'paragraph':
      return 'tokens' in token && isPicture(token.tokens) ? children : <p>{children}</p>;
    case 'heading':
      return <h3 className="mt-4 text-card text-ink">{children}</h3>;
    case 'blockquote':
      return <blockquote className="grid gap-3 border-l-3 border-sun pl-5 text-lede text-ink">{children}</blockquote>;
    case 'list':
      return list(token as Tokens.List);
    case 'table':
      return table(token as Tokens.Table);
    case 'code':
      return (
        <pre className="rounded-card bg-paper p-5 text-small whitespace-pre-wrap">
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case 'hr':
      return <hr className="my-4 border-t border-rule" />;
    case 'checkbox': {
      const { checked } = token as Tokens.Checkbox;
      return (
        <>
          <span aria-hidden="true">{checked ? '☑ ' : '☐ '}</span>
          <span className="sr-only">{checked ? 'Done: ' : 'To do: '}</span>
        </>
      );
    }
    case 'link':
      return link(token as Tokens.Link, children);
    case 'image':
      return picture(token as Tokens.Image);
    case 'strong':
      return <strong className="font-semibold text-ink">{children}</strong>;
    case 'em':
      return <em>{children}</em>;
    case 'del':
      return <del>{children}</del>;
    case 'codespan':
      return <code className="rounded bg-paper-deep px-1 py-0.5 text-[0.9em]">{(token as Tokens.Codespan).text}</code>;
    case 'br':
      // The break in the source parts the words where only text is read.
      return [<br key="break" />, '\n'];
    case 'text':
    case 'escape':
      return children ?? typographic((token as Tokens.Text).text, before);
    default:
      return undefined;
  }
}

/** A text in Markdown, as elements. There is no HTML in it. */
export function Prose({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- Parts of a text have no other name, and never move.
    <Fragment key={index}>{element(token, tokens[index - 1]?.raw.at(-1))}</Fragment>
  ));
}
