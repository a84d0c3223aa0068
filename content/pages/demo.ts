import type { Content } from '@/lib/content/kinds';

export default {
  path: '/demo',
  seo: {
    title: 'CRM demo video and personal demo',
    description:
      'Watch the CRM demo video without a form or a sign-up: inbox, pipeline, calendar and invoices. Then book a personal demo with a person, free.',
    priority: 0.9,
  },
  title: { text: 'Watch the CRM at work', marker: 'at work' },
  object: 'clapperboard',
  places: {
    plate: { x: 64, y: 280, width: 444, height: 284 },
    phone: { middle: 296 },
    outlet: 48,
  },
  lede: 'See the inbox, pipeline, calendar and invoices that your team would use. No sign-up.',
  thumbnail: {
    src: 'demo-thumbnail.png',
    alt: 'A customer texts “9:30 please”, and the visit is on the calendar, booked by the AI.',
    linkText: 'Watch the walkthrough video',
  },
  player: {
    title: 'Or try it yourself',
    intro: 'One job, from a missed call to a review. Pick a trade, or a step.',
  },
  highlights: {
    title: 'What to look for',
    items: [
      {
        title: 'One inbox for every channel',
        text: 'A missed caller becomes a conversation. Nobody typed her name.',
      },
      {
        title: 'A text for every missed call',
        text: 'What she got when nobody picked up, and how soon.',
      },
      {
        title: 'A pipeline you can read',
        text: 'How far each job is, and who has to be called next.',
      },
      {
        title: 'Booking without phone tag',
        text: 'Who chose the time: the customer, by text.',
      },
      {
        title: 'An invoice paid by text',
        text: 'How long it took from the text to the payment.',
      },
      {
        title: 'The report for the week',
        text: 'Which lines say what brought the work.',
      },
    ],
  },
  seeAlso:
    'Rather read? See [customer records](/crm-solutions), [the AI receptionist](/ai) and [your numbers in one report](/data-analytics), or [how to check us](/testimonials).',
  closing: {
    title: 'Now see it with your own jobs',
  },
} satisfies Content<'pages/demo'>;
