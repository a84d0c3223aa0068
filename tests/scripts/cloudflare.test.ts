/** @jest-environment node */
import { contract } from '@/deploy/contract';
import { cloudflare } from '@/deploy/hosts/cloudflare';

it('more files than Cloudflare reads rules stop the build', () => {
  const hashed = Array.from({ length: 100 }, (_, index) => `/_next/static/${index}.js`);
  const write = () => cloudflare(contract, { folder: 'out', hashed, markdownFiles: new Map(), foreignPages: [] });
  expect(write).toThrow('_headers has 103 rules, Cloudflare reads 100');
});
