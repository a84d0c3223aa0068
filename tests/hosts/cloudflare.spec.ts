import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { contract } from '../../deploy/contract';
import { markdownPathOf } from '../../lib/markdown-path';
import { cloudflare as writer } from '../../deploy/hosts/cloudflare';
import { site } from '../../lib/content/site';
import { describeHostContract } from './describe-host-contract';
import { ask } from './ask';
import { cloudflare } from './cloudflare';
import { start } from './engine';

describeHostContract(cloudflare);

test('every Markdown file names its page on a site with more pages than Cloudflare reads rules, too', async () => {
  test.setTimeout(120_000);
  const paths = ['/', ...Array.from({ length: 200 }, (_, index) => `/industries/trade-${index}`)];
  const folder = test.info().outputPath('site');
  for (const path of paths) {
    mkdirSync(dirname(join(folder, markdownPathOf(path))), { recursive: true });
    writeFileSync(join(folder, markdownPathOf(path)), path);
  }
  const markdownFiles = new Map(paths.map((path) => [markdownPathOf(path), `${site.url}${path}`]));
  const { inExport = {}, beside = {} } = writer(contract, { folder, hashed: [], markdownFiles, foreignPages: [] });
  for (const [name, text] of Object.entries(inExport)) writeFileSync(join(folder, name), text);

  const running = await start({
    ...cloudflare,
    prepare(temporary, port) {
      const prepared = cloudflare.prepare(temporary, port);
      const text = beside['wrangler.jsonc'] ?? '';
      writeFileSync(join(temporary, 'wrangler.jsonc'), text.replace(`../${folder}`, folder));
      return prepared;
    },
  });
  try {
    for (const path of paths.filter((_, index) => index % 100 === 0)) {
      const { headers } = await ask(running.origin, markdownPathOf(path));
      expect(headers.link, path).toBe(`<${site.url}${path}>; rel="canonical"`);
    }
  } finally {
    await running.stop();
  }
});

test('more files than Cloudflare reads rules stop the build', () => {
  const hashed = Array.from({ length: 100 }, (_, index) => `/_next/static/${index}.js`);
  const write = () => writer(contract, { folder: 'out', hashed, markdownFiles: new Map(), foreignPages: [] });
  expect(write).toThrow('_headers has 103 rules, Cloudflare reads 100');
});
