/** @jest-environment node */
import { requestTable } from '@/deploy/requests';
import { scriptsSchema } from '@/lib/content/schemas/scripts';
import { smallPage } from './small-page';

const page = (path: string) => ({ ...smallPage(), path });

/* What the embeds of pages ask: tests/site/security.spec.ts. */

it('the table has a script of others, and what it and the pages ask', () => {
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
      why: 'Shows where we are.',
      allows: [{ from: 'https://map.example', for: ['frames', 'forms'] }],
    },
  ]);
  expect(
    requestTable([page('/coaching'), page('/book-coaching'), page('/pricing')], scripts)
      .trim()
      .split('\n')
      .slice(2),
  ).toEqual([
    '| `/coaching`, `/book-coaching` | `https://counter.example` | scripts | Once the page has loaded and is idle, or later. | Counts visits. |',
    '| `/coaching`, `/book-coaching` | `https://*.counter.example` | connections, images | Once the page has loaded and is idle, or later. | Counts visits. |',
    '| `/pricing` | `https://map.example` | frames, forms | When the page shows it. | Shows where we are. |',
  ]);
});
