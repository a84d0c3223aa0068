import type { Content } from '@/lib/content/kinds';

export default {
  path: '/schedule',
  seo: {
    title: 'Book a free CRM demo with a person',
    description:
      'Pick a time for a free demo of the CRM. See the screens your team would use, ask anything, and hear what it costs on the plan that fits.',
    priority: 0.9,
  },
  title: { text: 'Book your free demo', marker: 'free demo' },
  object: 'calendar',
  lede: 'For a demo, an AI consultation or a question about your website, pick a time. A person shows you what fits, and what it costs, before you decide.',
  frame: {
    destination: 'bookingCalendar',
    kind: 'calendar',
    title: 'Booking calendar',
    height: 650,
    booked: {
      title: 'You are booked. The details are on their way to your inbox.',
      next: 'What happens next',
      points: [
        'Put the day and time from the confirmation into your calendar',
        'Note what you would like to see, and who calls when you can’t answer',
        'On the day, a person shows you the screens and the plan that fits',
      ],
      seeAlso: 'Has something come up, or is there a question first? [Write to us](/contact), and a person answers.',
    },
  },
  expect: {
    title: 'What happens in the demo',
    points: [
      'You say how customers reach you now, and what gets lost',
      'We show you the screens your team would use',
      'You hear which plan fits, and what setup and fees add',
      'It is free, and you can say no',
    ],
  },
  seeAlso:
    'No time to talk? Watch [the demo video](/demo), compare [every plan and price](/pricing) or use [the contact form](/contact).',
} satisfies Content<'pages/schedule'>;
