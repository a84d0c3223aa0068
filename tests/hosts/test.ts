import { test as base } from '@playwright/test';
import { parse, type HTMLElement } from 'node-html-parser';
import { contract } from '../../deploy/contract';
import { aliases, withAliases, site as content } from '../../lib/content';
import { unindexedPaths, pages as contentPages } from '../../lib/content/pages';
import { chromiumArguments, findPrograms } from '../../scripts/test/programs';
import { localHosts, type HostName } from './hosts';
import { folder, start } from './local-host';
import { askerOf, serverOf, type Address, type Ask, type Reply } from './request';

/** The paths of all pages with a content file. */
export const pagePaths = withAliases(contentPages.map(({ path }) => path));

/** The paths of the pages that belong into the sitemap. */
export const indexedPaths = pagePaths.filter(
  (path) => !unindexedPaths.includes(path) && !aliases.some((alias) => alias.path === path),
);

/** The page that stands for the others: what holds for all pages alike is asked of it alone. */
export const samplePath = '/pricing';

/** The address of the deployed site (`npm run check:live`), or undefined: then the hosts run on this machine. */
export const liveOrigin = process.env.LIVE_ORIGIN;

/** The site under test. */
export type Site = Address & {
  ask: Ask;
  /** The values of Accept-Encoding to try. Each promises one of the encodings in it. */
  encodings: readonly string[];
  /** The folder that a host on this machine serves. */
  exported: string | undefined;
};

export type Pages = ReadonlyMap<string, Reply & { document: HTMLElement }>;

export type HostOptions = {
  /** The name of a host on this machine, or undefined for the deployed site. */
  host: HostName | undefined;
};

type Fixtures = { differences: undefined };
type WorkerFixtures = HostOptions & { site: Site; pages: Pages; files: readonly string[] };

/** `SERVER=192.0.2.1 npm run check:live`: a machine to ask before the domain points to it. */
function liveAddress(origin: string): Address {
  const host = process.env.SERVER;
  return { origin, server: host === undefined ? undefined : { host, secure: 443, plain: 80 } };
}

const extensions = Object.keys(contract.types).filter((extension) => extension !== 'html');
const fileAddress = new RegExp(String.raw`["'(=\s,](/[\w./-]+\.(?:${extensions.join('|')}))(?=["')\s,])`, 'g');

export const test = base.extend<Fixtures, WorkerFixtures>({
  host: [undefined, { option: true, scope: 'worker' }],

  site: [
    async ({ host }, use) => {
      const local = host === undefined ? undefined : localHosts[host];
      const running = local && (await start(local));
      const address = running?.address ?? liveAddress(liveOrigin ?? '');
      const encodings = local?.encodings ?? ['gzip, br'];
      await use({ ...address, ask: askerOf(address), encodings, exported: local && folder });
      await running?.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  /** All pages by their paths, read once. */
  pages: [
    async ({ site }, use) => {
      const read = await each(pagePaths, async (path) => {
        const reply = await site.ask(path);
        const document = parse(reply.text, { blockTextElements: { script: true, style: true }, comment: true });
        return { ...reply, document };
      });
      await use(new Map(Object.entries(read)));
    },
    { scope: 'worker' },
  ],

  /** The addresses of the site's own files that its pages name. */
  files: [
    async ({ pages }, use) => {
      // The address of the social card, for one, is absolute.
      const texts = [...pages.values()].map(({ text }) => text.replaceAll(content.url, ''));
      const named = texts.flatMap((text) => [...text.matchAll(fileAddress)].flatMap(([, address]) => address ?? []));
      await use([...new Set(named)].toSorted());
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ site }, use) => {
      const { host } = new URL(site.origin);
      const { host: server, port } = serverOf(site, site.origin);
      const detour = site.server
        ? [`--host-resolver-rules=MAP ${host} ${server.includes(':') ? `[${server}]` : server}:${port}`]
        : [];
      await use({ executablePath: findPrograms('chromium').chromium, args: [...chromiumArguments, ...detour] });
    },
    { scope: 'worker' },
  ],

  differences: [
    async ({ host }, use, { title }) => {
      const differences = Object.entries((host && localHosts[host]?.differences) || {});
      const reason = differences.find(([promise]) => title.startsWith(promise))?.[1];
      test.skip(reason !== undefined, reason);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Looks at all paths at once. The answers are by path, so that a comparison shows those that are wrong. */
export async function each<Found>(
  paths: Iterable<string>,
  look: (path: string) => Found,
): Promise<Record<string, Awaited<Found>>> {
  return Object.fromEntries(await Promise.all([...paths].map(async (path) => [path, await look(path)] as const)));
}
