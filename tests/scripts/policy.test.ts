/** @jest-environment node */
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import CoachingPage from '@/app/coaching/page';
import ContactPage from '@/app/contact/page';
import HomePage from '@/app/page';
import PricingPage from '@/app/pricing/page';
import SchedulePage from '@/app/schedule/page';
import { standInPort } from '@/lib/stand-in';
import { destinations } from '@/lib/content/destinations';
import type { NeededDestination } from '@/lib/content/schemas/destination';
import type * as Policy from '@/deploy/policy';
import { smallPage } from './small-page';

let production: typeof Policy;
let standIn: typeof Policy;

/** Reloads the module, because it reads the origins when it is loaded. */
async function policyOfBuild(isStandIn: boolean): Promise<typeof Policy> {
  jest.resetModules();
  process.env.STAND_IN = isStandIn ? '1' : '0';
  const policy = await import('@/deploy/policy');
  delete process.env.STAND_IN;
  return policy;
}

// A page with a frame starts a data client, whose timers would keep the process alive.
jest.useFakeTimers();

beforeAll(async () => {
  production = await policyOfBuild(false);
  standIn = await policyOfBuild(true);
});

const head = '<style>p{margin:0}</style><script>start()</script><script type="application/ld+json">{}</script>';

/** A document with the content of the given pages, and a head with one style and one script. */
function documentOf(...pages: ComponentType[]) {
  const body = pages.map((page) => renderToStaticMarkup(createElement(page))).join('');
  return smallPage({ head, body }).document;
}

/** The destinations' origins, in the format of a policy. */
function originsOf(...keys: NeededDestination[]): string {
  return [...new Set(keys.map((key) => new URL(destinations.links[key].url).origin))].join(' ');
}

const frameKeys = ['bookingCalendar', 'coachingCalendar', 'contactForm'] as const;
const frames = originsOf(...frameKeys);
const frameScript = originsOf('formEmbedScript');
const framesAndScript = originsOf(...frameKeys, 'formEmbedScript');
const chat = originsOf('chatLoader');

/** Matches hashes, to replace them in the expected policies. */
const hash = /'sha256-[\w+/]{43}='/g;
const own = "img-src 'self' data:; font-src 'self'; connect-src 'self'";
const end = "form-action 'self'; base-uri 'none'";

const cases: [name: string, pages: ComponentType[], policy: string][] = [
  ['/pricing', [PricingPage], `default-src 'none'; script-src 'self' #; style-src #; ${own}; ${end}`],
  [
    '/schedule',
    [SchedulePage],
    // Two hashes for the toast library's style element: empty and filled.
    `default-src 'none'; script-src 'self' # ${frameScript}; style-src # # #; ${own} ${framesAndScript}; ` +
      `${end}; frame-src ${frames}`,
  ],
  ['/', [HomePage], `default-src 'none'; script-src 'self' # ${chat}; style-src #; ${own} ${chat}; ${end}`],
  [
    'a page with a frame and the chat',
    [HomePage, SchedulePage],
    `default-src 'none'; script-src 'self' # ${frameScript} ${chat}; style-src # # #; ${own} ${framesAndScript} ${chat}; ` +
      `${end}; frame-src ${frames}`,
  ],
];

describe.each(cases)('the policy of %s', (_name, pages, policy) => {
  it('allows what the page needs, and nothing else', () => {
    expect(production.policyFor(documentOf(...pages)).replaceAll(hash, '#')).toBe(policy);
  });

  it('is the same in the stand-in build, except for host names', () => {
    const document = documentOf(...pages);
    const renamed = production
      .policyFor(document)
      .replaceAll(/https:\/\/([\w.-]+)/g, `http://$1.localhost:${standInPort}`);
    expect(standIn.policyFor(document)).toBe(renamed);
  });
});

it.each([
  ['/schedule', SchedulePage, 'bookingCalendar'],
  ['/coaching', CoachingPage, 'coachingCalendar'],
  ['/contact', ContactPage, 'contactForm'],
] as const)('allows the frame of %s, and requests for its status', (_path, page, key) => {
  const policy = production.policyFor(documentOf(page));
  for (const directive of ['frame-src', 'connect-src']) {
    expect(policy).toMatch(new RegExp(`${directive} [^;]*${originsOf(key)}(?:[ ;]|$)`));
  }
});

const ofHead = (changed: string) => production.policyFor(smallPage({ head: changed }).document);

it('changes with every change of a script or style', () => {
  expect(ofHead(head)).toBe(ofHead(head));
  expect(ofHead(head.replace('start()', 'start ()'))).not.toBe(ofHead(head));
  expect(ofHead(head.replace('margin:0', 'margin:1px'))).not.toBe(ofHead(head));
});

it('is placed directly after the charset', () => {
  const page = smallPage({ head: `<meta charSet="utf-8">${head}` });
  production.addPolicy(page);
  const [charset, added] = page.head.querySelectorAll('*');
  expect(charset?.rawAttrs).toBe('charSet="utf-8"');
  expect(added?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
  expect(added?.getAttribute('content')).toBe(production.policyFor(page.document));
});

it('does not change the rest of an unparsed page', () => {
  const html = '<!doctype html><head><meta charset="utf-8"><noscript><meta a="b"></noscript></head><!-- c --><p>x</p>';
  expect(production.withPolicy(html).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')).toBe(html);
});

it('stops the build at a page without a charset', () => {
  expect(() => production.addPolicy(smallPage({ head }))).toThrow(
    'Policy: looked for <meta charset> in out/small.html, found 0, expected 1',
  );
});
