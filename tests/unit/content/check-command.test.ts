/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { demo } from '@/lib/content/pages';
import { writeFile } from '@/lib/files';
import { copyTracked } from '@/scripts/test/copy-project';

/*
 * What `npm run check:content` says of files that it cannot read, or that nothing reads, in a copy of the project. Their fields:
 * mistakes.test.ts.
 */

const folder = copyTracked('content-check-');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const type = "import type { Content } from '@/lib/content/kinds';\n";
const service = `content/services/${readdirSync('content/services')[0]}`;
const photo = `content/pictures/${demo.thumbnail.src}`;

const files: Record<string, string | Uint8Array> = {
  'content/plans.ts': "export default [{ name: 'pro' title: 'Pro' }];\n",
  'content/site.ts': 'export default { founded: 2000, founded: 2001 };\n',
  'content/pages/home.ts': '<<<<<<< HEAD\nexport default {};\n',
  'content/aliases.ts': "import './nothing';\nexport default {};\n",
  'content/claims.ts': `${type.replace('/content', '')}export default [] satisfies Content<'claims'>;\n`,
  'content/redirects.ts': `${type}export const text = 'x';\nexport default [] satisfies Content<'redirects'>;\n`,
  'content/add-ons.ts': 'export default [{ price: $197 }];\n',
  'content/pages/terms-of-service.ts': 'export default {\n  updated: 2024-09-17,\n};\n',
  'content/pages/company.ts': "export default { title: 'It isn't so' };\n",
  [service]: `${type}export default {} satisfies Content<'overviews/*'>;\n`,
  'content/pages/founder.ts': "export default {\n  quote: Nobody said it',\n};\n",
  'content/comparison.ts': Buffer.from('export default {};', 'utf16le'),
  'content/testimonials.ts': '',
  'content/actions.ts': 'const text = 1;\n',
  'content/prices.ts': 'export default [];\n',
  'content/pages/home.md': 'Text',
  'content/industries/own copy.ts': 'export default {};',
  'content/industries/roofs.ts': 'export default {};',
  [photo]: readFileSync(photo).subarray(0, 5_000),
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
    /^content\/actions\.ts:1: Expected what the file says after/,
    /^content\/add-ons\.ts:\d+: A number stands without its currency: 197 instead of \$197\.$/,
    /^content\/aliases\.ts:1: Content imports nothing but its type/,
    /^content\/claims\.ts:1: Content imports nothing but its type/,
    /^content\/comparison\.ts:1: The file is in another encoding\. Save it once more as UTF-8\.$/,
    /^content\/embed-texts\.ts › file: found nothing, expected this file$/,
    /^content\/industries\/own copy\.ts › file: found /,
    /^content\/industries\/roofs\.ts › file: found a file that no page reads/,
    /^content\/pages\/company\.ts:\d+: A straight apostrophe ends the text\./,
    /^content\/pages\/demo\.ts:\d+ › thumbnail\.src: .+ the file is damaged: copy it once more$/,
    /^content\/pages\/founder\.ts:\d+: A text has a quote before and after it: 'text'\. \(.+\)$/,
    /^content\/pages\/home\.md › file: found a file that nothing reads/,
    /^content\/pages\/home\.ts:1 › file: found both versions of a conflict/,
    /^content\/pages\/terms-of-service\.ts:\d+: A date is in quotes: '2024-09-17'\./,
    /^content\/plans\.ts:\d+: A comma is missing before this, .+ found "title"\)$/,
    /^content\/prices\.ts › file: found prices, expected one of actions, /,
    /^content\/redirects\.ts:\d+: No schema checks this\./,
    /^content\/services\/[\w-]+\.ts:\d+: A file here satisfies Content<'services\/\*'> and not .+ in content\/overviews\/\.$/,
    /^content\/site\.ts:\d+: Duplicate key "founded" in object literal\.$/,
    /^content\/testimonials\.ts:1: The file is empty\.$/,
    /^public\/\.env › file: found a hidden file, expected none but in \.well-known\//,
    /^public\/CNAME › file: found no kind of file, expected one of html, /,
    /^public\/pricing\.html › file: found a file, expected none/,
  ];
  expect(check(files).toSorted()).toEqual(expected.map((line) => expect.stringMatching(line)));
}, 60_000);
