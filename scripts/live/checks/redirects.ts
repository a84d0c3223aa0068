import { contract, pathVariants } from '../../../deploy/contract';
import { compare, type CheckResult, type Finding } from '../finding';
import type { LiveSite } from '../live-site';

const query = '?utm_source=a&ref=b';
const permanent = [301, 308];
/** Clean addresses may also be temporary: hosts choose, and nothing links to the other forms. */
const anyRedirect = [301, 302, 307, 308];

/** Where a path leads, as the status and the address without the site's own origin. */
async function ask({ ask: request, origin }: LiveSite, path: string) {
  const { status, headers } = await request(path);
  const target = new URL(headers.location ?? '', `${origin}/`);
  const location = target.origin === origin ? target.pathname + target.search : target.href;
  return { status, location: headers.location === undefined ? '' : location };
}

/** Redirects are permanent, take one hop and keep the query, which names the campaign. */
export async function checkRedirects(site: LiveSite): Promise<CheckResult> {
  const clean = [...site.pages.keys()].filter((path) => path !== '/');
  const cases = [
    ...contract.redirects.flatMap(({ from, to }) =>
      pathVariants(from).map((variant) => ({ asked: variant + query, to: to + query, statuses: permanent })),
    ),
    ...clean.flatMap((path) => [
      { asked: `${path}/`, to: path, statuses: anyRedirect },
      { asked: `${path}.html${query}`, to: path + query, statuses: anyRedirect },
    ]),
    { asked: `/index.html${query}`, to: `/${query}`, statuses: anyRedirect },
  ];
  const found = await Promise.all(
    cases.map(async ({ asked, to, statuses }): Promise<Finding[]> => {
      const { status, location } = await ask(site, asked);
      if (statuses.includes(status) && location === to) return [];
      return compare(asked, `${status} ${location}`.trim(), `${statuses[0]} ${to}`);
    }),
  );
  return { looked: `${cases.length} addresses`, findings: found.flat() };
}
