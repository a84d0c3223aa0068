/** The registry of content files: a page adds an import and an entry to it. */

export const registryFile = 'lib/content/registry.ts';

const camel = (text: string) => text.replaceAll(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase());

function after(text: string, index: number, line: string): string {
  const end = text.indexOf('\n', index) + 1;
  return text.slice(0, end) + line + text.slice(end);
}

/** `industries/pest-control` → pestControl; with the folder where another file is called like it. */
function bindingOf(source: string, name: string): string {
  const short = camel(name.replace(/^.*\//, ''));
  return source.includes(`import ${short} from`) || /^\d/.test(short) ? camel(name) : short;
}

/** The registry with a content file, after the last one of its folder. */
export function withEntry(source: string, name: string): string {
  const binding = bindingOf(source, name);
  const folder = name.replace(/[^/]*$/, '');
  const lastImport = source.lastIndexOf(`from '@/content/${folder}`);
  const lastEntry = source.lastIndexOf(`  '${folder}`);
  const withLine = after(source, lastEntry, `  '${name}': ${binding},\n`);
  return after(withLine, lastImport, `import ${binding} from '@/content/${name}';\n`);
}
