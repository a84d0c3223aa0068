import type { Content } from '@/lib/content/kinds';

export default {
  progress: 'Loading',
  loading: 'This is taking longer than usual. We keep trying.',
  loaded: 'Here it is.',
  calendar: {
    question: 'Prefer a page of its own?',
    link: 'Open the calendar in a new tab',
    failed: 'Our booking service does not answer.',
  },
  form: {
    question: 'Prefer a page of its own?',
    link: 'Open the form in a new tab',
    failed: 'Our form does not answer.',
  },
} satisfies Content<'embed-texts'>;
