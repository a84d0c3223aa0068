import type { Content } from '@/lib/content/kinds';

export default {
  path: '/coaching',
  seo: {
    title: 'Book a coaching session',
    description:
      'Bring your questions about sales, prices and follow-up to a coach. {coachingPrice}, at a time you pick in the calendar.',
  },
  title: { text: 'Book a Coaching Session', marker: 'Coaching' },
  lede: 'One coach, your numbers and your questions, for {coachingPrice}. You leave with a short list of what to do next.',
  frame: {
    destination: 'coachingCalendar',
    kind: 'calendar',
    title: 'Coaching calendar',
    height: 800,
    fallbackText: 'Can’t see the coaching times?',
    fallbackLink: 'Open the coaching calendar',
    confirmation: 'Your session is booked. You will find the confirmation in your inbox.',
    next: {
      title: 'Until the session',
      points: [
        'Keep enough time free: it is a {coachingSession}',
        'Have your numbers and your prices at hand',
        'Write down the questions that you want answered',
      ],
      seeAlso: 'Another day would be better? [Send us a message](/contact), and a person writes back.',
    },
  },
  expect: {
    title: 'Good reasons to book',
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
