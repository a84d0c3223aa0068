import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './copy-project';
import { runIn } from './run-in';

const loader = 'lib/content/load.ts';
const prepared = 'const prepared = prepare(data);';

/** Another set of content: a module of the project, and its function that makes the set's data out of a file's. */
type ContentSet = { module: string; name: string };

function exchangeContent(copy: string, { module, name }: ContentSet): void {
  const file = join(copy, loader);
  const source = readFileSync(file, 'utf8');
  if (source.split(prepared).length !== 2) throw new Error(`${loader} reads content at another place than expected`);
  writeFileSync(
    file,
    `import { ${name} } from '../../${module}';\n` +
      source.replace(prepared, `const prepared = ${name}(file, kinds[kind], Object(prepare(data)));`),
  );
}

/**
 * Builds a copy of the project with another set of content and runs tests on it.
 *
 * @param config Playwright's
 * @returns the status to exit with
 */
export function testWithContent(set: ContentSet, config: string): number {
  // Another stand-in may be running, with this project's own content.
  process.env.PROVIDER_PORT ??= '3908';
  const copy = copyProject('other-content-');
  try {
    exchangeContent(copy, set);
    return (
      runIn(copy, 'tsx', 'scripts/build.ts', '--stand-in') ||
      runIn(copy, 'playwright', 'test', '--config', config, ...process.argv.slice(2))
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
