import { destinations, site } from '@/lib/content';

export const dynamic = 'force-static';

/** The standard asks for less than a year. Every build starts the time anew. */
const validDays = 360;
const dayMs = 24 * 60 * 60 * 1_000;

/** Says whom to tell about a weakness of the site (RFC 9116). A file of the owner in `public/` takes its place. */
export function GET() {
  const expires = new Date(Date.now() + validDays * dayMs).toISOString().slice(0, 10);
  const fields = {
    Contact: `mailto:${destinations.securityContact.address}`,
    Expires: `${expires}T00:00:00Z`,
    'Preferred-Languages': 'en',
    Canonical: `${site.url}/.well-known/security.txt`,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return new Response(lines.join(''), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
