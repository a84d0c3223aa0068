import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';
import { serveHandler } from './serve-handler';

/*
 * Netlify's own handlers, as its local emulator puts them together: redirects, then files with their headers, then the
 * not-found page. Arguments: port, the export, a folder with `_redirects` and `_headers`.
 */
const [, , , folder = '', rules = ''] = process.argv;
const redirects = new RedirectsHandler({
  configRedirects: [],
  jwtRoleClaim: '',
  jwtSecret: '',
  projectDir: rules,
  publicDir: rules,
});
const headers = new HeadersHandler({ projectDir: rules, logger: console });
const files = new StaticHandler({ directory: folder });
async function withHeaders(request: Request, response: Response): Promise<Response> {
  await headers.apply(request, response);
  return response;
}

serveHandler(async (request) => {
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
});
