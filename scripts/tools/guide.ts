import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { guideFile, withTable } from '../../deploy/requests';

/** `npm run guide`: writes the table of requests into the guide, after a change of content/embed-origins.ts. */
const text = withTable(readFileSync(guideFile, 'utf8'));
const options = await resolveConfig(guideFile);
writeFileSync(guideFile, await format(text, { ...options, filepath: guideFile }));
