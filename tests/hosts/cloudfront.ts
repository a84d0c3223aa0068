import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { folder, readConfiguration, type LocalHost } from './local-host';

/** One of Amazon's functions, which are plain JavaScript. */
function load({ Properties: { FunctionCode: code } }: Stack['Resources']['Paths']): (event: object) => unknown {
  const context = createContext({});
  runInContext(code, context);
  return (event) => JSON.parse(String(runInContext(`JSON.stringify(handler(${JSON.stringify(event)}))`, context)));
}

type RequestResult = { uri: string; statusCode?: number; headers?: { location: { value: string } } };
type ResponseResult = { headers: { link?: { value: string } } };
type Policy = {
  SecurityHeadersConfig: Record<string, Record<string, string | number | boolean>>;
  CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
};

type Stack = {
  Resources: Record<'Paths' | 'Links', { Properties: { FunctionCode: string } }> & {
    Headers: { Properties: { ResponseHeadersPolicyConfig: Policy } };
  };
};

/** The headers that a policy stands for. Their names and fields are Amazon's. */
function headersOf({ SecurityHeadersConfig: security, CustomHeadersConfig: custom }: Policy): Record<string, string> {
  const transport = security.StrictTransportSecurity;
  return {
    'strict-transport-security': `max-age=${transport?.AccessControlMaxAgeSec}${transport?.IncludeSubdomains === true ? '; includeSubDomains' : ''}`,
    'x-content-type-options': security.ContentTypeOptions ? 'nosniff' : '',
    'referrer-policy': String(security.ReferrerPolicy?.ReferrerPolicy),
    'x-frame-options': String(security.FrameOptions?.FrameOption),
    'content-security-policy': String(security.ContentSecurityPolicy?.ContentSecurityPolicy),
    ...Object.fromEntries(custom.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  };
}

const putCommand =
  /^put --include '([^']+)'(?: --exclude '([^']+)')? --content-type '([^']+)' --cache-control '([^']+)'$/gm;

function matches(pattern: string, key: string): boolean {
  const escaped = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`).test(key);
}

/**
 * Amazon's network cannot run locally, but what it does with a request is documented: the function for requests, the object in
 * the bucket, the page for errors, the function for responses, the policy of headers.
 */
/** Why a test cannot run. */
const network = 'done by Amazon’s network, which cannot run locally';

export const cloudfront: LocalHost = {
  encodings: [],
  differences: {
    folders: 'its function takes the slash away before it looks for the page',
    'other names': network,
    methods: network,
    ranges: network,
    revalidation: network,
  },
  prepare() {
    const { Paths, Links, Headers } = (JSON.parse(readConfiguration('cloudfront/stack.json')) as Stack).Resources;
    const onRequest = load(Paths) as (event: object) => RequestResult;
    const onResponse = load(Links) as (event: object) => ResponseResult;
    const policy = headersOf(Headers.Properties.ResponseHeadersPolicyConfig);
    const uploads = [...readConfiguration('cloudfront/deploy.sh').matchAll(putCommand)];

    /** An object of the bucket, if the upload has put it there. */
    function objectAt(uri: string) {
      const key = decodeURIComponent(uri).slice(1);
      const file = join(folder, key);
      const upload = uploads.find(
        ([, include = '', exclude]) => matches(include, key) && !(exclude && matches(exclude, key)),
      );
      if (!upload || !existsSync(file)) return undefined;
      const [, , , type = '', cacheControl = ''] = upload;
      return { content: readFileSync(file), headers: { 'content-type': type, 'cache-control': cacheControl } };
    }

    return async (request) => {
      const { host, pathname, searchParams } = new URL(request.url);
      const querystring = Object.fromEntries([...searchParams].map(([name, value]) => [name, { value }]));
      const { uri, statusCode, headers } = onRequest({
        request: { uri: pathname, querystring, headers: { host: { value: host } } },
      });
      if (statusCode !== undefined) {
        return new Response(undefined, {
          status: statusCode,
          headers: { ...policy, location: headers?.location.value ?? '' },
        });
      }
      const found = objectAt(uri);
      const status = found ? 200 : 404;
      const sent = found ?? objectAt('/404.html');
      const { link } = onResponse({ request: { uri }, response: { statusCode: status, headers: {} } }).headers;
      return new Response(new Uint8Array(sent?.content ?? []), {
        status,
        headers: { ...sent?.headers, ...policy, ...(link && { link: link.value }) },
      });
    };
  },
};
