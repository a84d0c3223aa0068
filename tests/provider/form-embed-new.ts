/* oxlint-disable unicorn/consistent-function-scoping -- a browser gets the function without its module
   (browser-code.ts) */
/**
 * Runs in the page: newer builds of the provider's form_embed.js. They hide all provider frames. When a frame that
 * existed before the script ran sends a message, they show it ("form_embed.js" in the contract).
 */
export function formEmbedNew(): void {
  // The frame may have another host than the script.
  const widgets = /\/widget\/(?:booking|form)s?\//;
  const frames = () => [...document.querySelectorAll('iframe')].filter(({ src }) => widgets.test(src));
  const existingFrames = frames();

  function hide(frame: HTMLIFrameElement): void {
    if (frame.dataset.iframeResizerInitialized) return;
    frame.dataset.iframeResizerInitialized = 'true';
    frame.dataset.initialIframeHidden = 'true';
    frame.dataset.uniqueIdMapped = 'true';
    Object.assign(frame.style, { opacity: '0', position: 'absolute', left: '-9999px' });
  }

  function reveal(frame: HTMLIFrameElement): void {
    Object.assign(frame.style, { opacity: '1', position: '', left: '' });
  }

  /** Reads a height in either format. */
  function heightIn(data: unknown): string | undefined {
    if (typeof data === 'string') return /^\[iFrameSizer\][^:]+:([^:]+):/.exec(data)?.[1];
    return Array.isArray(data) && data[0] === 'highlevel.setHeight' ? String(data[1]?.height) : undefined;
  }

  window.addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (!frame) return;
    if (existingFrames.includes(frame)) reveal(frame);
    const height = heightIn(data);
    if (height !== undefined) frame.style.height = `${height}px`;
    if (Array.isArray(data) && data[0] === 'fetch-query-params') {
      const params = Object.fromEntries(new URLSearchParams(window.location.search));
      const answer = ['query-params', params, window.location.href, document.referrer, frame.id];
      frame.contentWindow?.postMessage(answer, '*');
    }
  });
  new MutationObserver(() => frames().forEach(hide)).observe(document.documentElement, {
    childList: true,
    subtree: true,
  });
  for (const frame of existingFrames) {
    hide(frame);
    frame.contentWindow?.postMessage(`[iFrameSizer]${frame.id}:8:false:false:32:true:true:null:offset`, '*');
  }
}
