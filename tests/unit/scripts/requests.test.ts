/** @jest-environment node */
import { requestTable } from '@/deploy/requests';
import { scriptsSchema } from '@/lib/content/schemas/scripts';

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
