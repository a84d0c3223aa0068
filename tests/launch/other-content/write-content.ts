import { appendFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { isFactKind, kindOf, pathOf, type Kind } from '../../../lib/content/kinds';
import { contentNames, readData } from '../../../scripts/check/disk';
import { loadFills } from '../../../scripts/check/file';
import { otherContent, photoName } from './other-content';

/**
 * Runs in a copy of the project and writes other content in the place of its own: `facts` first, which a second run with
 * `pages` reads to fill in the names in sentences.
 */
async function write(facts: boolean): Promise<void> {
  const fills = facts ? {} : await loadFills();
  const half = Buffer.from('<svg width="800" height="1000"><rect width="400" height="1000" /></svg>');
  await sharp(half).flatten({ background: 'olive' }).jpeg().toFile(`content/pictures/${photoName}`);
  for (const name of contentNames()) {
    const kind = kindOf(name) as Kind;
    if (isFactKind(kind) !== facts) continue;
    const data = otherContent(kind, pathOf(name), readData(name) as object, fills);
    const imported = "import type { Content } from '@/lib/content/kinds';";
    const source = `${imported}\n\nexport default ${JSON.stringify(data, null, 2)} satisfies Content<'${kind}'>;\n`;
    writeFileSync(pathOf(name), source);
    // Its words are made up.
    const words = source.match(/\p{Ll}[\p{L}’]*/gu) ?? [];
    appendFileSync('scripts/check/dictionary.txt', words.map((word) => `${word.replaceAll('’', "'")}\n`).join(''));
  }
}

void write(process.argv[2] === 'facts');
