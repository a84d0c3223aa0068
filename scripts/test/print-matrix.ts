import { describeRulesOff } from '../../tests/accessibility/axe-rules';
import { pagePaths } from '../../tests/site/exported-site';
import { readEntries } from '../../tests/matrix/record';
import { groupOf } from '../../tests/matrix/scripts';
import { allEngines, makeTable } from '../../tests/matrix/table';

/**
 * `npm run test:matrix`: prints which page was tested under which condition in which engine, as the runs of `npm run test:all`
 * before it left it. Exits with 1 if a cell is empty or a test failed. An engine that could not be installed has no column; in CI all must
 * have been there.
 */
const entries = readEntries();
const engines = allEngines.filter((name) => process.env.CI || entries.some(({ engine }) => engine === name));
const { text, missing } = makeTable([...pagePaths, '/no-such-page'], entries, { groupOf, engines });
console.log(text);
console.log('Rules of axe that are switched off:');
for (const line of describeRulesOff()) console.log(line);
for (const cell of missing.slice(0, 50)) console.error(cell);
console.log(`${missing.length === 0 ? 'No' : missing.length} empty or failed cells.`);
process.exit(missing.length === 0 ? 0 : 1);
