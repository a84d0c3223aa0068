/** @jest-environment node */
import { addPolicy, policyFor } from '@/deploy/policy';
import { embedNames } from '@/lib/embeds';
import { standInPort } from '@/lib/stand-in';
import { smallPage } from './small-page';

/*
 * The policies of a production build, which no other test sees: tests/site/security.spec.ts compares those of the stand-in's
 * export with content, source by source, and page-scripts.spec.ts tries those of scripts of others.
 */

afterEach(() => delete process.env.STAND_IN);

const head = '<style>p{margin:0}</style><script>start()</script><script type="application/ld+json">{}</script>';

it.each([['no embed', ''], ...embedNames.map((name) => [`the embed ${name}`, `<div data-embed="${name}"></div>`])])(
  'the policy of a page with %s allows named hosts over TLS only, which the stand-in build replaces',
  (_what, body) => {
    const { document } = smallPage({ head, body });
    const policy = policyFor(document);
    const renamed = policy
      .replaceAll(/(http|ws)s:\/\/([\w.*-]+)/g, `$1://$2.localhost:${standInPort}`)
      .replaceAll(/ https:(?=[ ;])/g, ' http:');
    process.env.STAND_IN = '1';
    expect(policyFor(document)).toBe(renamed);
    const sources = policy
      .split('; ')
      .filter((directive) => /^(?:script|connect|frame)-src /.test(directive))
      .flatMap((directive) => directive.split(' ').slice(1));
    for (const source of sources) expect(source).toMatch(/^(?:'self'|'sha256-.+'|(?:https|wss):\/\/.+\..+)$/);
  },
);

it.each([
  ['an unknown embed', { body: '<div data-embed="poll"></div>' }, 'lib/embeds.ts has no "poll"'],
  [
    'a frame that its embed may not request',
    { body: '<div data-embed="form" data-src="https://stranger.example/widget/form/1"></div>' },
    'content/embed-origins.ts does not allow frames from https://stranger.example/widget/form/1',
  ],
  ['a page without a charset', { head }, 'looked for <meta charset> in small.html, found 0, expected 1'],
])('%s stops the build', (_what, page, message) => {
  const parts = { head: '<meta charset="utf-8">', ...page };
  expect(() => addPolicy(smallPage(parts))).toThrow(`Policy: ${message}`);
});
