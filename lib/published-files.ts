import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mistakeLine } from './content/mistake';
import { fileTypes } from './file-types';

const endingOf = (name: string) => /\.([a-z\d]+)$/i.exec(name)?.[1] ?? '';

/** A name that begins with a dot is a program's own, except that of the folder for files about the site. */
const isHidden = (name: string) => /(?:^|\/)\./.test(name.replace(/^\.well-known\//, ''));

const isText = (name: string) => Reflect.get(fileTypes, endingOf(name))?.includes('charset=') ?? false;

/** Code has fields of such names; lists and data that a person puts online do not. */
const isCode = (name: string) => ['html', 'css', 'js', 'svg'].includes(endingOf(name));
const password = /(?:password|passwd|secret|api[_-]?key)["']?\s*[:=]\s*["']?[^\s"']{6,}/i;

type Secret = { line: number; kind: string };

/** What only its owner may know, in a text: keys and tokens of well-known services, and passwords. */
async function secretsIn(name: string, text: string): Promise<Secret[]> {
  const { lintSource } = await import('@secretlint/core');
  const { creator } = await import('@secretlint/secretlint-rule-preset-recommend');
  const { messages } = await lintSource({
    source: { filePath: name, content: text, contentType: 'text' },
    options: { config: { rules: [{ id: 'secrets', rule: creator, options: {} }] } },
  });
  const known = messages.map(({ message, loc }) => ({
    line: loc.start.line,
    kind: /^found ([^:(]+)/.exec(message)?.[1] ?? 'secret',
  }));
  const lines = isCode(name) ? [] : text.split('\n');
  const passwords = lines.flatMap((line, index) =>
    password.test(line) ? [{ line: index + 1, kind: 'password' }] : [],
  );
  return known.length > 0 ? known : passwords;
}

async function mistakesIn(folder: string, name: string): Promise<string[]> {
  const file = join(folder, name).replaceAll('\\', '/');
  if (isHidden(name)) {
    return [
      mistakeLine(file, 'file', 'a hidden file', 'none but in .well-known/, because everyone can read this folder'),
    ];
  }
  const ending = endingOf(name);
  if (!Object.hasOwn(fileTypes, ending)) {
    const kind = ending === '' ? 'no kind of file' : `the kind "${ending}"`;
    return [mistakeLine(file, 'file', kind, `one of ${Object.keys(fileTypes).join(', ')} (lib/file-types.ts)`)];
  }
  if (!isText(name)) return [];
  const secrets = await secretsIn(name, readFileSync(file, 'utf8'));
  return secrets.map(({ line, kind }) =>
    mistakeLine(file, `line ${line}`, `what looks like a secret (${kind})`, 'only what everyone may read'),
  );
}

/**
 * What speaks against putting files online: a kind that hosts do not know, a hidden file, a secret. Uploads tell capital letters
 * from small ones, so `JPG` is not `jpg`.
 *
 * @param names the files, relative to the folder
 * @returns a line for each mistake
 */
export async function publishingMistakes(folder: string, names: readonly string[]): Promise<string[]> {
  const mistakes = await Promise.all(names.map((name) => mistakesIn(folder, name)));
  return mistakes.flat();
}
