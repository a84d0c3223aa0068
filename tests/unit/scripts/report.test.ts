/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compareExports } from '@/scripts/report/compare';
import { toMarkdown } from '@/scripts/report/markdown';

const page = (title: string, price: number, href: string, hash: string) =>
  `<!doctype html><html><head><title>${title}</title><link rel="stylesheet" href="/_next/static/a-${hash}.css"></head>
<body><main><h1>Plans</h1><p>$${price} a month</p><p><a href="${href}">Read on</a></p></main></body></html>`;

function exportOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-test-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('says what changes for visitors and what else is touched, and nothing else', () => {
  const before = exportOf({
    'pricing.html': page('Plans', 97, '/demo', '1a2b3c4d'),
    'about.html': page('About', 1, '/demo', '1a2b3c4d'),
    'old.html': page('Old', 1, '/demo', '1a2b3c4d'),
    'pricing.json': '{"plans":[{"price":97}]}',
  });
  const after = exportOf({
    'pricing.html': page('Prices', 99, '/contact', '9z8y7x6w'),
    'about.html': page('About', 1, '/demo', '9z8y7x6w'),
    'pricing.json': '{"plans":[{"price":99}]}',
  });
  const text = toMarkdown(compareExports(before, after), { commit: '0123456789', name: 'v1' }, []);
  const [summary] = text.split('\n', 1);
  expect(summary).toBe('**Pages: 1 gone, 1 changed. Changes: title × 1, price × 1, link × 1.**');
  expect(text).toContain('title: ~~Plans~~ **Prices**');
  expect(text).toMatch(/price: \$~~97~~ ?\*\*99\*\* a month/);
  expect(text).toContain('plans.0.price: ~~97~~ **99**');
  expect(text).toContain('/old (gone)');
  expect(text).not.toContain('about');
});

const links = (one: string, other: string) =>
  `<html><body><main><p><a href="${one}">Choose Solo</a></p><p><a href="${other}">Choose Duo</a></p></main></body></html>`;

test('tells first which links lead to another address outside the site, and which have changed places', () => {
  const [solo, duo] = ['https://pay.example/a1', 'https://pay.example/b2'];
  const before = exportOf({ 'pricing.html': links(solo, duo) });
  const after = exportOf({ 'pricing.html': links(duo, solo) });
  const lines = toMarkdown(compareExports(before, after), { commit: '0123456789', name: 'v1' }, []).split('\n');
  expect(lines.find((line) => line.startsWith('#'))).toContain('outside the site');
  expect(lines.find((line) => line.startsWith('- '))).toBe(
    `- “Choose Solo”: ${solo} → **${duo}** · on /pricing. They have changed places.`,
  );
});
