'use client';

import { useEffect, useRef } from 'react';
import { loadScript } from './load-script';

/** Milliseconds after the page has loaded when the chat loads even if the page never falls idle. */
const latestStart = 5_000;
/** Pixels from the bottom right corner of the window that the chat's button takes. */
const corner = 96;

/** Runs once the page has loaded and fallen idle: before that, the chat would compete with the page's own files. */
function whenIdle(run: () => void): () => void {
  const leaving = new AbortController();
  const wait = () => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(run, latestStart);
      leaving.signal.addEventListener('abort', () => clearTimeout(timer));
      return;
    }
    const request = window.requestIdleCallback(run, { timeout: latestStart });
    leaving.signal.addEventListener('abort', () => window.cancelIdleCallback(request));
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal: leaving.signal });
  return () => leaving.abort();
}

function removeWidgets(): void {
  for (const widget of document.querySelectorAll('chat-widget')) widget.remove();
}

/** Hides the chat's button on a phone while one of the page's own buttons stands under it. */
function keepClearOfButtons(host: HTMLElement): () => void {
  const covered = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  const observe = () => {
    observer?.disconnect();
    covered.clear();
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) covered.add(target);
          else covered.delete(target);
        }
        host.toggleAttribute('data-covered', covered.size > 0);
      },
      { rootMargin: `${corner - window.innerHeight}px 0px 0px ${corner - window.innerWidth}px` },
    );
    for (const button of document.querySelectorAll('main a, main button, footer a')) observer.observe(button);
  };
  observe();
  window.addEventListener('resize', observe);
  return () => {
    observer?.disconnect();
    window.removeEventListener('resize', observe);
  };
}

type ChatWidgetProps = { loaderAddress: string; widgetId: string };

/**
 * The provider's chat, once the page is idle. It is a convenience: when it does not load, nothing is said, and 'Chat With
 * Us' leads to a calendar anyway. A loader that arrives after the visitor has left is hidden by the style sheet (see
 * [data-chat-host] in globals.css) and removed.
 */
export function ChatWidget({ loaderAddress, widgetId }: ChatWidgetProps) {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const leaving = new AbortController();
    let undo: (() => void) | undefined;
    const cancel = whenIdle(() => {
      const attributes = {
        'data-resources-url': new URL('chat-widget/loader.js', loaderAddress).href,
        'data-widget-id': widgetId,
      };
      loadScript(loaderAddress, leaving.signal, attributes).then(
        (result) => {
          undo = result;
        },
        () => {
          if (leaving.signal.aborted) removeWidgets();
        },
      );
    });
    const release = keepClearOfButtons(element);
    return () => {
      leaving.abort();
      cancel();
      release();
      undo?.();
      removeWidgets();
    };
  }, [loaderAddress, widgetId]);

  return <div ref={host} data-chat-host hidden />;
}
