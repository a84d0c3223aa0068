import { embedTextsSchema } from './schemas/embeds';
import { loadContent } from './schemas/load';

export const embedTexts = loadContent('content/embed-texts.ts', embedTextsSchema, {
  progress: 'Loading',
  slow: 'This is taking longer than usual. We keep trying.',
  loaded: 'Here it is.',
  unreachable: 'Our booking service could not be reached.',
  late: 'Our booking service has not answered yet.',
  silent: 'If the space below stays empty or shows an error, try again, or use the page in a tab of its own.',
  advice: 'Try again, or use the page in a tab of its own:',
  retry: 'Try again',
});
