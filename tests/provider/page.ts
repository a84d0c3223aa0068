import type { Answer } from './answer';
import { resources, typeface } from './resources';

/** As little as a frame needs to be used. */
const style = `
  body { margin: 0; padding: 1.5rem 1.25rem; font: 1rem/1.5 '${typeface}', system-ui, sans-serif; color: #1c2434; background: #fff }
  header img { width: 3rem; height: 3rem }
  label { display: block; margin-top: 1rem }
  input, textarea { display: block; box-sizing: border-box; width: 100%; padding: 0.625rem; font: inherit }
  button { min-height: 44px; padding: 0.375rem 0.75rem; font: inherit }
  details { margin-top: 1.5rem; font-size: 0.8125rem; overflow-wrap: anywhere }
  [hidden] { display: none !important }`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** An HTML page of the stand-in. `body` is HTML. */
export function page({ title, body, script = '' }: { title: string; body: string; script?: string }): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${resources.typeface}">
<style>${style}</style>
</head>
<body>
<main>${body}</main>
<script>${script}</script>
</body>
</html>
`;
}

/** A page with a single message. */
export function notice(status: number, title: string, text: string): Answer {
  return { status, type: 'html', body: page({ title, body: `<h1>${title}</h1><p>${escapeHtml(text)}</p>` }) };
}
