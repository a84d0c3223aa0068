import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';
import { configurations, folder, networkRedirects, type LocalHost } from './local-host';

const network = 'done by Netlify’s network, not by its emulator';

/**
 * Netlify's own handlers, as its local emulator puts them together: redirects, then files with their headers, then the
 * not-found page.
 */
export const netlify: LocalHost = {
  encodings: [],
  differences: {
    'clean addresses': `${network} (“Pretty URLs”); the emulator shows the page`,
    names: networkRedirects,
    'other names': networkRedirects,
    methods: network,
    ranges: network,
    revalidation: network,
  },
  prepare() {
    const projectDir = join(configurations, 'netlify');
    const folders = { projectDir, publicDir: projectDir };
    const redirects = new RedirectsHandler({ configRedirects: [], jwtRoleClaim: '', jwtSecret: '', ...folders });
    const headers = new HeadersHandler({ projectDir, logger: console });
    const files = new StaticHandler({ directory: folder });
    async function withHeaders(request: Request, response: Response): Promise<Response> {
      await headers.apply(request, response);
      return response;
    }
    return async (request) => {
      const file = await files.match(request);
      const redirect = await redirects.match(request);
      if (redirect) {
        const response = await redirects.handle(request, redirect, async (asked) => (await files.match(asked))?.handle);
        if (response) return response;
      }
      if (file) return withHeaders(request, await file.handle());
      const notFound = await files.match(new Request(new URL('/404.html', request.url)));
      const page = await notFound?.handle();
      return withHeaders(request, new Response(page?.body, { status: 404, headers: page?.headers }));
    };
  },
};
