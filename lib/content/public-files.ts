import { basename } from 'node:path';
import { filesIn } from '../files';

/** What systems put into every folder that a person opens. It is never published. */
const writtenBySystem = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/;

/** The addresses of all files in `public/`, which are served as they are. Runs at build time only. */
export const publicFiles: readonly string[] = filesIn('public')
  .filter((file) => !writtenBySystem.test(basename(file)))
  .map((file) => `/${file}`);

/** Pages of somebody else, such as for verification: hosts serve them at their address with `.html`. */
export const foreignPages: readonly string[] = publicFiles.filter((file) => file.endsWith('.html'));
