/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { guideFile, requestTable } from '@/deploy/requests';
import { scriptsSchema } from '@/lib/content/schemas/scripts';

/** The page, the address and the kinds of each row. The reasons are words of the owner's. */
const requestsIn = (markdown: string) =>
  markdown.split('\n').map((row) => row.split('|', 4).map((cell) => cell.trim().replace(/^-+$/, '')));

it('the guide lists every request to another party, as content/embed-origins.ts has them (npm run format)', () => {
  // Between them may be those of content/scripts.ts.
  expect(requestsIn(readFileSync(guideFile, 'utf8'))).toEqual(expect.arrayContaining(requestsIn(requestTable([]))));
});

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
  expect(requestTable(scripts).split('\n').slice(-3)).toEqual([
    '| `/coaching`, `/book-coaching` | `https://counter.example` | scripts | Once the page has loaded and is idle, or later. | Counts visits. |',
    '| `/coaching`, `/book-coaching` | `https://*.counter.example` | connections, images | Once the page has loaded and is idle, or later. | Counts visits. |',
    '| `/pricing` | `https://map.example` | frames, forms | When the page shows it. | Shows where we are. |',
  ]);
});
