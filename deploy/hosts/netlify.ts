import { writtenBy, type HostWriter } from './host-files';

/** `_redirects` and `_headers` in the export, written for Cloudflare, say the rest. */
export const netlify: HostWriter = (_contract, { folder }) => ({
  beside: { 'netlify.toml': `# ${writtenBy}\n[build]\n  command = "npm run build"\n  publish = "${folder}"\n` },
});
