import { BuildError } from '../../lib/build-error';
import { addressOf, redirects, site } from '../../lib/content';
import { matchesOrigin } from '../../lib/origins';
import { filesIn } from '../../lib/files';
import { isIndexed, type Page } from '../build/pages';
import { styleAddress } from '../build/styles';

type Place = readonly [attribute: string, selector: string, expected?: string, directive?: string];

/**
 * Where a page names addresses. A directive of its policy has to allow what it loads, or something else is expected there. Those
 * of the site have to be written.
 */
const places: readonly Place[] = [
  ['href', '*'],
  ['src', '*'],
  ['content', 'meta:is([property="og:image"], [name="twitter:image"])'],
  ['src', 'script', 'an entry in content/scripts.ts', 'script-src'],
  ['href', 'link[rel="stylesheet"]', 'an import of a file in the page or in app/layout.tsx', 'style-src'],
  ['src', 'iframe', "an entry in content/scripts.ts that allows 'frames'", 'frame-src'],
  ['src', ':is(img, input)', 'a file in public/', 'img-src'],
  ['srcset', ':is(img, source)', 'a file in public/', 'img-src'],
  ['href', 'image', 'a file in public/', 'img-src'],
  ['poster', 'video', 'a file in public/', 'img-src'],
  ['src', ':is(video, audio, source)', 'a file in public/', 'media-src'],
  ['href', 'link[rel="manifest"]', 'a file in public/', 'manifest-src'],
  ['data', 'object', 'a picture, a video or a link', 'object-src'],
  ['src', 'embed', 'a picture, a video or a link', 'object-src'],
  ['action', 'form', "an entry in content/scripts.ts that allows 'forms'", 'form-action'],
  ['formaction', '*', "an entry in content/scripts.ts that allows 'forms'", 'form-action'],
];

/** Pictures that Next finds by their names in app/. What a page says of itself, or its layout of all pages, goes before them. */
const conventionalPicture =
  /(?:^|\/)(?:favicon|icon|apple-icon|opengraph-image|twitter-image)\d*\.(?:ico|gif|jpe?g|png|svg)$/;

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
 * @param deferredStyles a file that all pages load
 * @param folder the finished site
 * @throws {BuildError} one line for each
 */
export function expectAddresses(pages: readonly Page[], deferredStyles: string, folder: string): void {
  const written = new Set([
    ...filesIn(folder).map((file) => `/${file}`),
    ...pages.map(({ path }) => path),
    ...redirects.map(({ from }) => from),
  ]);
  const ids = new Map(
    pages.map(({ path, document }) => [path, new Set(document.querySelectorAll('[id]').map(({ id }) => id))]),
  );
  const named = new Set<string>();
  const mistakes = pages.flatMap((page) => {
    const meta = page.head.querySelector('meta[http-equiv="Content-Security-Policy"]');
    const policy = meta?.getAttribute('content')?.split('; ');
    const lines = (found: string, address: string, expected = '', directive = '') => {
      const url = new URL(address, addressOf(page.path));
      if (isIndexed(page)) named.add(url.pathname);
      if (directive && !isAllowed(url, directive, policy))
        return [`${page.file}: found ${found}, which its policy blocks, expected ${expected}`];
      // A form's may be a function of the host.
      const isMissing = url.origin === site.url && directive !== 'form-action' && !written.has(decodeURI(url.pathname));
      if (isMissing) return [`${page.file}: found ${found}, expected an address that the site has`];
      const there = url.origin === site.url ? ids.get(url.pathname) : undefined;
      const isLost = there && url.hash && !url.hash.startsWith('#:~:') && !there.has(decodeURI(url.hash.slice(1)));
      return isLost ? [`${page.file}: found ${found}, expected a part that ${url.pathname} has`] : [];
    };
    const styled = page.document.querySelectorAll('style, [style]');
    const styles = styled.map((element) => element.getAttribute('style') ?? element.rawText);
    const css = [...styles, page === pages[0] ? deferredStyles : ''].join(';');
    const inStyles = [...css.matchAll(styleAddress)].flatMap(([found, , address = '']) =>
      lines(found, address, 'a file in public/', /\.(?:woff2?|[ot]tf)\b/.test(address) ? 'font-src' : 'img-src'),
    );
    const attributes = page.document.querySelectorAll('*').flatMap((element) => Object.keys(element.attributes));
    const handlers = attributes.filter((name) => /^on/i.test(name));
    const inHandlers = handlers.flatMap((name) =>
      lines(`${name}="…"`, 'javascript:', 'an island (CONTRIBUTING.md, Islands)', 'script-src'),
    );
    const inPlaces = places.flatMap(([attribute, selector, expected, directive]) =>
      page.document.querySelectorAll(`${selector}[${attribute}]`).flatMap((element) => {
        const value = element.getAttribute(attribute) ?? '';
        // Each picture of a set has its width behind it.
        const set = value.split(',').map((entry) => entry.trim().replace(/\s.*/, ''));
        return (attribute === 'srcset' ? set : [value]).flatMap((address) =>
          lines(`<${element.rawTagName} ${attribute}="${address}">`, address, expected, directive),
        );
      }),
    );
    return [...inPlaces, ...inStyles, ...inHandlers];
  });
  const unnamed = filesIn('app')
    .filter((file) => conventionalPicture.test(file) && written.has(`/${file}`) && !named.has(`/${file}`))
    .map(
      (file) =>
        `app/${file}: found a picture that no page names, expected its address in the metadata of app/layout.tsx or of a page`,
    );
  if (mistakes.length + unnamed.length > 0) throw new BuildError([...new Set([...mistakes, ...unnamed])].join('\n'));
}
