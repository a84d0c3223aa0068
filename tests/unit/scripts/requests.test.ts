/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { guideFile, requestTable } from '@/deploy/requests';
import { scriptsSchema } from '@/lib/content/schemas/scripts';

/** A text without what the formatter adds to tables. */
const unformatted = (markdown: string) => markdown.replaceAll(/ +(?=\|)|(?<=\|) +|-+(?= *\|)/g, '');

it('the guide lists every request to another party, as content/embed-origins.ts has them (npm run format)', () => {
  // Between them may be those of content/scripts.ts.
  const rows = unformatted(readFileSync(guideFile, 'utf8')).split('\n');
  expect(rows).toEqual(expect.arrayContaining(unformatted(requestTable([])).split('\n')));
});

it('the table has a script of others, and what it asks', () => {
  const scripts = scriptsSchema.parse([
    {
      name: 'counter',
      src: 'https://counter.example/counter.js',
      pages: ['/coaching'],
      why: 'Counts visits.',
      allows: [
        { from: 'https://*.counter.example', for: ['connections', 'images'] },
        { from: 'inline', for: ['styles'] },
      ],
      consent: [{ event: 'consent', at: 'detail.given' }],
    },
  ]);
  expect(requestTable(scripts).split('\n').slice(-2)).toEqual([
    '| `/coaching`, `/book-coaching` | `https://counter.example` | scripts | After the visitor has agreed. | Counts visits. |',
    '| `/coaching`, `/book-coaching` | `https://*.counter.example` | connections, images | After the visitor has agreed. | Counts visits. |',
  ]);
});
