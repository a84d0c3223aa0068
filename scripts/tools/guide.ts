import { readFileSync, writeFileSync } from 'node:fs';
import { guideFile, withTable } from '../../deploy/requests';
import { contentHelp, helpFile } from './content-help';

/** Part of `npm run format`: writes what embeds request into the guide, and the help of the schemas for editor programs. */
writeFileSync(guideFile, withTable(readFileSync(guideFile, 'utf8')));
writeFileSync(helpFile, contentHelp);
