/** What the content check says about data that an editor might have typed into a file. */
import { ContentError, loadContent } from '@/content/schemas/load';
import type { ContentFile } from './content-files';

/** @returns one line per mistake, none when the data is in order */
export function mistakesOf({ file, schema }: Pick<ContentFile, 'file' | 'schema'>, data: unknown): readonly string[] {
  try {
    loadContent(file, schema, data as never);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.mistakes;
  }
}
