import { documentOf } from './exported-site';

/** The sources of a directive in a page's policy. */
export function sourcesOf(path: string, directive: string): string[] {
  const [policy = ''] = documentOf(path)
    .querySelectorAll('meta[http-equiv="Content-Security-Policy"]')
    .map((meta) => meta.getAttribute('content') ?? '');
  const [, sources = ''] = new RegExp(`(?:^| )${directive} ([^;]+)`).exec(policy) ?? [];
  return sources.split(' ');
}

/** Whether a source of a policy covers an address. */
export function covers(source: string, address: string): boolean {
  if (source === address) return true;
  if (!URL.canParse(address)) return false;
  const [scheme, host = ''] = source.split('//');
  const { protocol, host: wanted } = new URL(address);
  if (source === protocol) return true;
  return scheme === protocol && (host.startsWith('*.') ? wanted.endsWith(host.slice(1)) : wanted === host);
}
