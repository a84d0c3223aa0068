/** @jest-environment node */
import type { HTMLElement } from 'node-html-parser';
import type * as Policy from '@/deploy/policy';
import { smallPage } from './small-page';

/* The production build's policies. In the stand-in, which the browser tests look at, all outside hosts are one origin. */

let policy: typeof Policy;

beforeAll(async () => {
  // The origins are read when the module is.
  delete process.env.STAND_IN;
  policy = await import('@/deploy/policy');
});

function directives(document: HTMLElement): Record<string, string[]> {
  const list = policy.policyFor(document).split('; ');
  return Object.fromEntries(
    list.map((directive) => directive.split(' ')).map(([name = '', ...values]) => [name, values]),
  );
}

const provider = 'https://link.hearthline.example';
const chat = 'https://widgets.hearthline.example';
const hash = expect.stringMatching(/^'sha256-[\w+/]{43}='$/) as unknown;
const head = '<style>p{margin:0}</style><script>start()</script><script type="application/ld+json">{}</script>';

const content = {
  'default-src': ["'none'"],
  'script-src': ["'self'", hash],
  'style-src': [hash],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
};

it.each([
  ['a content page', '<p>Text</p>', content],
  [
    'a page with a frame',
    '<div data-frame="{}"></div>',
    {
      ...content,
      'script-src': ["'self'", hash, provider],
      // The toast library's element, empty and filled.
      'style-src': [hash, hash, hash],
      'connect-src': [provider],
      'frame-src': [provider],
    },
  ],
  [
    'a page with the chat',
    '<div data-chat="x"></div>',
    { ...content, 'script-src': ["'self'", hash, chat], 'connect-src': [chat] },
  ],
  [
    'a page with both',
    '<div data-chat="x"></div><div data-frame="{}"></div>',
    {
      ...content,
      'script-src': ["'self'", hash, provider, chat],
      'style-src': [hash, hash, hash],
      'connect-src': [provider, chat],
      'frame-src': [provider],
    },
  ],
])('%s allows what it needs, and nothing else', (_name, body, expected) => {
  const { document } = smallPage({ head, body });
  expect(directives(document)).toEqual(expected);
  expect(policy.policyFor(document)).not.toMatch(/unsafe-|\*|localhost|http:/);
});

const ofHead = (changed: string) => policy.policyFor(smallPage({ head: changed }).document);

it('is another one for every change of a script or a style', () => {
  expect(ofHead(head)).toBe(ofHead(head));
  expect(ofHead(head.replace('start()', 'start ()'))).not.toBe(ofHead(head));
  expect(ofHead(head.replace('margin:0', 'margin:1px'))).not.toBe(ofHead(head));
});

it('comes directly after the charset', () => {
  const page = smallPage({ head: `<meta charSet="utf-8">${head}` });
  policy.addPolicy(page);
  const [charset, added] = page.head.querySelectorAll('*');
  expect(charset?.rawAttrs).toBe('charSet="utf-8"');
  expect(added?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
  expect(added?.getAttribute('content')).toBe(policy.policyFor(page.document));
});

it('changes nothing else of a page that is no tree yet', () => {
  const html = '<!doctype html><head><meta charset="utf-8"><noscript><meta a="b"></noscript></head><!-- c --><p>x</p>';
  expect(policy.withPolicy(html).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')).toBe(html);
});

it('stops the build at a page without a charset', () => {
  expect(() => policy.addPolicy(smallPage({ head }))).toThrow(
    'Policy: looked for <meta charset> in out/small.html, found 0, expected 1',
  );
});
