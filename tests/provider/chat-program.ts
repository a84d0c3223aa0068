/* oxlint-disable unicorn/consistent-function-scoping -- a browser gets the function without its module
   (browser-code.ts) */

/** Their addresses. */
type ChatFiles = Record<'settings' | 'socket' | 'sound' | 'check', string>;

/**
 * Runs in the page: the chat's program, which the loader adds. It gets the settings at once. The rest starts when the visitor
 * opens the chat: the check, the sound, and a worker with a socket.
 */
export function chatProgram({ settings, socket, sound, check }: ChatFiles): void {
  const root = document.querySelector('chat-widget')?.shadowRoot;
  const part = (selector: string) => root?.querySelector<HTMLElement>(selector);
  const say = (selector: string, text: string) => {
    const element = part(selector);
    if (element) element.textContent = text;
  };

  function connect(): void {
    const messages = new WebSocket(socket);
    messages.addEventListener('message', () => say('.connection', 'Connected'));
    messages.addEventListener('error', () => say('.connection', 'Offline'));
  }

  /** The real program keeps its connection in a worker. */
  function startWorker(): void {
    const code = new Blob(['postMessage("started")'], { type: 'text/javascript' });
    const worker = new Worker(URL.createObjectURL(code));
    worker.addEventListener('message', connect);
    worker.addEventListener('error', () => say('.connection', 'Offline'));
  }

  function start(): void {
    part('.panel')?.append(new Audio(sound));
    const frame = document.createElement('iframe');
    frame.title = 'Check';
    frame.width = '1';
    frame.height = '1';
    frame.src = check;
    addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
      if (source === frame.contentWindow && Array.isArray(data) && data[0] === 'stand-in-check-passed')
        say('.check', 'Checked');
    });
    part('.panel')?.append(frame);
    try {
      startWorker();
    } catch {
      // Some browsers throw if the policy blocks the worker.
      say('.connection', 'Offline');
    }
  }

  // The visitor may have opened the chat before this program was there.
  if (root?.host.hasAttribute('open')) start();
  else part('.bubble')?.addEventListener('click', start, { once: true });
  fetch(settings)
    .then((response) => response.json())
    .then(({ greeting }: { greeting: string }) => say('.greeting', greeting))
    // Without settings the chat greets nobody.
    .catch(() => undefined);
}
