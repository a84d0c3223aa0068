import type { Resources } from './resources';

/**
 * Runs in the page: the chat's loader.js ("Chat" in the contract). It may run twice in a document, so the custom
 * element may already be defined.
 *
 * Like the original it needs much of the page's policy: a style element in the shadow root, a style attribute, a picture, a
 * style sheet with a typeface, and a second script (chat-program.ts).
 */
export function chatLoader(resources: Resources, typeface: string): void {
  const tag = 'chat-widget';
  const script = document.currentScript;
  const { widgetId, resourcesUrl } = script instanceof HTMLElement ? script.dataset : {};
  if (!widgetId) return;

  const style = `
    :host { position: fixed; right: 20px; bottom: 20px; z-index: 9999; font: 16px/1.5 '${typeface}', system-ui, sans-serif; color: #10162f }
    .bubble { width: 60px; height: 60px; border: 0; border-radius: 50%; background: #2f49c9; color: #fff; cursor: pointer }
    .panel { position: absolute; right: 0; bottom: 76px; width: min(340px, calc(100vw - 40px)); padding: 16px; box-sizing: border-box;
      border: 1px solid #e4e2da; border-radius: 14px; background: #fff; box-shadow: 0 12px 32px rgb(16 22 47 / 0.25) }
    .panel[hidden] { display: none }
    h2, p { margin: 0 0 8px; font-size: 1em }
    input { width: 100%; padding: 8px; box-sizing: border-box; font: inherit }
    :focus-visible { outline: 3px solid #ffb84d; outline-offset: 2px }`;
  const markup = `
    <style>${style}</style>
    <section class="panel" role="dialog" aria-label="Chat" hidden>
      <img class="portrait" src="${resources.portrait}" alt="" style="width: 40px; height: 40px; border-radius: 50%">
      <h2>Chat with us</h2>
      <p class="greeting"></p>
      <p class="connection">Connecting</p>
      <p class="check">Not checked</p>
      <div role="log"><p>Hi! This is a stand-in on your own machine. Nobody reads your messages.</p></div>
      <form><label>Message <input name="message" autocomplete="off" required></label></form>
    </section>
    <button class="bubble" type="button" aria-label="Chat" aria-expanded="false">
      <svg viewBox="0 0 24 24" width="28" height="28" fill="currentColor" aria-hidden="true"><path d="M4 4h16v12H10l-6 5z"/></svg>
    </button>`;

  class ChatWidget extends HTMLElement {
    static observedAttributes = ['open'];

    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      root.innerHTML = markup;
      root.querySelector('.bubble')?.addEventListener('click', () => this.toggleAttribute('open'));
      root.querySelector('form')?.addEventListener('submit', (event) => this.say(event));
      root.addEventListener('keydown', (event) => {
        if (event instanceof KeyboardEvent && event.key === 'Escape') this.removeAttribute('open');
      });
    }

    attributeChangedCallback(): void {
      const open = this.hasAttribute('open');
      this.shadowRoot?.querySelector('.panel')?.toggleAttribute('hidden', !open);
      const bubble = this.shadowRoot?.querySelector<HTMLElement>('.bubble');
      bubble?.setAttribute('aria-expanded', String(open));
      (open ? this.shadowRoot?.querySelector('input') : bubble)?.focus();
    }

    say(event: Event): void {
      event.preventDefault();
      const input = this.shadowRoot?.querySelector('input');
      if (!input) return;
      const line = document.createElement('p');
      line.textContent = input.value;
      this.shadowRoot?.querySelector('[role=log]')?.append(line);
      input.value = '';
    }
  }

  const current = () => document.querySelector(tag);
  if (!customElements.get(tag)) customElements.define(tag, ChatWidget);
  const widget = document.createElement(tag);
  widget.dataset.widgetId = widgetId;
  widget.dataset.resourcesUrl = resourcesUrl ?? '';
  // Browsers ignore typefaces that are declared in a shadow root.
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: resources.typeface }));
  document.body.append(widget);
  document.body.append(Object.assign(document.createElement('script'), { src: resources.program }));
  Object.assign(window, {
    leadConnector: {
      chatWidget: {
        isLoaded: true,
        isActive: () => current()?.hasAttribute('open') ?? false,
        openWidget: () => current()?.setAttribute('open', ''),
        closeWidget: () => current()?.removeAttribute('open'),
      },
    },
  });
  window.dispatchEvent(new Event('LC_chatWidgetLoaded'));
}
