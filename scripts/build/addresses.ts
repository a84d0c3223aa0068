import { BuildError } from '../../lib/build-error';
import { addressOf, redirects, site } from '../../lib/content';
import { matchesOrigin } from '../../lib/origins';
import { filesIn } from '../../lib/files';
import type { Page } from './pages';

type Place = readonly [attribute: string, selector: string, expected: string, directive?: string];

/**
 * Where a page names addresses, and what is expected there. A directive of the page's policy has to allow what it loads; of
 * other addresses, those of the site have to be written.
 */
const places: readonly Place[] = [
  ['href', '*', 'an address that the site has'],
  ['src', '*', 'an address that the site has'],
  ['srcset', '*', 'an address that the site has'],
  ['poster', '*', 'an address that the site has'],
  ['content', 'meta[property="og:image"]', 'an address that the site has'],
  ['src', 'script', 'an entry in content/scripts.ts', 'script-src'],
  ['href', 'link[rel="stylesheet"]', 'an import of a file in the page or in app/layout.tsx', 'style-src'],
  ['src', 'iframe', 'an embed (CONTRIBUTING.md, Embeds)', 'frame-src'],
  ['src', 'img', 'a file in public/', 'img-src'],
  ['poster', 'video', 'a file in public/', 'img-src'],
  ['src', ':is(video, audio, source)', 'a file in public/', 'media-src'],
  ['href', 'link[rel="manifest"]', 'a file in public/', 'manifest-src'],
  ['data', 'object', 'a picture, a video or a link', 'object-src'],
  ['src', 'embed', 'a picture, a video or a link', 'object-src'],
  ['action', 'form', 'an embed (CONTRIBUTING.md, Embeds)', 'form-action'],
];

/** Whether a policy allows to load a file. */
function isAllowed({ origin, protocol }: URL, directive: string, policy: readonly string[] = []): boolean {
  const sources = [directive, 'default-src'].map((name) => policy.find((line) => line.startsWith(`${name} `)));
  return (sources.find(Boolean)?.split(' ') ?? []).some((source) =>
    source === "'self'" ? origin === site.url : source === protocol || matchesOrigin(origin, source),
  );
}

/**
 * Stops the build where a page names an address of the site that the build does not write, or loads what its own policy
 * blocks: in the browser both would be missing without a word.
 *
 * @param folder the finished site
 * @throws {BuildError} one line for each
 */
export function expectAddresses(pages: readonly Page[], folder: string): void {
  const written = new Set([
    ...filesIn(folder).map((file) => `/${file}`),
    ...pages.map(({ path }) => path),
    ...redirects.map(({ from }) => from),
  ]);
  const mistakes = pages.flatMap((page) => {
    const meta = page.head.querySelector('meta[http-equiv="Content-Security-Policy"]');
    const policy = meta?.getAttribute('content')?.split('; ');
    const isWrong = (address: string, directive?: string) => {
      const url = new URL(address, addressOf(page.path));
      if (directive) return !isAllowed(url, directive, policy);
      return url.origin === site.url && !written.has(decodeURI(url.pathname));
    };
    return places.flatMap(([attribute, selector, expected, directive]) =>
      page.document.querySelectorAll(`${selector}[${attribute}]`).flatMap((element) => {
        const value = element.getAttribute(attribute) ?? '';
        // Each picture of a set has its width behind it.
        const all =
          attribute === 'srcset' ? value.split(',').map((entry) => entry.trim().replace(/\s.*/, '')) : [value];
        const wrong = all.filter((address) => isWrong(address, directive));
        const blocked = directive ? ', which its policy blocks' : '';
        return wrong.map(
          (address) =>
            `${page.file}: found <${element.rawTagName} ${attribute}="${address}">${blocked}, expected ${expected}`,
        );
      }),
    );
  });
  if (mistakes.length > 0) throw new BuildError([...new Set(mistakes)].join('\n'));
}
