import type { Content } from '@/lib/content/kinds';

export default {
  path: '/coaching',
  seo: {
    title: 'Book a coaching session',
    description:
      'Two hours with someone who knows small-business sales and this platform, on the questions you bring. Pick a session that suits you.',
  },
  title: { text: 'Book a Coaching Session', marker: 'Coaching' },
  lede: 'One coach, your numbers, your questions. You leave with a short list of things to do next, in an order that makes sense.',
  frame: {
    destination: 'coachingCalendar',
    kind: 'calendar',
    title: 'Coaching calendar',
    height: 800,
    fallbackText: 'Can’t see the coaching times?',
    fallbackLink: 'Open the coaching calendar',
    confirmation: 'Your session is booked. You will find the confirmation in your inbox.',
  },
  expect: {
    title: 'Owners come to us with things like these',
    points: [
      'Leads arrive, but too few turn into jobs',
      'Prices have not moved in years',
      'The follow-up depends on one tired person',
      'A new hire needs a system on day one',
    ],
  },
  seeAlso:
    'The price of a session is among [the add-ons](/add-on-pricing). To see the platform, [book a demo instead](/schedule).',
} satisfies Content<'pages/coaching'>;
