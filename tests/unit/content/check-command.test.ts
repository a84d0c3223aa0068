/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile } from '@/lib/files';
import { copyTracked } from '@/scripts/test/copy-project';

/*
 * What `npm run check:content` says of files that it cannot read, or that nothing reads, in a copy of the project. Their fields:
 * mistakes.test.ts.
 */

const folder = copyTracked('content-check-');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files: Record<string, string> = {
  'content/plans.ts': "export default [{ name: 'pro' title: 'Pro' }];\n",
  'content/add-ons.ts': 'export default [\n  { price: $197 },\n];\n',
  'content/testimonials.ts': '',
  'content/prices.ts': 'export default [];\n',
  'content/pages/home.md': 'Text',
  'content/industries/roofs.ts': 'export default {};',
  'public/pricing.html': 'a file that the build writes itself',
  'public/.env': 'PASSWORD=open-sesame',
  'public/.DS_Store': 'what macOS writes, which is never published',
  'public/CNAME': 'a file without a kind',
};

/** What `npm run check:content` says after files have been written. */
function check(written: typeof files): string[] {
  for (const [name, content] of Object.entries(written)) writeFile(join(folder, name), content);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check/content.ts'], {
    cwd: folder,
    // Node's own warnings, such as one about colors, are none of the check's lines.
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  return stderr.trim().split('\n');
}

it('names file and line of what cannot be read, and nothing that only follows from it', () => {
  rmSync(join(folder, 'content/embed-texts.ts'));
  const expected = [
    /^content\/add-ons\.ts:2: \$197 is not defined$/,
    /^content\/embed-texts\.ts › file: found nothing, expected this file$/,
    /^content\/industries\/roofs\.ts › file: found a file that no page reads/,
    /^content\/pages\/home\.md › file: found a file that nothing reads/,
    /^content\/plans\.ts:1: Expected "}" but found "title"$/,
    /^content\/prices\.ts › file: found prices, expected one of actions, /,
    /^content\/testimonials\.ts:1: Expected what the file says after “export default”\.$/,
    /^public\/\.env › file: found a hidden file, expected none but in \.well-known\//,
    /^public\/CNAME › file: found no kind of file, expected one of html, /,
    /^public\/pricing\.html › file: found a file, expected none/,
  ];
  expect(check(files).toSorted()).toEqual(expected.map((line) => expect.stringMatching(line)));
}, 60_000);
