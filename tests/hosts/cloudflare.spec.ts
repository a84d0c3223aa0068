import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { canonicalHeader, contract, twinOf } from '../../deploy/contract';
import { cloudflare as writer } from '../../deploy/hosts/cloudflare';
import { site } from '../../lib/content/site';
import { cloudflareWith } from './cloudflare';
import { start } from './local-host';
import { askerOf } from './request';

test('Markdown: on a site with more pages than Cloudflare reads rules, every text names its page, too', async () => {
  test.setTimeout(120_000);
  const paths = ['/', ...Array.from({ length: 200 }, (_, index) => `/industries/trade-${index}`)];
  const twins = new Map(paths.map((path) => [twinOf(path), `${site.url}${path}`]));
  const folder = test.info().outputPath('site');
  const { inExport = {}, beside = {} } = writer(contract, { folder, hashed: [], twins, foreignPages: [] });
  const files = [...paths.map((path) => [twinOf(path), path]), ...Object.entries(inExport)];
  for (const [name = '', text = ''] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const running = await start(cloudflareWith(() => (beside['wrangler.jsonc'] ?? '').replace(`../${folder}`, folder)));
  const { ask, close } = askerOf(running.address);
  try {
    for (const path of ['/', '/industries/trade-0', '/industries/trade-199']) {
      const { headers } = await ask(twinOf(path));
      expect(headers.link, path).toBe(canonicalHeader(`${site.url}${path}`).Link);
    }
  } finally {
    close();
    await running.stop();
  }
});
