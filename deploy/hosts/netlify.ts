import { writtenBy, type HostWriter } from './host-files';

/** Netlify also reads `_redirects` and `_headers` in the export (cloudflare.ts). */
export const netlify: HostWriter = (_contract, { folder }) => ({
  beside: { 'netlify.toml': `# ${writtenBy}\n[build]\n  command = "npm run build"\n  publish = "${folder}"\n` },
});
