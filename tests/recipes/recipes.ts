import sharp from 'sharp';
import { fileNames, readFile } from '../../lib/content/files';
import { kinds } from '../../lib/content/kinds';
import { secondContent } from '../second-content/second-content';
import type { Project } from './project';

/**
 * The changes that CONTRIBUTING.md describes, made in a copy of the project. `tests/recipes/recipes.test.ts` holds each to the
 * content check and to the files that the table names; `npm run test:all` builds a copy with all of them.
 */
export type Recipe = {
  /** The first column of the table in CONTRIBUTING.md. */
  change: string;
  apply: (project: Project) => void | Promise<void>;
  /** Files of the export, or of the folder with the hosts' configuration, and what they then have to contain. */
  shows: readonly (readonly [file: string, text: string])[];
};

type Fields = Record<string, unknown>;

const dataOf = (name: string) => readFile(name) as Fields;
const listOf = (name: string) => readFile(name) as Fields[];

/** A photo as an editor has one: a plain picture in a camera's shape. */
const photo = (background: string) =>
  sharp({ create: { width: 1200, height: 1600, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** The source of a content file. */
function sourceOf(kind: string, data: unknown): string {
  const imported = "import type { Content } from '@/lib/content/kinds';";
  return `${imported}\n\nexport default ${JSON.stringify(data, null, 2)} satisfies Content<'${kind}'>;\n`;
}

/** Adds entries to the end of a content file that holds a list. */
function append(project: Project, file: string, ...entries: object[]): void {
  project.replace(
    file,
    '\n] satisfies',
    `\n${entries.map((entry) => `${JSON.stringify(entry)},`).join('\n')}\n] satisfies`,
  );
}

const [plan] = listOf('plans');
const [claim] = listOf('claims');
const tradeFile = fileNames.find((name) => name.startsWith('industries/') && dataOf(name).kind === 'trade') ?? '';
const trade = dataOf(tradeFile);
const retiredPath = '/industries/gyms';
const retired = retiredPath.slice(1);

/** A new trade: every sentence in other words, so that no page shares one with it. */
const newTrade = 'locksmiths';
const newClaims = [1, 2, 3, 4].map((place) => ({
  id: `${newTrade}-${['first', 'second', 'third', 'fourth'][place - 1]}`,
  figure: String(40 + place),
  unit: '%',
  label: `of example ${'abcd'.charAt(place - 1)} in a test`,
  subject: `${newTrade}: example ${place}`,
  source: `locksmiths in a test ${40 + place}`,
  pages: [`/industries/${newTrade}`],
}));

function tradeContent(): Fields {
  const other = secondContent(`content/${tradeFile}.ts`, kinds['industries/*'], trade) as Fields;
  return {
    ...other,
    path: `/industries/${newTrade}`,
    seo: {
      title: 'CRM for locksmiths, as a test',
      description: 'A page that the tests add, to show which files a new trade takes. Nobody reads this description.',
    },
    stats: { ...(other.stats as Fields), claims: newClaims.map(({ id }) => id) },
  };
}

/** What `npm run new` leaves to be written. */
const written = /'✎[^']*'/g;

/** The entry of a list in a source file that contains a text, with its braces and the line's end. */
function entryWith(source: string, text: string, indent: string): string {
  const at = source.indexOf(text);
  const start = source.lastIndexOf(`\n${indent}{`, at) + 1;
  const close = `\n${indent}},\n`;
  return source.slice(start, source.indexOf(close, at) + close.length);
}

/** Replaces the value that follows a field's name, the first time it comes after a text. */
function set(project: Project, file: string, after: string, field: string, value: string): void {
  const source = project.read(file);
  const at = source.indexOf(`${field}: `, source.indexOf(after));
  const end = source.indexOf(',\n', at);
  project.write(file, `${source.slice(0, at)}${field}: ${value}${source.slice(end)}`);
}

const founder = dataOf('pages/founder');

const verification = '<?xml version="1.0"?><users><user>0123456789ABCDEF</user></users>\n';

export const recipes: readonly Recipe[] = [
  {
    change: 'the price of a plan',
    apply: (project) => set(project, 'content/plans.ts', `name: '${String(plan?.name)}'`, 'price', '4321'),
    shows: [['pricing.html', '$4321']],
  },
  {
    change: 'what a plan contains',
    apply: (project) => set(project, 'content/plans.ts', `name: '${String(plan?.name)}'`, 'members', '37'),
    shows: [['pricing.html', '37 members']],
  },
  {
    change: 'the brand and its domain',
    apply: (project) => {
      const file = 'content/site.ts';
      set(project, file, 'export default', 'name', "'Testline'");
      set(project, file, 'export default', 'url', "'https://www.testline.com'");
      set(project, file, 'export default', 'brandIsPlaceholder', 'false');
    },
    shows: [
      ['index.html', 'Testline'],
      ['terms-of-service.html', 'Testline'],
      ['sitemap.xml', 'https://www.testline.com/pricing'],
    ],
  },
  {
    change: 'a headline',
    apply: (project) => {
      const file = 'content/services/data-analytics.ts';
      set(project, file, 'hero:', 'title', "{ text: 'Which test brings the money in', marker: 'brings the money' }");
    },
    shows: [['data-analytics.html', 'brings the money']],
  },
  {
    change: 'a notice on the home page',
    apply: (project) => set(project, 'content/pages/home.ts', 'hero:', 'eyebrow', "'Closed on test days until spring'"),
    shows: [['index.html', 'Closed on test days until spring']],
  },
  {
    change: 'a sentence',
    apply: (project) =>
      project.replace(
        'content/pages/founder.ts',
        String(founder.quote),
        'A sentence that only this test would publish.',
      ),
    shows: [['about/founder.html', 'A sentence that only this test would publish.']],
  },
  {
    change: 'a figure',
    apply: (project) => set(project, 'content/claims.ts', 'export default', 'figure', "'87'"),
    shows: [[`${String((claim?.pages as string[] | undefined)?.[0]).slice(1)}.html`, '87']],
  },
  {
    change: 'a new figure on a page',
    apply: (project) => {
      const added = {
        ...newClaims[0],
        id: 'test',
        subject: 'a new figure',
        pages: ['/crm-solutions'],
        label: 'of new figures',
      };
      append(project, 'content/claims.ts', added);
      project.replace('content/services/crm-solutions.ts', 'claims: [', "claims: ['test', ");
    },
    shows: [['crm-solutions.html', 'of new figures']],
  },
  {
    change: 'the terms of service',
    apply: (project) => {
      const file = 'content/pages/terms-of-service.ts';
      set(project, file, 'export default', 'updated', "'2031-02-03'");
      project.replace(file, 'paragraphs: [', "paragraphs: ['A paragraph of the terms that only a test would add.',");
    },
    shows: [['terms-of-service.html', 'A paragraph of the terms that only a test would add.']],
  },
  {
    change: 'the founder and the portrait',
    apply: async (project) => {
      const file = 'content/pages/founder.ts';
      set(project, file, 'export default', 'sample', 'false');
      set(project, file, 'export default', 'name', "'Robin Tester'");
      set(
        project,
        file,
        'portrait:',
        'portrait',
        "{ src: 'IMG_2041 (1).JPG', alt: 'Robin Tester in front of a plain wall' }",
      );
      project.write('content/pictures/IMG_2041 (1).JPG', await photo('teal'));
      project.remove('content/pictures/founder-portrait.svg');
    },
    shows: [
      ['about/founder.html', 'Robin Tester in front of a plain wall'],
      ['about/founder.html', '/_next/static/pictures/img-2041-1-768.'],
    ],
  },
  {
    change: 'a testimonial',
    apply: async (project) => {
      project.write('content/pictures/test-person.jpg', await photo('olive'));
      append(project, 'content/testimonials.ts', {
        sample: true,
        name: 'Test Person',
        position: 'Somebody in a test',
        image: 'test-person.jpg',
        content: 'These words are on the page because a test has added an entry to the list of testimonials.',
        rating: 4,
      });
    },
    shows: [
      ['testimonials.html', 'a test has added an entry'],
      ['testimonials.html', '/_next/static/pictures/test-person-156.'],
    ],
  },
  {
    change: 'a new trade',
    apply: (project) => {
      project.startPage('trade', newTrade);
      project.write(`content/industries/${newTrade}.ts`, sourceOf('industries/*', tradeContent()));
      const words = newClaims.flatMap(({ figure, label, subject, source }) => [figure, label, subject, source]);
      project.edit('content/claims.ts', (source) => source.replaceAll(written, () => `'${words.shift() ?? ''}'`));
      project.edit('content/overviews/service-based.ts', (source) =>
        source.replaceAll(written, () => "'A card that a test adds, for a page that a test adds.'"),
      );
    },
    shows: [
      [`industries/${newTrade}.html`, 'of example a in a test'],
      ['industries/service-based.html', `href="/industries/${newTrade}"`],
      ['sitemap.xml', `/industries/${newTrade}<`],
      [`og/industries-${newTrade}.png`, ''],
    ],
  },
  {
    change: 'a social network',
    apply: (project) => {
      project.replace(
        'content/destinations.ts',
        '  links: {',
        "  links: {\n    mastodon: { url: 'https://social.example/@test', placeholder: true },",
      );
      project.replace('content/site.ts', 'social: [', "social: [{ name: 'Mastodon', destination: 'mastodon' },");
    },
    shows: [['index.html', 'social.example']],
  },
  {
    change: 'an entry of a menu',
    apply: (project) =>
      project.replace(
        'content/navigation.ts',
        'entries: [',
        "entries: [{ label: 'All Terms', href: '/terms-of-service' },",
      ),
    shows: [['index.html', 'All Terms']],
  },
  {
    change: 'a path that is retired',
    apply: (project) => {
      project.remove(`app${retiredPath}/page.tsx`);
      project.remove(`content/${retired}.ts`);
      const claims = project.read('content/claims.ts');
      const kept = listOf('claims')
        .filter(({ pages }) => (pages as string[]).includes(retiredPath))
        .reduce((source, { id }) => source.replace(entryWith(source, `'${String(id)}'`, '  '), ''), claims);
      project.write('content/claims.ts', kept);
      const navigation = project.read('content/navigation.ts');
      const link = new RegExp(`\\n *\\{[^{}]*href: '${retiredPath}'[^{}]*\\},`, 'g');
      project.write('content/navigation.ts', navigation.replaceAll(link, ''));
      const hub = project.read('content/overviews/healthcare.ts');
      project.write('content/overviews/healthcare.ts', hub.replace(entryWith(hub, `'${retiredPath}'`, '      '), ''));
      for (const name of fileNames) {
        const file = `content/${name}.ts`;
        if (name === retired || !project.read(file).includes(`](${retiredPath})`)) continue;
        project.replace(
          file,
          /\[[^\]]+\]\(\/industries\/gyms\)/,
          '[what a test links to instead](/industries/healthcare)',
        );
      }
      project.replace(
        'content/redirects.ts',
        'export default [',
        `export default [{ from: '${retiredPath}', to: '/pricing' }, `,
      );
    },
    shows: [['_redirects', `${retiredPath} /pricing`]],
  },
  {
    change: 'an outside address',
    apply: (project) =>
      set(
        project,
        'content/destinations.ts',
        'links: {',
        'login',
        "{ url: 'https://app.real-provider.com/sign-in', placeholder: false }",
      ),
    shows: [['index.html', 'http://app.real-provider.com.localhost:3001/sign-in']],
  },
  {
    change: 'the origin of an embed',
    apply: (project) =>
      set(
        project,
        'content/destinations.ts',
        'links: {',
        'chatLoader',
        "{ url: 'https://chat.real-provider.com/loader.js', placeholder: false }",
      ),
    shows: [['index.html', 'http://chat.real-provider.com.localhost:3001']],
  },
  {
    change: 'what an embed may request',
    apply: (project) => {
      project.replace(
        'content/embed-origins.ts',
        "    {\n      from: 'https://fonts.bunny.net'",
        "    { from: 'https://fonts.real.example', for: ['fonts'], when: 'With the chat.', why: 'A typeface of its own.' },\n    {\n      from: 'https://fonts.bunny.net'",
      );
      project.replace(
        'deploy/README.md',
        'https://fonts.bunny.net',
        'https://fonts.real.example, https://fonts.bunny.net',
      );
    },
    shows: [['index.html', 'http://fonts.real.example.localhost:3001']],
  },
  {
    change: 'a second path for a page',
    apply: (project) => {
      project.write('app/team/page.tsx', "export { default, metadata } from '../about/company/page';\n");
      project.replace(
        'content/aliases.ts',
        'export default [',
        "export default [{ path: '/team', shows: '/about/company' }, ",
      );
    },
    shows: [['team.html', 'rel="canonical"']],
  },
  {
    change: 'a verification file',
    apply: (project) => project.write('public/BingSiteAuth.xml', verification),
    shows: [['BingSiteAuth.xml', verification]],
  },
  {
    change: 'a text with unusual characters',
    apply: (project) =>
      set(project, 'content/services/copywriting.ts', 'hero:', 'eyebrow', "'For cafés, piñata shops, Müller’s bakery'"),
    shows: [['copywriting.html', 'For cafés, piñata shops, Müller’s bakery']],
  },
  {
    change: 'the formatting of a file',
    apply: (project) => project.edit('content/add-ons.ts', (source) => source.replaceAll(/,\n +/g, ' , ')),
    shows: [['add-on-pricing.html', String(listOf('add-ons')[0]?.name)]],
  },
  {
    change: 'a kind of scene',
    apply: (project) => {
      project.replace(
        'lib/content/schemas/scenes.ts',
        'export const sceneSchema',
        "export const noteSchema = entity({ kind: z.literal('note'), label, text: sceneText });\n\nexport const sceneSchema",
      );
      project.replace('lib/content/schemas/scenes.ts', '  sourcesSchema,\n]', '  sourcesSchema,\n  noteSchema,\n]');
      project.write(
        'components/scenes/note-scene.tsx',
        `import type { SceneOf } from '@/lib/content/schemas/scenes';
import { SceneCard } from './scene-frame';

/** A few words on a card. */
export function NoteScene({ scene }: { scene: SceneOf<'note'> }) {
  return <SceneCard label={scene.label}>{scene.text}</SceneCard>;
}
`,
      );
      project.replace(
        'components/scenes/scene-picture.tsx',
        'import { PageScene }',
        "import { NoteScene } from './note-scene';\nimport { PageScene }",
      );
      project.replace(
        'components/scenes/scene-picture.tsx',
        '  page: PageScene,',
        '  note: NoteScene,\n  page: PageScene,',
      );
    },
    shows: [],
  },
  {
    change: 'a host',
    apply: (project) => {
      project.write(
        'deploy/hosts/apache.ts',
        `import { writtenBy, type HostWriter } from './host-files';

export const apache: HostWriter = ({ redirects }) => ({
  beside: { '.htaccess': [\`# \${writtenBy}\`, ...redirects.map(({ from, to }) => \`Redirect permanent \${from} \${to}\`)].join('\\n') },
});
`,
      );
      project.replace(
        'deploy/hosts/hosts.ts',
        'import { caddy }',
        "import { apache } from './apache';\nimport { caddy }",
      );
      project.replace('deploy/hosts/hosts.ts', 'hosts = { ', 'hosts = { apache, ');
      project.write(
        'deploy/README.md',
        `${project.read('deploy/README.md')}\n## Apache\n\nCopy the file to the document root.\n`,
      );
    },
    shows: [['../out-stand-in-hosts/.htaccess', 'Redirect permanent /calendar /schedule']],
  },
];
