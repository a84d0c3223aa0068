'use client';

import { useLayoutEffect, useRef } from 'react';
import { ContactFacts, type Contacts } from '@/components/ui/contact-facts';
import { cx } from '@/components/ui/cx';
import { ExternalLink } from '@/components/ui/external-link';
import type { EmbedTexts } from '@/lib/content/schemas/embeds';
import { canRetry, findFrameHost, isAboveFrame, type FrameTrouble } from './frame-state';

const button = 'inline-flex items-center justify-center text-center duration-150';
const quiet = 'rounded-button border border-rule bg-white font-semibold text-ink fade hover:border-ink-quiet';
const variants = {
  above: {
    strong: 'rounded-button bg-brand-deep font-bold text-white fade hover:bg-ink',
    size: 'min-h-11 px-4 py-2 text-small',
  },
  instead: { strong: 'button-primary elevation-button fade', size: 'min-h-13 px-6 py-3 text-button' },
} as const;

/** A decorative drawing of an interrupted line. */
function BrokenLine() {
  return (
    <svg
      viewBox="0 0 360 96"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden
      className="-mx-5 h-24 w-[calc(100%+2.5rem)]"
    >
      <path d="M-400 62H70c40 0 44-36 84-36 22 0 24 30 34 38" className="stroke-brand" />
      <path d="M208 72c26 0 40-14 60-30" strokeDasharray="1 8" className="stroke-clay-bright" />
      <path d="M276 36c22-10 28 12 58 12h430" className="stroke-brand-soft" />
      <circle cx="194" cy="69" r="7" className="fill-white stroke-clay-bright" />
    </svg>
  );
}

/**
 * Makes room for a panel in the frame's box. A frame that shows nothing is hidden; any other frame slides down (`data-panel`
 * in embeds.css). Either way the frame stays in the document, and nothing around the box moves, unless the text is so
 * large that the box grows.
 */
function usePanelSpace() {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      findFrameHost()?.style.setProperty('--panel-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  });
  return panel;
}

type ProviderPanelProps = Contacts & {
  trouble: FrameTrouble;
  texts: EmbedTexts;
  /** The plain link to the provider's page. Without it where the visitor has booked: they could book twice. */
  link: { href: string; label: string } | undefined;
  onRetry: () => void;
};

/**
 * Offers a retry and a plain link for a frame that does not work. The panel covers the frame if the frame is empty, and
 * sits above it if its content is unknown.
 */
export function ProviderPanel({ trouble, texts, link, onRetry, ...contacts }: ProviderPanelProps) {
  const panel = usePanelSpace();
  const isAbove = isAboveFrame(trouble);
  const { strong, size } = variants[isAbove ? 'above' : 'instead'];
  const mayHelp = canRetry(trouble);
  const actions = link && (
    <div data-panel-actions className="flex flex-wrap justify-center gap-3">
      {mayHelp && (
        <button type="button" onClick={onRetry} className={cx(button, strong, size)}>
          {texts.retry}
        </button>
      )}
      <ExternalLink href={link.href} className={cx(button, mayHelp ? quiet : strong, size)}>
        {link.label}
      </ExternalLink>
    </div>
  );
  return (
    <div
      ref={panel}
      role="alert"
      className={cx(
        'provider-panel absolute grid justify-items-center text-center',
        isAbove
          ? 'inset-x-px top-px gap-3 rounded-t-card border-b border-rule bg-paper p-4 text-small'
          : 'inset-x-0 top-0 gap-4 px-5 pt-8 pb-10',
      )}
    >
      {isAbove ? (
        <p className="max-w-text text-balance">{texts[trouble.kind]}</p>
      ) : (
        <>
          <BrokenLine />
          <h2 className="mt-2 max-w-2xl text-title text-balance">
            {trouble.kind === 'failed' ? texts.unreachable : texts[trouble.kind]}
          </h2>
          {link && trouble.kind !== 'blocked' && (
            <p className="max-w-md text-balance text-ink-soft">
              {trouble.kind === 'left' ? texts.moved : texts.advice}
            </p>
          )}
        </>
      )}
      {actions}
      {link && <ContactFacts {...contacts} />}
    </div>
  );
}
