'use client';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { ExternalLink } from '@/components/ui/external-link';
import type { Booking } from '@/content/schemas/booking';
import type { EmbedTexts } from '@/content/schemas/embeds';
import { dataClient } from './data-client';
import { loadScript } from './load-script';
import { sandbox } from './mount-frame';
import { ProgressBar, type ProgressState } from './progress-bar';
import { ProviderToaster, tellFailed, tellLoaded, tellNothing, tellSlow } from './provider-toasts';
import { useProviderFrame } from './use-provider-frame';

/** Milliseconds after which a visitor is told that it takes longer. */
const slowAfter = 3_000;

/* Reserved from the first paint, so that nothing shifts. Source: the product specification, section 9. */
const heights = {
  650: 'min-h-[650px]',
  800: 'min-h-[800px]',
  1050: 'min-h-[1050px]',
} satisfies Record<Booking['frame']['height'], string>;

type ProviderEmbedProps = { frame: Booking['frame']; address: string; scriptAddress: string; texts: EmbedTexts };

/** A calendar or form of the provider, with its data client and toasts. */
export function ProviderEmbed(props: ProviderEmbedProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <QueryClientProvider client={dataClient}>
      <Embed key={attempt} {...props} onRetry={() => setAttempt((count) => count + 1)} />
      <ProviderToaster />
    </QueryClientProvider>
  );
}

/**
 * The provider's script, undone when the visitor leaves. Called after useProviderFrame, whose effect has then put the frame
 * into the page: the newer builds of the script show only frames that are there when it runs.
 */
function useProviderScript(address: string) {
  const query = useQuery({
    queryKey: ['provider-script', address],
    queryFn: ({ signal }) => loadScript(address, signal),
    refetchOnMount: 'always',
    // A function that undoes the run: nothing to compare or to share between runs.
    structuralSharing: false,
  });
  const { data: undo, isFetching } = query;
  useEffect(() => {
    if (!isFetching) return undo;
    return undefined;
  }, [undo, isFetching]);
  return query;
}

function Embed({
  frame: options,
  address,
  scriptAddress,
  texts,
  onRetry,
}: ProviderEmbedProps & { onRetry: () => void }) {
  const { kind, title, height } = options;
  const host = useRef<HTMLDivElement>(null);
  const frame = useProviderFrame(host, { kind, address, title, height });
  const script = useProviderScript(scriptAddress);

  const scriptSettled = !script.isFetching && !script.isPending;
  const failure = frame.failure ?? (scriptSettled ? script.error : null) ?? undefined;
  const complete = frame.loaded && scriptSettled;
  const state: ProgressState = complete ? 'complete' : frame.loaded || scriptSettled ? 'loading' : 'indeterminate';

  const told = useRef(false);
  useEffect(() => {
    if (failure) {
      told.current = true;
      tellFailed({ error: failure, texts, link: { href: address, label: options.fallbackLink }, onRetry });
      return undefined;
    }
    if (complete) {
      if (told.current) tellLoaded(texts);
      return undefined;
    }
    const timer = window.setTimeout(() => {
      told.current = true;
      tellSlow(texts);
    }, slowAfter);
    return () => window.clearTimeout(timer);
  }, [failure, complete, address, options.fallbackLink, texts, onRetry]);

  useEffect(() => tellNothing, []);

  return (
    <div>
      {/* The policy blocks the style element that the script adds under this id, and .provider-host makes up for it. A
          script that finds the id taken does not try. */}
      <template id="embeddedIframes" />
      <div className="relative">
        <ProgressBar state={state} label={texts.progress} />
        <div ref={host} className={cx('provider-host', heights[height])} />
        <noscript>
          <iframe src={address} title={title} sandbox={sandbox} className="provider-frame-plain" />
        </noscript>
      </div>
      <div role="status">
        {frame.done && (
          <p className="mt-4 rounded-card bg-leaf-tint px-5 py-4 text-center font-semibold text-leaf">
            {options.confirmation}
          </p>
        )}
      </div>
      <p className="mt-4 text-center text-small text-ink-soft">
        {options.fallbackText}{' '}
        <ExternalLink href={address} className="font-semibold text-brand-deep underline underline-offset-4">
          {options.fallbackLink}
        </ExternalLink>
      </p>
    </div>
  );
}
