import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { makeStatement, statedConditions, statementFile } from '../../tests/matrix/statement';
import { readEntries } from '../../tests/matrix/record';
import { groupOf } from '../../tests/matrix/scripts';
import { makeTable } from '../../tests/matrix/table';
import { pagePaths } from '../../tests/site/exported-site';

/**
 * `npm run statement`: writes ACCESSIBILITY.md. Exits with 1 if the last `npm run test:all` did not test what it states, on every page and in every engine that it names.
 */
const { missing } = makeTable([...pagePaths, '/no-such-page'], readEntries(), { groupOf, names: statedConditions });
for (const cell of missing.slice(0, 20)) console.error(cell);
if (missing.length > 0) {
  console.error(`${missing.length} empty or failed cells: ${statementFile} was not written.`);
  process.exit(1);
}
const options = await resolveConfig(statementFile);
writeFileSync(statementFile, await format(makeStatement(), { ...options, filepath: statementFile }));
