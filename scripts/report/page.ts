import { marked } from 'marked';
import type { Pair } from './pictures';

const styles = `body { max-width: 75rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
li { overflow-wrap: anywhere } del { background: #fbdcd3 } li strong { background: #d3f0de; font-weight: inherit }
div { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem } img { width: 100%; border: 1px solid #dedfe8 }`;

const picture = (name: string, alt: string) => `<a href="${name}"><img src="${name}" alt="${alt}"></a>`;

/** A page of its own, for people who read it in a browser. */
export const toPage = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${styles}</style></head>
<body>
${body}
</body></html>
`;

/** The report as a page: its text, and pictures of the pages that look different, before and after. */
export function reportPage(text: string, pairs: readonly Pair[]): string {
  const figures = pairs.map(
    ({ title, before, after }) =>
      `<h3>${title}</h3>\n<div>${picture(before, `${title}, before`)}${picture(after, `${title}, after`)}</div>`,
  );
  const pictures = pairs.length > 0 ? ['<h2>Pages that look different</h2>', ...figures] : [];
  return toPage('Report', ['<h1>Before and after</h1>', marked.parse(text, { async: false }), ...pictures].join('\n'));
}
