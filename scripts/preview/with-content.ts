import { previewContent } from '../../lib/content/previewed-files';

/** Imported first, so that what is imported afterwards starts in spite of a mistake in content. */
previewContent();
