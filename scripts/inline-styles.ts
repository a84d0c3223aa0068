import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const stylesheet = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)"( data-precedence="[^"]*")?\/>/g;

/** `url(../media/a.woff2)` means another file once the styles stand in a page: it becomes an absolute path. */
function absoluteUrls(css: string, href: string): string {
  return css.replace(/url\((?!["']?(?:data:|\/|#))["']?([^"')]+)["']?\)/g, (_url, relative: string) => {
    return `url(${new URL(relative, `http://host${href}`).pathname})`;
  });
}

/**
 * Puts a page's style sheets into the page, so that the first paint waits for one file. React looks for the link when it
 * hydrates and would load it again: it stays, disabled, which browsers do not fetch.
 *
 * @param folder where the exported files lie
 */
export function inlineStyles(html: string, folder: string): string {
  return html.replace(stylesheet, (_link, href: string, precedence: string = '') => {
    const css = absoluteUrls(readFileSync(join(folder, href), 'utf8'), href);
    if (css.includes('</')) throw new Error(`${href} cannot be inlined: it would end the style element`);
    return `<style>${css}</style><link rel="stylesheet" href="${href}"${precedence} disabled=""/>`;
  });
}
