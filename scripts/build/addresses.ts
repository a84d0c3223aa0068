import type { HTMLElement } from 'node-html-parser';
import { BuildError } from '../../lib/build-error';
import { addressOf, redirects, site } from '../../lib/content';
import { matchesOrigin } from '../../lib/origins';
import { filesIn } from '../../lib/files';
import type { Page } from './pages';

/** What a page loads, the directive of its policy that has to allow it, and where to register what it does not allow. */
const loads = [
  ['script[src]', 'src', 'script-src', 'an entry in content/scripts.ts'],
  ['link[rel="stylesheet"]', 'href', 'style-src', 'an import of a file in the page or in app/layout.tsx'],
  ['iframe', 'src', 'frame-src', 'an embed (CONTRIBUTING.md, Embeds)'],
  ['img', 'src', 'img-src', 'a file in public/'],
  ['video', 'poster', 'img-src', 'a file in public/'],
  ['video, audio, source', 'src', 'media-src', 'a file in public/'],
  ['link[rel="manifest"]', 'href', 'manifest-src', 'a file in public/'],
  ['object', 'data', 'object-src', 'a picture, a video or a link'],
  ['embed', 'src', 'object-src', 'a picture, a video or a link'],
  ['form', 'action', 'form-action', 'an embed (CONTRIBUTING.md, Embeds)'],
] as const;

/** The directives of a page's policy. */
function policyOf({ head }: Page): ReadonlyMap<string, readonly string[]> {
  const text = head.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';
  return new Map(text.split('; ').map((directive) => [directive.split(' ', 1).join(), directive.split(' ').slice(1)]));
}

function isAllowed({ origin, protocol }: URL, sources: readonly string[]): boolean {
  return sources.some((source) =>
    source === "'self'" ? origin === site.url : source === protocol || matchesOrigin(origin, source),
  );
}

/** Every address of an element: of a link, of a file, of the picture of a shared link. */
function addressesOf(element: HTMLElement): string[] {
  const { href, src, srcset, poster, content, property } = element.attributes;
  const pictures = srcset?.split(',').map((entry) => entry.trim().split(/\s/, 1).join()) ?? [];
  return [href, src, poster, property === 'og:image' ? content : undefined, ...pictures].filter(
    (address) => address !== undefined,
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
    const policy = policyOf(page);
    const resolve = (address: string) => new URL(address, addressOf(page.path));
    const blocked = loads.flatMap(([selector, attribute, directive, expected]) =>
      page.document.querySelectorAll(selector).flatMap((element) => {
        const address = element.getAttribute(attribute);
        const sources = policy.get(directive) ?? policy.get('default-src') ?? [];
        if (address === undefined || isAllowed(resolve(address), sources)) return [];
        return [
          `${page.file}: found <${element.rawTagName} ${attribute}="${address}">, which its policy blocks, expected ${expected}`,
        ];
      }),
    );
    const missing = page.document
      .querySelectorAll('[href], [src], [srcset], [poster], meta[property="og:image"]')
      .flatMap((element) =>
        addressesOf(element).filter((address) => {
          const { origin, pathname } = resolve(address);
          return origin === site.url && !written.has(decodeURI(pathname));
        }),
      );
    return [
      ...blocked,
      ...missing.map((address) => `${page.file}: found the address ${address}, expected one that the site has`),
    ];
  });
  if (mistakes.length > 0) throw new BuildError([...new Set(mistakes)].join('\n'));
}
