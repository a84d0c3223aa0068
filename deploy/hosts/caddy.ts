import { pathVariants } from '../contract';
import { writtenBy, type Host } from './host-files';

/** `rewrite` keeps the query and `{uri}` includes it, so the redirect keeps the query. */
function redirect(name: string, matcher: string, to: string): string {
  return `    @${name} ${matcher}
    route @${name} {
      rewrite * ${to}
      redir * {uri} 301
    }`;
}

/** Matches the variants of a page’s path, but not the pages of somebody else. */
function spelling(foreignPages: readonly string[]): string {
  const pattern = String.raw`path_regexp page ^/([\w-][\w/.-]*?)(?:/|\.html|\.html/)$`;
  return foreignPages.length === 0 ? pattern : `{\n      ${pattern}\n      not path ${foreignPages.join(' ')}\n    }`;
}

/** A site block. Directives in `route` run in the written order. */
export const caddy: Host = {
  compresses: false,
  files: ({ names, redirects, headers, caching, types }, { foreignPages }) => ({
    beside: {
      Caddyfile: `# ${writtenBy}
(security) {
  header {
    -Server
${Object.entries(headers)
  .map(([name, value]) => `    ${name} \`${value}\``)
  .join('\n')}
  }
}

http://${names.other}, https://${names.other} {
  import security
  redir https://${names.host}{uri} permanent
}

${names.host} {
  root * /srv/www/site
  import security

  route {
    @sending not method GET HEAD
    header @sending Allow "GET, HEAD"
    respond @sending 405
${redirects.map(({ from, to }, index) => redirect(`redirect${index}`, `path ${pathVariants(from).join(' ')}`, to)).join('\n')}
${redirect('index', `path ${pathVariants('/index').join(' ')}`, '/')}
    @notFound path /404 /404.html /500 /500.html
    error @notFound 404
    @spelling ${spelling(foreignPages)}
    route @spelling {
      # Folders without a page lead nowhere.
      @known file /{re.page.1}.html
      rewrite @known /{re.page.1}
      redir @known {uri} 301
      error 404
    }

    try_files {path} {path}.html
    @hashed path ${caching.hashedFolder}*
    @unhashed not path ${caching.hashedFolder}*
    header @hashed Cache-Control "${caching.hashed}"
    header @unhashed Cache-Control "${caching.others}"
${Object.entries(types)
  .map(([extension, type]) => `    @${extension} path *.${extension}\n    header @${extension} Content-Type "${type}"`)
  .join('\n')}
    file_server {
      precompressed br gzip
    }
  }

  handle_errors {
    import security
    @fault expression "{err.status_code} >= 500"
    @missing expression "{err.status_code} < 500"
    rewrite @fault /500.html
    rewrite @missing /404.html
    header Cache-Control "${caching.others}"
    header Content-Type "${types.html}"
    file_server {
      precompressed br gzip
    }
  }
}
`,
    },
  }),
};
