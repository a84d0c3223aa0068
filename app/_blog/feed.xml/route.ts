import { addressOf, site } from '@/lib/content';
import { notes } from '../notes';
import { metadata } from '../page';

export const dynamic = 'force-static';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const tags = (texts: Record<string, string>) =>
  Object.entries(texts)
    .map(([name, text]) => `<${name}>${escaped(text)}</${name}>`)
    .join('');

/** The notes as RSS 2.0. */
export function GET() {
  const items = notes.map(({ title, description, date, address }) =>
    tags({ title, link: address, guid: address, pubDate: new Date(date).toUTCString(), description }),
  );
  const channel = tags({
    title: `${metadata.title} | ${site.name}`,
    link: addressOf('/blog'),
    description: metadata.description,
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>${channel}${items.map((item) => `<item>${item}</item>`).join('')}</channel></rss>\n`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}
