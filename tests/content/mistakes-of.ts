/** What the content check says about data that an editor might have typed into a file. */
import { ContentError } from '@/lib/content/content-error';
import { checkData } from '@/lib/content/load';
import { fillPlaceholders } from '@/lib/content/placeholders';
import { resolve } from '@/lib/content/resolve';
import type { ContentFile } from './content-files';

/** @returns one line per mistake, none when the data is in order */
export function mistakesOf({ file, kind }: Pick<ContentFile, 'file' | 'kind'>, data: unknown): readonly string[] {
  try {
    resolve(checkData(kind, file, fillPlaceholders(data)));
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.mistakes;
  }
}
