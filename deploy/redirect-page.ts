import { site } from '../lib/content';

/**
 * The page at an old path, for hosts without redirects. It is not indexed. With JavaScript it replaces the history
 * entry, so that Back works, and keeps the query. Without JavaScript it uses meta refresh.
 */
export function redirectPage({ from, to }: { from: string; to: string }): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>${from} leads to ${to}</title>
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${site.url}${to}">
<script>location.replace(${JSON.stringify(to)}+location.search+location.hash)</script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body><p>This page is now at <a href="${to}">${to}</a>.</p></body>
</html>
`;
}
