import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { destinations } from '../../lib/content/destinations';
import { site } from '../../lib/content/site';

/** Where people who find a weakness look for whom to tell (RFC 9116). */
export const securityPath = '/.well-known/security.txt';

/** The standard asks for less than a year. Every build starts the time anew. */
const validDays = 360;
const dayMs = 24 * 60 * 60 * 1_000;

/** Says whom to tell about a weakness of the site. A file of the owner in `public/` stays as it is. */
export function writeSecurityTxt(folder: string, today = new Date()): void {
  const file = join(folder, securityPath);
  if (existsSync(file)) return;
  const expires = `${new Date(today.getTime() + validDays * dayMs).toISOString().slice(0, 10)}T00:00:00Z`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `Contact: mailto:${destinations.securityContact.address}
Expires: ${expires}
Preferred-Languages: en
Canonical: ${site.url}${securityPath}
`,
  );
}
