/** @jest-environment node */
import { policyFor } from '@/deploy/policy';
import { requestTable } from '@/deploy/requests';
import { scriptsSchema } from '@/lib/content/schemas/scripts';
import { embedNames } from '@/lib/embeds';
import { standInPort } from '@/lib/stand-in';
import { smallPage } from './fixtures';

/*
 * The policies of a production build, which no other test sees: tests/site/security.spec.ts compares those of the stand-in's
 * export with content, source by source, and page-scripts.spec.ts tries those of scripts of others.
 */

afterEach(() => delete process.env.STAND_IN);

const head = '<style>p{margin:0}</style><script>start()</script><script type="application/ld+json">{}</script>';

it.each([['no embed', ''], ...embedNames.map((name) => [`the embed ${name}`, `<div data-embed="${name}"></div>`])])(
  'the stand-in build replaces the hosts that the policy of a page with %s names',
  (_what, body) => {
    const { document } = smallPage({ head, body });
    const policy = policyFor(document);
    const renamed = policy
      .replaceAll(/(http|ws)s:\/\/([\w.*-]+)/g, `$1://$2.localhost:${standInPort}`)
      .replaceAll(/ https:(?=[ ;])/g, ' http:');
    process.env.STAND_IN = '1';
    expect(policyFor(document)).toBe(renamed);
  },
);

it('what a page shows of others is allowed there', () => {
  const body = `<noscript><iframe src="//map.example/at?x"></iframe></noscript><iframe src="/own.html"></iframe>
    <form action="/search"><button formaction="https://list.example/in?a=1"></button></form>
    <form action="https://list.example/out"></form><video><source src="https://films.example:444/a.mp4"></video>`;
  const found = policyFor(smallPage({ body }).document).split('; ');
  const own = ["media-src 'self' https://films.example:444", "form-action 'self' https://list.example"];
  expect(found).toEqual(expect.arrayContaining(['frame-src https://map.example', ...own]));
});

const pageAt = (path: string, body = '') => ({ ...smallPage({ body }), path });

it('the table for a privacy notice has a script of others, and what it, an island and the pages ask', () => {
  const scripts = scriptsSchema.parse([
    {
      src: 'https://counter.example/counter.js',
      pages: ['/coaching'],
      why: 'Counts visits.',
      allows: [
        { from: 'https://*.counter.example', for: ['connections', 'images'] },
        { from: 'inline', for: ['styles'] },
      ],
    },
    {
      pages: ['/pricing'],
      why: 'Says what today’s rate is.',
      allows: [{ from: 'https://rates.example', for: ['connections'] }],
    },
  ]);
  const body = '<iframe src="https://map.example/a"></iframe><iframe src="https://map.example/b"></iframe>';
  expect(
    requestTable([pageAt('/coaching'), pageAt('/book-coaching'), pageAt('/pricing', body)], scripts)
      .trim()
      .split('\n')
      .slice(2),
  ).toEqual([
    '| `/coaching`, `/book-coaching` | `https://counter.example` | scripts | Once the page has loaded and is idle, or later. | Counts visits. |',
    '| `/coaching`, `/book-coaching` | `https://*.counter.example` | connections, images | Once the page has loaded and is idle, or later. | Counts visits. |',
    '| `/pricing` | `https://map.example` | frames | When the page shows it. | A frame of the page. |',
    '| `/pricing` | `https://rates.example` | connections | When an island asks. | Says what today’s rate is. |',
  ]);
});
