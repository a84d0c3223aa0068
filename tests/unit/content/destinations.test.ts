/** @jest-environment node */
import { destinations, parse, resolve } from '@/lib/content/load';

it('a page with a reference to nothing says so instead of showing nothing', () => {
  expect(() => resolve('content/pages/a-test.ts', { links: [{ destination: 'noSuchKey' }] })).toThrow(
    'content/pages/a-test.ts › links[0].destination: found "noSuchKey", expected a key of content/destinations.ts',
  );
});

it.each([
  'https://api.leadconnectorhq.com/widget/group/Rk3vTq9',
  'https://api.leadconnectorhq.com/widget/service-menu/acme',
  'https://link.acme.com/widget/survey/Xq81?source=site&first=1',
  'https://book.acme.com/',
])('the address of a calendar is believed: %s', (url) => {
  const links = { ...destinations.links, bookingCalendar: { url, placeholder: false } };
  expect(parse('destinations', 'content/destinations.ts', { ...destinations, links }).links.bookingCalendar.url).toBe(
    url,
  );
});
