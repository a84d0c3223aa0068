/* oxlint-disable unicorn/consistent-function-scoping -- a browser gets the functions without their module (page.ts) */
import type { Resources } from './resources';

/**
 * Runs in the page: the chat's loader.js ("Chat" in the contract). Like the original it needs much of the page's policy: a style
 * element in the shadow root, a style attribute, a picture, a style sheet with a typeface, and a second script (`chatProgram`).
 */
export function chatLoader(resources: Resources, typeface: string): void {
  const script = document.currentScript;
  if (!(script instanceof HTMLElement) || !script.dataset.widgetId) return;
  const markup = `
    <style>
      :host { position: fixed; right: 20px; bottom: 20px; z-index: 9999; font: 16px/1.5 '${typeface}', system-ui, sans-serif; color: #1c2434 }
      .bubble { display: grid; place-items: center; width: 60px; height: 60px; border-radius: 50%; background: #10162f; color: #fff; cursor: pointer }
      .panel { position: absolute; right: 0; bottom: 76px; width: min(340px, calc(100vw - 40px)); padding: 16px; background: #fff }
    </style>
    <details>
      <summary class="bubble" aria-label="Chat">
        <svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor" aria-hidden="true"><path d="M4 4h16v12H10l-6 5z"/></svg>
      </summary>
      <section class="panel" aria-label="Chat">
        <img class="portrait" src="${resources.portrait}" alt="" style="width: 40px; height: 40px; border-radius: 50%">
        <h2>Chat with us</h2>
        <p class="greeting"></p>
        <small><span class="connection">Connecting</span> · <span class="check">Not checked</span></small>
        <p>Hi! This is a stand-in on your own machine. Nobody reads your messages.</p>
        <label>Message <input autocomplete="off"></label>
      </section>
    </details>`;

  const create = (name: string, values: object) => Object.assign(document.createElement(name), values);
  const widget = document.createElement('chat-widget');
  widget.attachShadow({ mode: 'open' }).innerHTML = markup;
  // Browsers ignore typefaces that are declared in a shadow root.
  document.head.append(create('link', { rel: 'stylesheet', href: resources.typeface }));
  document.body.append(widget, create('script', { src: resources.program }));
}

/**
 * Runs in the page: the chat's program, which the loader adds. It gets the settings at once. The rest starts when the visitor
 * opens the chat: the check, the sound, and a worker with a socket.
 */
export function chatProgram({ settings, socket, sound, check }: Resources): void {
  const root = document.querySelector('chat-widget')?.shadowRoot;
  const part = (selector: string) => root?.querySelector<HTMLElement>(selector);
  const say = (selector: string, text: string) => part(selector)?.replaceChildren(text);

  function start(): void {
    const frame = Object.assign(document.createElement('iframe'), {
      title: 'Check',
      width: '1',
      height: '1',
      src: check,
    });
    addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
      if (source === frame.contentWindow && Array.isArray(data) && data[0] === 'stand-in-check-passed')
        say('.check', 'Checked');
    });
    part('.panel')?.append(new Audio(sound), frame);
    // The real program keeps its connection in a worker.
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage("started")'], { type: 'text/javascript' })));
    worker.addEventListener('message', () =>
      new WebSocket(socket).addEventListener('message', () => say('.connection', 'Connected')),
    );
  }

  // The visitor may have opened the chat before this program was there.
  if (root?.querySelector('details[open]')) start();
  else part('details')?.addEventListener('toggle', start, { once: true });
  fetch(settings)
    .then((response) => response.json())
    .then(({ greeting }: { greeting: string }) => say('.greeting', greeting))
    // Without settings the chat greets nobody.
    .catch(() => undefined);
}
