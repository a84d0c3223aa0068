import type { Content } from '@/lib/content/kinds';

export default {
  path: '/demo',
  seo: {
    title: 'Platform demo: watch it work',
    description:
      'Watch the walkthrough of the CRM, the inbox, the calendar and the invoices, then book a personal demo with your own questions.',
  },
  title: { text: 'Watch a Monday on the platform', marker: 'a Monday' },
  lede: 'The walkthrough shows the CRM your team would use all day: inbox, pipeline, calendar and invoices. Press play, or book a personal demo.',
  thumbnail: {
    src: 'demo-thumbnail.png',
    alt: 'The platform with its pipeline, an answered message and a paid invoice, under a play button.',
    linkText: 'Watch the walkthrough video',
  },
  product: {
    title: 'Or press the tabs yourself',
    text: 'One customer and one job, from a missed call on Wednesday to a payment on Thursday. Whatever was done by the AI says so.',
    tabs: ['inbox', 'board', 'calendar', 'invoice', 'report'],
  },
  highlights: {
    title: 'What you will see',
    items: [
      {
        title: 'One inbox for every channel',
        description:
          'Calls, texts, emails and web chats of one customer in one thread, with the whole history above it.',
      },
      {
        title: 'The missed call that came back',
        description: 'A caller hangs up, gets a text and answers it. You see the reply arrive and the lead appear.',
      },
      {
        title: 'A pipeline you can drag',
        description: 'Leads move from new to won with a finger. Each move can start a reminder, a message or a task.',
      },
      {
        title: 'Booking without phone tag',
        description: 'A customer picks a free slot, the confirmation goes out and the technician’s calendar fills up.',
      },
      {
        title: 'An invoice paid by text',
        description: 'The bill leaves the phone, the customer taps, and the payment shows up on the same record.',
      },
      {
        title: 'The report on Friday',
        description: 'Where the work came from, what it brought in and which reviews are waiting for an answer.',
      },
    ],
  },
  seeAlso:
    'Rather read? [Customer records](/crm-solutions), [the AI receptionist](/ai) and [your numbers in one report](/data-analytics) have pages of their own. So do [samples of customer quotes](/testimonials).',
  closing: {
    title: 'Now with your own business in mind',
    text: 'In a personal demo you tell us about your services and your day. We show you where they would sit on these screens.',
  },
} satisfies Content<'pages/demo'>;
