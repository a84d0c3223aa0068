import { readFileSync, writeFileSync } from 'node:fs';
import { guideFile, withTable } from '../../deploy/requests';

/** Part of `npm run format`: writes what embeds request into the guide. */
writeFileSync(guideFile, withTable(readFileSync(guideFile, 'utf8')));
