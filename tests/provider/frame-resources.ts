/* oxlint-disable unicorn/consistent-function-scoping -- a browser gets the function without its module
   (browser-code.ts) */
import { resources, typeface, type Resources } from './resources';

/**
 * What a calendar or form loads into its own document. The policy of the page around it has no say there, but the frame's
 * sandbox has. It takes no room, so that the frame's height is that of its content.
 */
export const frameResources = `
<link rel="stylesheet" href="${resources.typeface}">
<style>#resources { font-family: '${typeface}', system-ui, sans-serif }</style>
<div id="resources" style="position: absolute; top: 0; right: 0; font-size: 0.75rem">
<img src="${resources.portrait}" alt="" width="16" height="16">
<span id="connection">Connecting</span> <span id="check">Not checked</span>
<iframe title="Check" width="1" height="1" style="position: absolute; border: 0"></iframe>
</div>`;

/** Runs in the frame: the socket, and what the nested frame says. */
export function loadFrameResources({ socket, check }: Resources): void {
  const say = (id: string, text: string) => {
    const element = document.getElementById(id);
    if (element) element.textContent = text;
  };
  const updates = new WebSocket(socket);
  updates.addEventListener('message', () => {
    say('connection', 'Connected');
    updates.close();
  });
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (Array.isArray(data) && data[0] === 'stand-in-check-passed') say('check', 'Checked');
  });
  document.querySelector('#resources iframe')?.setAttribute('src', check);
}
