import type { Answer } from './answer';
import { resources, typeface } from './resources';

const style = `
  *, ::before, ::after { box-sizing: border-box }
  body { margin: 0; padding: 1.5rem 1.25rem; font: 1rem/1.5 '${typeface}', system-ui, sans-serif; color: #1c2434; background: #fff }
  main { max-width: 35rem; margin: 0 auto }
  h1 { margin: 0; font-size: 1.5rem; line-height: 1.25 }
  h2 { margin: 0; font-size: 1.125rem }
  p { margin: 0.25rem 0 0; color: #55607a }
  header { display: flex; gap: 0.875rem; align-items: center; padding-bottom: 1rem; border-bottom: 1px solid #e3e7ef }
  header img { width: 3rem; height: 3rem; border-radius: 50% }
  label { display: block; margin-top: 1rem; font-weight: 600 }
  input, textarea, select { display: block; width: 100%; margin-top: 0.25rem; padding: 0.625rem 0.75rem; border: 1px solid #7b869e; border-radius: 8px; background: #fff; color: inherit; font: inherit }
  button { min-height: 44px; padding: 0.375rem 0.75rem; border: 1px solid #0f766e; border-radius: 8px; background: #fff; color: #0f766e; font: inherit; font-weight: 600; cursor: pointer }
  button:hover:enabled { background: #e6f4f1 }
  button[aria-pressed="true"], .primary, .primary:hover:enabled { background: #0f766e; color: #fff }
  form .primary { width: 100%; margin-top: 1.25rem }
  :focus-visible { outline: 3px solid #f2a33a; outline-offset: 2px }
  #done { padding: 2.5rem 0; text-align: center }
  #done::before { content: "✓"; display: grid; place-items: center; width: 3.5rem; height: 3.5rem; margin: 0 auto 1rem; border-radius: 50%; background: #e6f4f1; color: #0f766e; font-size: 1.75rem }
  details { margin-top: 1.5rem; padding-top: 0.75rem; border-top: 1px solid #e3e7ef; color: #55607a; font-size: 0.8125rem }
  summary { padding: 0.25rem 0; cursor: pointer }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; margin: 0.25rem 0; overflow-wrap: anywhere }
  dd { margin: 0 }
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
