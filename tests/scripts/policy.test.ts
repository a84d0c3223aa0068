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
import type { RequestKind } from '@/lib/content/schemas/embed-origins';
import type { EmbedName } from '@/lib/embeds';
import { embedOrigins } from '@/deploy/embed-origins';
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

/** What content allows an embed, in the format of a policy. */
function sources(kind: RequestKind, ...embeds: EmbedName[]): string {
  const found = embeds.flatMap((embed) => embedOrigins[embed].filter((entry) => entry.for.includes(kind)));
  const expressions = found.map(({ from }) => {
    if (from === 'inline') return "'unsafe-inline'";
    return from.includes(':') ? from : new URL(destinations.links[from]?.url ?? '').origin;
  });
  return [...new Set(expressions)].join(' ');
}

/** Matches hashes, to replace them in the expected policies. */
const hash = /'sha256-[\w+/]{43}='/g;
const own = "img-src 'self' data:; font-src 'self'; connect-src 'self'";
const end = "form-action 'self'; base-uri 'none'";

/** The policy of a page with the chat and other embeds. Its styles have no hashes, which would turn 'unsafe-inline' off. */
function withChat(...embeds: EmbedName[]): string {
  return (
    `default-src 'none'; script-src 'self' # ${sources('scripts', ...embeds)}; style-src ${sources('styles', 'chat')}; ` +
    `img-src 'self' data: ${sources('images', 'chat')}; font-src 'self' ${sources('fonts', 'chat')}; ` +
    `connect-src 'self' ${sources('connections', ...embeds)}; ${end}; frame-src ${sources('frames', ...embeds)}; ` +
    `media-src ${sources('media', 'chat')}; worker-src ${sources('workers', 'chat')}`
  );
}

/** The policy of a page with a frame. It has two hashes for the toast library's style element: empty and filled. */
function withFrame(embed: EmbedName): string {
  return (
    `default-src 'none'; script-src 'self' # ${sources('scripts', embed)}; style-src # # #; ` +
    `${own} ${sources('connections', embed)}; ${end}; frame-src ${sources('frames', embed)}`
  );
}

const cases: [name: string, pages: ComponentType[], policy: string][] = [
  ['/pricing', [PricingPage], `default-src 'none'; script-src 'self' #; style-src #; ${own}; ${end}`],
  ['/schedule', [SchedulePage], withFrame('calendar')],
  ['/contact', [ContactPage], withFrame('form')],
  ['/', [HomePage], withChat('chat')],
  ['a page with a frame and the chat', [HomePage, SchedulePage], withChat('calendar', 'chat')],
];

describe.each(cases)('the policy of %s', (_name, pages, policy) => {
  it('allows what the page needs, and nothing else', () => {
    expect(production.policyFor(documentOf(...pages)).replaceAll(hash, '#')).toBe(policy);
  });

  it('is the same in the stand-in build, except for host names', () => {
    const document = documentOf(...pages);
    const renamed = production
      .policyFor(document)
      .replaceAll(/(http|ws)s:\/\/([\w.*-]+)/g, `$1://$2.localhost:${standInPort}`)
      .replaceAll(/ https:(?=[ ;])/g, ' http:');
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
    const { origin } = new URL(destinations.links[key].url);
    expect(policy).toMatch(new RegExp(`${directive} [^;]*${origin}(?:[ ;]|$)`));
  }
});

const ofHead = (changed: string) => production.policyFor(smallPage({ head: changed }).document);

it('allows no inline script on any page, and code from no other place than named hosts', () => {
  const policy = production.policyFor(documentOf(HomePage, SchedulePage, ContactPage));
  for (const directive of ['script-src', 'connect-src', 'frame-src']) {
    const [, values = ''] = new RegExp(`${directive} ([^;]+)`).exec(policy) ?? [];
    expect(
      values.split(' ').filter((value) => !/^(?:'self'|'sha256-.+'|(?:https|wss):\/\/.+\..+)$/.test(value)),
    ).toEqual([]);
  }
});

it('stops the build at a frame that no content has', () => {
  const body = '<div data-frame="{}" data-src="https://stranger.example/widget/booking/1"></div>';
  expect(() => production.policyFor(smallPage({ body }).document)).toThrow(
    'Policy: no page in content/ has a frame with the address https://stranger.example/widget/booking/1',
  );
});

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
