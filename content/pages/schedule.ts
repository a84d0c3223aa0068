import type { Content } from '@/lib/content/kinds';

export default {
  path: '/schedule',
  seo: {
    title: 'Schedule a demo with a person',
    description:
      'Pick a time for a personal walkthrough. We show the platform with your trade, your calendar and your own questions.',
  },
  title: { text: 'Pick a time that suits your day', marker: 'your day' },
  lede: 'A personal walkthrough over video, with someone who has set this up for businesses like yours.',
  frame: {
    destination: 'bookingCalendar',
    kind: 'calendar',
    title: 'Booking calendar',
    height: 650,
    fallbackText: 'Calendar not showing?',
    fallbackLink: 'Open the booking page',
    confirmation: 'You are booked. The details are on their way to your inbox.',
  },
  expect: {
    title: 'What happens in the demo',
    points: [
      'You tell us how customers reach you now',
      'We run one of their calls through the platform, live',
      'You see what it costs on the plan that fits',
      'You ask what you want to know, and take your time to decide',
    ],
  },
  seeAlso: 'No time to talk? [The walkthrough](/demo) is a video, and [the contact form](/contact) reaches a person.',
} satisfies Content<'pages/schedule'>;
