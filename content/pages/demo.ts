import type { Content } from '@/lib/content/kinds';

export default {
  path: '/demo',
  seo: {
    title: 'CRM demo video and personal demo',
    description:
      'Watch the CRM demo video without a form or a sign-up: inbox, pipeline, calendar and invoices. Then book a personal demo with a person, free.',
  },
  title: { text: 'Watch the CRM at work', marker: 'at work' },
  lede: 'Press play and see the CRM your team would use all day: inbox, pipeline, calendar and invoices. There is no form to fill out first.',
  thumbnail: {
    src: 'demo-thumbnail.png',
    alt: 'A customer texts “9:30 please”, and the visit is on the calendar, booked by the AI.',
    linkText: 'Watch the walkthrough video',
  },
  product: {
    title: 'Or press the tabs yourself',
    text: 'One customer and one job, from a missed call on Wednesday to a payment on Thursday. Whatever the AI did says so. Choose a conversation, or send the draft.',
    tabs: ['inbox', 'board', 'calendar', 'invoice', 'report'],
  },
  highlights: {
    title: 'What to look for',
    items: [
      {
        title: 'One inbox for every channel',
        description: 'Calls, texts, emails and web chats of a customer sit in one thread.',
      },
      {
        title: 'A text for every missed call',
        description: 'In your words. The reply lands in the inbox as a new lead.',
      },
      {
        title: 'A pipeline you can read',
        description: 'From new to won: who needs a call today is plain to see.',
      },
      {
        title: 'Booking without phone tag',
        description: 'The customer picks an open time, and the confirmation goes out.',
      },
      {
        title: 'An invoice paid by text',
        description: 'You text the bill, the customer taps and pays.',
      },
      {
        title: 'The report for the week',
        description: 'Where the work came from, what it brought in and who still owes you.',
      },
    ],
  },
  seeAlso:
    'Rather read? See [customer records](/crm-solutions), [the AI receptionist](/ai) and [your numbers in one report](/data-analytics), or [how to check us](/testimonials).',
  closing: {
    title: 'Now see it with your own jobs',
  },
} satisfies Content<'pages/demo'>;
