import type { Content } from '@/lib/content/kinds';

export default {
  progress: 'Loading',
  slow: 'This is taking longer than usual. We keep trying.',
  loaded: 'Here it is.',
  unreachable: 'Our booking service could not be reached.',
  late: 'Our booking service has not answered yet.',
  unsure:
    'If the page below is empty, does not respond or is not what you expect, try again, or use it in a tab of its own.',
  covered: 'Is the page here hidden, or under something? It also opens in a tab of its own:',
  blocked: 'Our booking page opens in a tab of its own.',
  left: 'The next page does not open here.',
  moved: 'Are you done? Look for a confirmation in your inbox. If none comes, use the page in a tab of its own:',
  shown: 'It also opens in a tab of its own:',
  used: 'No word that it worked? Look for a confirmation in your inbox. If none comes, use the page in a tab of its own:',
  advice: 'Try again, or use the page in a tab of its own:',
  retry: 'Try again',
} satisfies Content<'embed-texts'>;
