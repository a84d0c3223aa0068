/** @jest-environment node */
import { makeContentCopy } from './content-copy';

/* What `npm run check:content` says of files that it cannot read, or that nothing reads. Their fields: mistakes.test.ts. */

it('names file and line of what cannot be read, and nothing that only follows from it', () => {
  const content = makeContentCopy();
  const type = "import type { Content } from '@/lib/content/kinds';\n";
  for (const [name, text] of Object.entries({
    plans: "export default [{ name: 'pro' title: 'Pro' }];\n",
    site: 'export default { founded: 2000, founded: 2001 };\n',
    'pages/home': '<<<<<<< HEAD\nexport default {};\n',
    'services/ai': "import './nothing';\nexport default {};\n",
    claims: `${type.replace('/content', '')}export default [] satisfies Content<'claims'>;\n`,
    redirects: `${type}export const text = 'x';\nexport default [] satisfies Content<'redirects'>;\n`,
    'add-ons': 'export default [{ price: $197 }];\n',
    'pages/terms-of-service': 'export default {\n  updated: 2024-09-17,\n};\n',
    'pages/company': "export default { title: 'It isn't so' };\n",
    'services/web-design': `${type}export default {} satisfies Content<'overviews/*'>;\n`,
    'pages/founder': "export default {\n  quote: Nobody said it',\n};\n",
  }))
    content.write(`content/${name}.ts`, text);
  content.write('content/services/gmb-seo.ts', Buffer.from('export default {};', 'utf16le'));
  content.write('content/testimonials.ts', '');
  content.write('content/actions.ts', 'const text = 1;\n');
  content.remove('content/embed-texts.ts');
  content.write('content/prices.ts', 'export default [];\n');
  content.write('content/pages/home.md', 'Text');
  content.write('content/industries/hvac copy.ts', 'export default {};');
  content.write('content/industries/roofs.ts', 'export default {};');
  content.write('public/pricing.html', 'a file that the build writes itself');
  content.write('public/.env', 'PASSWORD=open-sesame');
  content.write('public/.DS_Store', 'what macOS writes, which is never published');
  content.write('public/CNAME', 'a file without a kind');
  const { status, stdout, stderr } = content.check();
  content.dispose();

  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  const expected = [
    /^content\/actions\.ts:1: Expected what the file says after/,
    /^content\/add-ons\.ts:\d+: A number stands without its currency: 197 instead of \$197\.$/,
    /^content\/claims\.ts:1: Content imports nothing but its type/,
    /^content\/embed-texts\.ts › file: found nothing, expected this file$/,
    /^content\/industries\/hvac copy\.ts › file: found /,
    /^content\/industries\/roofs\.ts › file: found a file that no page reads/,
    /^content\/pages\/company\.ts:\d+: A straight apostrophe ends the text\./,
    /^content\/pages\/founder\.ts:\d+: A text has a quote before and after it: 'text'\. \(.+\)$/,
    /^content\/pages\/home\.md › file: found a file that nothing reads/,
    /^content\/pages\/home\.ts:1 › file: found both versions of a conflict/,
    /^content\/pages\/terms-of-service\.ts:\d+: A date is in quotes: '2024-09-17'\./,
    /^content\/plans\.ts:\d+: A comma is missing before this, .+ found "title"\)$/,
    /^content\/prices\.ts › file: found prices, expected one of actions, /,
    /^content\/redirects\.ts:\d+: No schema checks this\./,
    /^content\/services\/ai\.ts:1: Content imports nothing but its type/,
    /^content\/services\/gmb-seo\.ts:1: The file is in another encoding\. Save it once more as UTF-8\.$/,
    /^content\/services\/web-design\.ts:\d+: A file here satisfies Content<'services\/\*'> and not .+ in content\/overviews\/\.$/,
    /^content\/site\.ts:\d+: Duplicate key "founded" in object literal\.$/,
    /^content\/testimonials\.ts:1: The file is empty\.$/,
    /^public\/\.env › file: found a hidden file, expected none but in \.well-known\//,
    /^public\/CNAME › file: found no kind of file, expected one of html, /,
    /^public\/pricing\.html › file: found a file, expected none/,
  ];
  expect(stderr.trim().split('\n').toSorted()).toEqual(expected.map((line) => expect.stringMatching(line)));
}, 60_000);
