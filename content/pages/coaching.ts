import type { Content } from '@/lib/content/kinds';

export default {
  path: '/coaching',
  seo: {
    title: 'Business coaching: {coachingPrice}',
    description:
      'Work with a coach on your sales, your prices and your follow-up. Pick a time in the calendar, and bring your numbers and one question.',
  },
  title: { text: 'Book a Coaching Session', marker: 'Coaching' },
  object: 'whistle',
  lede: 'Bring one thing that is holding your business back: slow leads, old prices, weak follow-up. You work on it with a coach, {coachingPrice}, and leave with a list of next steps.',
  frame: {
    destination: 'coachingCalendar',
    kind: 'calendar',
    title: 'Coaching calendar',
    height: 800,
    booked: {
      title: 'Your session is booked. You will find the confirmation in your inbox.',
      next: 'Until the session',
      points: [
        'Keep enough time free: it is a 2-hour session',
        'Have your numbers and your prices at hand',
        'Write down the questions that you want answered',
      ],
      seeAlso: 'Another day would be better? [Send us a message](/contact), and a person writes back.',
    },
  },
  expect: {
    title: 'What you get',
    points: [
      'Two hours on the questions you bring',
      'Your pipeline and your prices, line by line',
      'A short list of what to do next, and in which order',
      'One price per session, and no refund once it is paid',
    ],
  },
  seeAlso:
    'Pick the time here and pay on [the add-ons page](/add-on-pricing). Coaching can be added to any plan. Want to see the CRM first? [Book a demo instead](/schedule), free.',
} satisfies Content<'pages/coaching'>;
