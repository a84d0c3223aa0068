import { site } from '../../lib/content/site';

/**
 * The page at an old path, for hosts that know no redirects: not indexed, without JavaScript by meta refresh, with it by
 * replacing the history entry, so that Back leads to the page before; the query goes along. It sends no referrer, or it
 * would be taken for the page that the visitor comes from, and notes the one it got (components/starter/attribution.ts),
 * unless the visitor has asked not to be followed.
 */
export function redirectPage({ from, to }: { from: string; to: string }): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<title>${from} leads to ${to}</title>
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${site.url}${to}">
<script>try{navigator.doNotTrack==="1"||navigator.globalPrivacyControl||sessionStorage.setItem("redirected-from",document.referrer)}catch{}location.replace(${JSON.stringify(to)}+location.search+location.hash)</script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body><p>This page is now at <a href="${to}">${to}</a>.</p></body>
</html>
`;
}
