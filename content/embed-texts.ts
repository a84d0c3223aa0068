import type { Content } from '@/lib/content/kinds';

export default {
  progress: 'Loading',
  slow: 'This is taking longer than usual. We keep trying.',
  loaded: 'Here it is.',
  unreachable: 'Our booking service could not be reached.',
  late: 'Our booking service has not answered yet.',
  silent: 'If the space below stays empty or shows an error, try again, or use the page in a tab of its own.',
  advice: 'Try again, or use the page in a tab of its own:',
  retry: 'Try again',
} satisfies Content<'embed-texts'>;
