/** @jest-environment node */
import { requestTable } from '@/deploy/requests';
import { scriptsSchema } from '@/lib/content/schemas/scripts';
import { smallPage } from './fixtures';

const page = (path: string, body = '') => ({ ...smallPage({ body }), path });

/* What the embeds of pages ask: tests/site/security.spec.ts. */

it('the table has a script of others, and what it, an island and the pages ask', () => {
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
    requestTable([page('/coaching'), page('/book-coaching'), page('/pricing', body)], scripts)
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
