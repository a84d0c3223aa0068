import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyIn } from '../../lib/content/walk';
import { kindOf, kinds, pathOf, type Kind } from '../../lib/content/kinds';
import { contentFiles } from '../../lib/content/registry';
import { filesIn, writeFile } from '../../lib/files';
import { dataIn } from '../check/disk';
import { copyProject } from './copy-project';
import { freePort } from '../ports';

/**
 * `npm run rehearse`: does what owners do in the month after the launch, in a copy of the project, and runs all tests there;
 * with `--content`, only the check of the content after each step. Prints a table: what was done, how many files it took,
 * whether the check passed, and how long it took. It works with any content, and mends nothing.
 */
const copy = copyProject('rehearsal-');
// A preview that runs beside it would be tested in its place.
process.env.SITE_PORT = String(await freePort());
process.env.PROVIDER_PORT = String(await freePort());
const rows: Record<string, { files: number; passed: boolean; seconds: number }> = {};
process.once('exit', () => {
  console.table(rows);
  rmSync(copy, { recursive: true, force: true });
});

const at = (file: string) => join(copy, file);
const read = (file: string) => readFileSync(at(file), 'utf8');
const write = (file: string, text: string) => writeFile(at(file), text);
const git = (...words: string[]) => execFileSync('git', words, { cwd: copy, encoding: 'utf8' });

/** Edits files. Where nothing is found in any of them, the step would rehearse nothing: the rehearsal stops. */
function edit(files: string | string[], from: string | RegExp, to: string): void {
  const edited = [files].flat().filter((file) => {
    const text = read(file);
    write(file, text.replace(from, to));
    return text !== read(file);
  });
  if (edited.length > 0) return;
  console.error(`rehearse: nothing to edit in ${[files].flat().join(', ')}: ${from}`);
  process.exit(1);
}

/**
 * Writes a content file anew, with other data in it.
 *
 * @param change says what takes the place of a value with this key; that of the whole file is empty
 */
function update(name: string, change: (key: string, value: unknown) => unknown): void {
  const file = pathOf(name);
  const data = JSON.stringify(JSON.parse(JSON.stringify(dataIn(read(file))), change));
  const type = "import type { Content } from '@/lib/content/kinds';";
  edit(file, /^.*$/s, `${type}\n\nexport default ${data} satisfies Content<'${kindOf(name)}'>;\n`);
}

/** Adds fields to what has this key in a content file, or an entry to a list. */
const add = (name: string, to: string, more: object) =>
  update(name, (key, value) => {
    if (key !== to) return value;
    return Array.isArray(value) ? [...(value as unknown[]), more] : { ...(value as object), ...more };
  });

const namesOf = (kind: Kind) => Object.keys(contentFiles).filter((name) => kindOf(name) === kind);
/** Lets the last two words of a sentence change places. */
const swapLast = (text: string) => text.replace(/(?<=.{24} )([a-z]{4,}) ([a-z]{4,})(?=\.$)/, '$2 $1');

const sources = (folder: string) =>
  filesIn(at(folder)).flatMap((name) => (/\.tsx?$/.test(name) ? join(folder, name) : []));
const sentence =
  'People who work with their hands write to us in the evening, and somebody answers before the next one calls.';

/** Writes a page of text, with what such pages may have. */
const writeText = (path: string, title: string, more = '') =>
  write(
    `app/${path}/page.mdx`,
    `export const metadata = { title: '${title}', description: '${title}. ${sentence}', date: '2026-11-20' };\n
# {metadata.title}\n
<Day date={metadata.date} />\n
## Again\n
See [the plans](/pricing#comparison), [a book](https://www.gutenberg.org) and ![our mark](/icon.svg).\n
| To | For |\n| --- | ---: |\n| \`x\` | 1 |\n
\`\`\`js\nconst van = { calls: [1 < 2] };\n\`\`\`\n\n${more}\n`,
  );

/** A page of Next's, as its documentation has them. */
const page = (title: string, content = '', parameters = '') => `
export default async function Page(${parameters}) {
  return <><h1 className="mx-auto max-w-prose py-16 text-title">${title}</h1>${content}</>;
}\n`;

const steps: Record<string, () => void> = {
  'name, addresses and answers': () => {
    for (const name of ['site', 'destinations', 'owner-questions'])
      update(name, (key, value) => {
        if (/placeholder$/i.test(key)) return false;
        if (key === 'answered') return true;
        return typeof value === 'string' ? value.replaceAll('.example', '.com') : value;
      });
  },
  'analytics, a snippet with consent, a map': () => {
    const snippet = "Object.assign(document.createElement('script'), { src: 'https://pixel.example.org/pixel.js' })";
    write('public/pixel.js', `document.addEventListener('consent', () => document.head.append(${snippet}));\n`);
    writeText('where', 'Where we are', '<iframe title="Where we are" src="https://map.example.org/embed?at=1" />');
    for (const [origin, what, uses] of [
      ['https://counter.example.org', 'connections', { pages: 'all', src: 'https://counter.example.org/counter.js' }],
      ['https://pixel.example.org', 'scripts', { pages: 'all', src: '/pixel.js' }],
    ] as const)
      add('scripts', '', { ...uses, why: 'We asked for it.', allows: [{ from: origin, for: [what] }] });
  },
  'a quote in place of the samples': () => {
    update('testimonials', (key, value) => (key === '' ? [] : value));
    add('testimonials', '', {
      sample: false,
      name: 'Ng Đặng',
      position: 'Two vans, one phone',
      content: 'Me and the wife ain’t never had it so quiet at dinner. The phone texts back and we eat. 🎉',
    });
    add('pages/home', 'closing', { quoteOf: 'Ng Đặng' });
  },
  'a number to call, logos of customers': () => {
    const drawing = '<path d="M0 0h9v2z"/>';
    write('public/reyes.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 2">${drawing}</svg>`);
    const names = ['Reyes Roofing', 'Đặng & Sons'];
    const logo = { file: '/reyes.svg', permission: 'Jo, by email' };
    add('site', '', {
      phone: { number: '(555) 010-0199', who: 'Our own AI' },
      email: 'hello@reyes-roofing.com',
      hours: 'Monday to Friday, 9 to 5 Central',
      listen: { title: 'Call it. It answers.', text: 'Our assistant picks up and says what it is.', callNumber: true },
      customers: { title: 'Shops that run on it', logos: names.map((name) => Object.assign({ name }, logo)) },
    });
  },
  'a privacy page, two articles': () => {
    renameSync(at('app/_blog'), at('app/blog'));
    for (const path of ['privacy', 'blog/answer-every-call', 'blog/invoices-by-text']) writeText(path, `About ${path}`);
  },
  'pages of a template': () =>
    write(
      'app/notes/[slug]/page.tsx',
      `type Slug = { params: Promise<{ slug: string }> };
export const dynamicParams = false;
export const generateStaticParams = () => [{ slug: 'spring' }, { slug: 'fall' }];
export const generateMetadata = async ({ params }: Slug) => ({ title: (await params).slug });
${page('Notes of {(await params).slug}', '', '{ params }: Slug')}`,
    ),
  'a renamed path': () => {
    const from = namesOf('services/*').at(-1)?.replace('services/', '') ?? '';
    const to = 'words-for-your-site';
    renameSync(at(`app/${from}`), at(`app/${to}`));
    renameSync(at(`content/services/${from}.ts`), at(`content/services/${to}.ts`));
    const own = new RegExp(`(?<=['"(]/|services/)${from}(?=['")])`, 'g');
    edit(['app', 'content', 'lib/content'].flatMap(sources), own, to);
    add('redirects', '', { from: `/${from}`, to: `/${to}` });
  },
  'a calendar on a page, no chat': () => {
    const [first = ''] = sources('app/industries');
    edit(first, 'import', "import { ProviderFrame } from '@/components/embeds/provider-frame';\n$&");
    edit(first, /return (<.*\/>);/, "return <>$1<ProviderFrame frame={load('pages/schedule').frame} /></>;");
    edit('app/page.tsx', /import \{ Chat \}.*\n/, '');
    edit('app/page.tsx', /\n *<Chat \/>/, '');
  },
  'an island': () => {
    write(
      'app/calculator/calculator.tsx',
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
    write(
      'app/calculator/page.tsx',
      `import { Island } from '@/components/islands/island';
import { Calculator } from './calculator';
export const metadata = { title: 'What a missed job costs' };
${page('What a missed job costs', '<Island><Calculator price={30} /></Island>')}`,
    );
  },
  'a sixth menu, a plain headline with a figure': () => {
    const entries = ['/demo', '/testimonials'].map((href) => ({ label: `To ${href}`, href, note: 'See it at work' }));
    add('navigation', 'menus', { id: 'tools', label: 'Tools', entries });
    const [first = ''] = namesOf('industries/*');
    add(first, 'hero', { title: { text: 'Twice the jobs in 14 days, by half the calls' } });
  },
  'a trade': () => {
    const [from = ''] = Object.entries(contentFiles).find(([, data]) => 'kind' in data && data.kind === 'trade') ?? [];
    const to = 'industries/window-cleaners';
    write(`app/${to}/page.tsx`, read(`app/${from}/page.tsx`).replaceAll(`'${from}'`, `'${to}'`));
    write(pathOf(to), read(pathOf(from)));
    add(to, '', { path: `/${to}` });
    add(to, 'seo', { title: 'CRM for window cleaners', description: sentence });
    add(to, 'hero', { title: { text: 'Clean windows, and nobody calls twice' } });
    edit('lib/content/registry.ts', '\n/**', `import windowCleaners from '@/content/${to}';\n\n/**`);
    edit('lib/content/registry.ts', `\n  '${from}':`, `\n  '${to}': windowCleaners,$&`);
    update('navigation', (key, value) =>
      key === 'links' && JSON.stringify(value).includes(`"/${from}"`)
        ? [...(value as unknown[]), { label: 'Window cleaners', href: `/${to}` }]
        : value,
    );
  },
  'every sentence in other words': () => {
    for (const file of sources('content')) {
      const name = file.replaceAll(/content\/|\.ts/g, '');
      const said = copyIn(kinds[kindOf(name) as Kind], dataIn(read(file))).filter((one) => one.copy === 'statement');
      const swapped = new Map(said.map(({ text }) => [text, swapLast(text)] as const));
      if ([...swapped].some(([text, other]) => text !== other))
        update(name, (_key, value) => swapped.get(String(value)) ?? value);
    }
  },
  'other examples in pictures': () => {
    update('player', (key, value) => (key === 'customer' ? 'Ana Đặng' : value));
    update('player', (key, value) => (key === 'name' ? `A ${String(value)}` : value));
  },
  'other prices, dates and colors': () => {
    for (const name of ['add-ons', 'plans'])
      update(name, (key, value) => (key === 'price' && typeof value === 'number' ? value + 2 : value));
    add('pages/terms-of-service', '', { updated: '2026-11-02' });
    edit('app/tokens.css', /(--color-brand: )#\w+/, '$1#a03c78');
  },
};

function record(what: string, act: () => boolean): void {
  const start = Date.now();
  const passed = act();
  const files = git('status', '--porcelain', '--untracked-files=all').split('\n').length - 1;
  git('add', '.');
  git('-c', 'user.name=owner', '-c', 'user.email=owner@localhost', 'commit', '--quiet', '--allow-empty', '-m', what);
  rows[what] = { files, passed, seconds: Math.round((Date.now() - start) / 100) / 10 };
  if (!passed) process.exitCode = 1;
}

git('init', '--quiet');
for (const [what, act] of Object.entries({ 'nothing yet': () => {}, ...steps })) {
  record(what, () => {
    act();
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    return spawnSync('npx', ['tsx', 'scripts/check/content.ts'], { cwd: copy, stdio: [...stdio] }).status === 0;
  });
}
if (!process.argv.includes('--content'))
  for (const command of ['run format', 'test'])
    record(`npm ${command}`, () => spawnSync('npm', command.split(' '), { cwd: copy, stdio: 'inherit' }).status === 0);
