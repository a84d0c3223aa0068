import type { Answer } from './respond';

const style = `
  *, ::before, ::after { box-sizing: border-box }
  body { margin: 0; padding: 1.5rem 1.25rem; font: 1rem/1.5 system-ui, sans-serif; color: #10162f; background: #fff }
  main { max-width: 36rem; margin: 0 auto }
  h1 { margin: 0; font-size: 1.5rem; line-height: 1.25 }
  h2 { margin: 1.25rem 0 0.5rem; font-size: 1.125rem }
  label { display: block; margin-top: 1rem; font-weight: 600 }
  input, textarea { display: block; width: 100%; margin-top: 0.25rem; padding: 0.6rem; border: 1px solid #5d6480; border-radius: 8px; font: inherit }
  button { min-height: 44px; padding: 0.4rem 0.75rem; border: 1px solid #2f49c9; border-radius: 8px; background: #fff; color: #2f49c9; font: inherit; cursor: pointer }
  button:disabled { border-color: transparent; color: #5d6480; cursor: default }
  button[aria-pressed="true"], .primary { background: #2f49c9; color: #fff }
  form .primary { margin-top: 1.25rem }
  :focus-visible { outline: 3px solid #ffb84d; outline-offset: 2px }
  footer { margin-top: 2rem; border-top: 1px solid #e4e2da; color: #4a5170; font-size: 0.8125rem }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; margin: 0; overflow-wrap: anywhere }
  dd { margin: 0 }
  [hidden] { display: none !important }`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** An HTML page of the stand-in. `body` is HTML; `scripts` contains inline scripts. */
export function page({ title, body, scripts = [] }: { title: string; body: string; scripts?: string[] }): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
${body}
${scripts.map((script) => `<script>${script}</script>`).join('\n')}
</body>
</html>`;
}

/** A page with a single message. */
export function notice(status: number, title: string, text: string): Answer {
  const body = `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main>`;
  return { status, type: 'html', body: page({ title, body }) };
}

/** Lists the frame's query parameters, including duplicates, because tests check that there are none. */
export function queryList({ searchParams }: URL): string {
  const entries = [...searchParams].map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<footer>
<h2>Stand-in: opened with</h2>
${entries.length === 0 ? '<p>No query parameters</p>' : ''}
<dl data-testid="query">${entries.join('')}</dl>
</footer>`;
}
