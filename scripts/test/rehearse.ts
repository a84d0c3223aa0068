import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFile } from '../../lib/files';
import { copyProject } from './copy-project';
import { freePort } from '../ports';

/**
 * `npm run rehearse`: does what owners do in the month after the launch, in a copy of the project, and runs all tests there.
 * Prints a table: what was done, how many files it took, whether the content check passed, and how long it took. It works with
 * any content, and mends nothing.
 */
const copy = copyProject('rehearsal-');
// A preview that runs beside it would be tested in its place.
process.env.SITE_PORT = String(await freePort());
process.env.PROVIDER_PORT = String(await freePort());
const at = (file: string) => join(copy, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
const edit = (file: string, change: (text: string) => string) => writeFileSync(at(file), change(read(file)));
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=owner', '-c', 'user.email=owner@localhost', ...words], {
    cwd: copy,
    encoding: 'utf8',
  });

function run(...words: string[]): boolean {
  const { status, stdout, stderr } = spawnSync('npx', words, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) console.log(`\n$ ${words.join(' ')}\n${stdout}\n${stderr}`);
  return status === 0;
}

const check = () => run('tsx', 'scripts/check/content.ts');
/** Puts an entry at the beginning of a list in a content file. */
const addTo = (file: string, entry: object) =>
  edit(file, (text) => text.replace('export default [', `export default [${JSON.stringify(entry)},`));

const heading = (title: string) => `<h1 className="mx-auto max-w-prose py-16 text-title">${title}</h1>`;

const sentence =
  'People who work with their hands write to us in the evening, and somebody answers before the next one calls.';

/** Writes a page of text, with what such pages may have. */
function writeText(path: string, title: string): void {
  writeFile(
    at(`app/${path}/page.mdx`),
    `export const metadata = { title: '${title}', description: '${title}. ${sentence}', date: '2026-11-20' };\n
# {metadata.title}\n
<Day date={metadata.date} />\n
## Again\n
See [the plans](/pricing#comparison), [a book](https://www.gutenberg.org) and ![our mark](/icon.svg).\n
| To | For |\n| --- | ---: |\n| \`x\` | 1 |\n
\`\`\`js\nconst van = { calls: [1 < 2] };\n\`\`\`\n`,
  );
}

const steps: Record<string, () => void> = {
  'name, addresses and answers': () => {
    for (const file of ['site', 'destinations', 'embed-origins', 'questions'].map((name) => `content/${name}.ts`)) {
      edit(file, (text) =>
        text
          .replaceAll(/(placeholder: )true/gi, '$1false')
          .replaceAll('answered: false', 'answered: true')
          .replaceAll('.example', '.com'),
      );
    }
  },
  analytics: () =>
    addTo('content/scripts.ts', {
      src: 'https://counter.example.org/counter.js',
      pages: 'all',
      why: 'Counts visits without cookies.',
      allows: [{ from: 'https://counter.example.org', for: ['connections'] }],
    }),
  'a map': () => {
    const frame = '<iframe className="w-full" title="Where we are" src="https://map.example.org/embed?at=1" />';
    writeFile(
      at('app/where/page.tsx'),
      `export const metadata = { title: 'Where we are' };\n
export default function Page() {
  return <>${heading('Where we are')}${frame}</>;
}\n`,
    );
    addTo('content/scripts.ts', {
      pages: ['/where'],
      why: 'Shows where we are.',
      allows: [{ from: 'https://map.example.org', for: ['frames'] }],
    });
  },
  'a snippet with consent': () => {
    writeFile(
      at('public/pixel.js'),
      `const load = () =>
  document.head.append(Object.assign(document.createElement('script'), { src: 'https://pixel.example.org/pixel.js' }));
document.addEventListener('consent', load);\n`,
    );
    addTo('content/scripts.ts', {
      src: '/pixel.js',
      pages: 'all',
      why: 'Counts visits of those who agreed.',
      allows: [{ from: 'https://pixel.example.org', for: ['scripts'] }],
    });
  },
  'a quote': () =>
    addTo('content/testimonials.ts', {
      sample: false,
      name: 'Ng Đặng',
      position: 'Two vans, one phone',
      content: 'Me and the wife ain’t never had it so quiet at dinner. The phone texts back and we eat. 🎉',
    }),
  'no samples': () =>
    edit('content/testimonials.ts', (text) => text.replaceAll(/\n {2}\{\n {4}sample: true,.*?\n {2}\},/gs, '')),
  'the quote beside buttons': () =>
    edit('content/pages/home.ts', (text) => text.replace('closing: {', "closing: { quoteOf: 'Ng Đặng',")),
  'a number to call': () =>
    edit('content/site.ts', (text) =>
      text.replace(
        'emailFee:',
        `phone: { number: '(555) 010-0199', who: 'Our own AI' },
        email: 'hello@reyes-roofing.com', hours: 'Monday to Friday, 9 to 5 Central',
        listen: { title: 'Call it. It answers.', text: 'Our assistant picks up and says what it is.', callNumber: true },
        emailFee:`,
      ),
    ),
  'logos of customers': () => {
    writeFileSync(
      at('public/reyes.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 2"><path d="M0 0h9v2z"/></svg>',
    );
    const logos = ['Reyes Roofing', 'Đặng & Sons'].map((name) => ({
      name,
      file: '/reyes.svg',
      permission: 'Jo, by email',
    }));
    edit('content/site.ts', (text) =>
      text.replace('emailFee:', `customers: ${JSON.stringify({ title: 'Shops that run on it', logos })}, emailFee:`),
    );
  },
  'a privacy page': () => writeText('privacy', 'Privacy notice'),
  "two pages of Next's": () => {
    writeFile(
      at('app/van/page.tsx'),
      `export const metadata = { title: 'Our van' };\n
export default function Page() {
  return ${heading('What is in our van')};
}\n`,
    );
    writeFile(
      at('app/notes/[slug]/page.tsx'),
      `type Slug = { params: Promise<{ slug: string }> };\n
export const dynamicParams = false;
export const generateStaticParams = () => [{ slug: 'spring' }, { slug: 'fall' }];
export const generateMetadata = async ({ params }: Slug) => ({ title: (await params).slug });\n
export default async function Page({ params }: Slug) {
  return ${heading('Notes of {(await params).slug}')};
}\n`,
    );
  },
  'two articles': () => {
    renameSync(at('app/_blog'), at('app/blog'));
    for (const name of ['answer-every-call', 'invoices-by-text']) writeText(`blog/${name}`, `About ${name}`);
  },
  'a renamed path': () => {
    const last = readdirSync(at('content/services')).at(-1) ?? '';
    const [from, to] = [last.slice(0, -'.ts'.length), 'words-for-your-site'];
    for (const [folder, name] of [
      ['app', ''],
      ['content/services', '.ts'],
    ])
      renameSync(at(`${folder}/${from}${name}`), at(`${folder}/${to}${name}`));
    const own = (text: string) => text.replaceAll(new RegExp(`(?<=['(]/|services/)${from}(?=[')])`, 'g'), to);
    for (const folder of ['app', 'content', 'lib/content'])
      for (const name of readdirSync(at(folder), { recursive: true, encoding: 'utf8' }))
        if (/\.tsx?$/.test(name)) edit(join(folder, name), own);
    addTo('content/redirects.ts', { from: `/${from}`, to: `/${to}` });
  },
  'a calendar on a page': () =>
    edit(`app/industries/${readdirSync(at('app/industries'))[0]}/page.tsx`, (text) =>
      text
        .replace('import', "import { ProviderFrame } from '@/components/embeds/provider-frame';\nimport")
        .replace(/return (<.*\/>);/, "return <>$1<ProviderFrame frame={load('pages/schedule').frame} /></>;"),
    ),
  'no chat': () =>
    edit('app/page.tsx', (text) => text.replace(/import \{ Chat \}.*\n/, '').replace(/\n *<Chat \/>/, '')),
  'an island': () => {
    writeFile(
      at('app/calculator/calculator.tsx'),
      `'use client';\n
import { useState } from 'react';\n
export function Calculator({ price }: { price: number }) {
  const [jobs, setJobs] = useState(1);
  return (
    <p>
      <button type="button" onClick={() => setJobs(jobs + 1)}>One more job</button>
      <output>{jobs * price} dollars</output>
    </p>
  );
}\n`,
    );
    writeFile(
      at('app/calculator/page.tsx'),
      `import { Island } from '@/components/islands/island';
import { Calculator } from './calculator';\n
export const metadata = { title: 'What a missed job costs' };\n
export default function Page() {
  return <>${heading('What a missed job costs')}<Island><Calculator price={30} /></Island></>;
}\n`,
    );
  },
  'a sixth menu': () =>
    edit('content/navigation.ts', (text) =>
      text.replace(
        '\n  ],\n',
        "\n    { id: 'tools', label: 'Tools', entries: [{ label: 'Platform Demo', href: '/demo', note: 'See it at work' }, { label: 'Testimonials', href: '/testimonials', note: 'What to check' }] },$&",
      ),
    ),
  'a plain headline with a figure': () => {
    const [first = ''] = readdirSync(at('content/industries'));
    edit(`content/industries/${first}`, (text) =>
      text.replace(/title: \{ text: [^}]*\}/, "title: { text: 'Twice the jobs in 14 days, by half as many calls' }"),
    );
  },
  'a trade': () => {
    const isTrade = (name: string) => read(`content/industries/${name}`).includes("kind: 'trade'");
    const nearest = readdirSync(at('content/industries')).find(isTrade) ?? '';
    const [from, to] = [`industries/${nearest.slice(0, -'.ts'.length)}`, 'industries/window-cleaners'];
    const own = (text: string) => text.replace(`'/${from}'`, `'/${to}'`).replaceAll(`'${from}'`, `'${to}'`);
    writeFile(
      at(`content/${to}.ts`),
      own(read(`content/${from}.ts`)).replace(
        /(seo: \{\s+title: )'[^']*'(,\s+description:\s+)'[^']*'/,
        `$1'CRM for window cleaners'$2'${sentence}'`,
      ),
    );
    writeFile(at(`app/${to}/page.tsx`), own(read(`app/${from}/page.tsx`)));
    edit('lib/content/registry.ts', (text) =>
      text
        .replace('\n/**', `import windowCleaners from '@/content/${to}';\n\n/**`)
        .replace(`\n  '${from}':`, `\n  '${to}': windowCleaners,$&`),
    );
    edit('content/navigation.ts', (text) =>
      text.replace(new RegExp(`\n.*'/${from}'`), `{ label: 'Window cleaners', href: '/${to}' },$&`),
    );
  },
  'every sentence in other words': () => {
    for (const name of readdirSync(at('content'), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.ts')) continue;
      // The last two words of plain sentences change places.
      edit(join('content', name), (text) =>
        text.replaceAll(/(?<=[ (]'(?:[A-Z][\w’,;:. -]{24,}) )([a-z]{4,}) ([a-z]{4,})(?=\.')/g, '$2 $1'),
      );
    }
  },
  'other prices and dates': () => {
    for (const file of ['add-ons', 'plans'])
      edit(`content/${file}.ts`, (text) => text.replaceAll(/(price: \d*)7,/g, '$19,'));
    edit('content/pages/terms-of-service.ts', (text) => text.replaceAll(/'\d{4}-\d\d-\d\d'/g, "'2026-11-02'"));
  },
  'another color': () =>
    edit('app/tokens.css', (text) => text.replace(/(--color-brand: )#\w+/, (_, name: string) => `${name}#a03c78`)),
};

git('init', '--quiet');
git('add', '.');
git('commit', '--quiet', '--message', 'Before');
const rows: Record<string, { files: number; passed: boolean; seconds: number }> = {};
function record(what: string, act: () => boolean): void {
  const start = Date.now();
  const passed = act();
  const files = git('status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean).length;
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '--message', what);
  rows[what] = { files, passed, seconds: Math.round((Date.now() - start) / 100) / 10 };
}

try {
  for (const [what, act] of Object.entries(steps)) {
    record(what, () => {
      act();
      return check();
    });
  }
  if (!process.argv.includes('--content')) {
    record('npm test', () => spawnSync('npm', ['test'], { cwd: copy, stdio: 'inherit' }).status === 0);
  }
} finally {
  console.table(rows);
  rmSync(copy, { recursive: true, force: true });
}
if (Object.values(rows).some(({ passed }) => !passed)) process.exitCode = 1;
