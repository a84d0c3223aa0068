import type { Content } from '@/lib/content/kinds';

export default {
  path: '/schedule',
  seo: {
    title: 'Schedule a demo with a person',
    description:
      'Pick a time for a personal demo of the CRM. Tell us how customers reach you, see the screens and hear which plan fits.',
  },
  title: { text: 'Pick a time that suits your day', marker: 'your day' },
  lede: 'See the CRM with a person beside you. Tell us about your trade, and ask anything.',
  frame: {
    destination: 'bookingCalendar',
    kind: 'calendar',
    title: 'Booking calendar',
    height: 650,
    fallbackText: 'Calendar not showing?',
    fallbackLink: 'Open the booking page',
    confirmation: 'You are booked. The details are on their way to your inbox.',
    next: {
      title: 'What happens next',
      points: [
        'Put the day and time from the confirmation into your calendar',
        'Note what you would like to see, and how customers reach you now',
        'On the day, a person shows you the screens and the plan that fits',
      ],
      seeAlso: 'Has something come up, or is there a question first? [Write to us](/contact), and a person answers.',
    },
  },
  expect: {
    title: 'What happens in the demo',
    points: [
      'You tell us how customers reach you now',
      'We show you the screens your team would use',
      'You see what it costs on the plan that fits',
      'You ask what you want to know, and take your time to decide',
    ],
  },
  seeAlso: 'No time to talk? [The walkthrough](/demo) is a video, and [the contact form](/contact) reaches a person.',
} satisfies Content<'pages/schedule'>;
