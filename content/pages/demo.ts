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
  lede: 'See the inbox, pipeline, calendar and invoices that your team would use. There is no form.',
  thumbnail: {
    src: 'demo-thumbnail.png',
    alt: 'A customer texts “9:30 please”, and the visit is on the calendar, booked by the AI.',
    linkText: 'Watch the walkthrough video',
  },
  product: {
    title: 'Or try it yourself',
    text: 'One job, from a missed call to a payment. Choose a conversation, or send the draft.',
    tabs: ['inbox', 'board', 'calendar', 'invoice', 'report'],
  },
  highlights: {
    title: 'What to look for',
    items: [
      {
        title: 'One inbox for every channel',
        description: 'Calls, texts, emails and chats together.',
      },
      {
        title: 'A text for every missed call',
        description: 'In your words. Replies land in the inbox.',
      },
      {
        title: 'A pipeline you can read',
        description: 'From new to won, with who needs a call.',
      },
      {
        title: 'Booking without phone tag',
        description: 'They pick an open time, you get the visit.',
      },
      {
        title: 'An invoice paid by text',
        description: 'You text the bill, they tap and pay.',
      },
      {
        title: 'The report for the week',
        description: 'What came in, and who still owes you.',
      },
    ],
  },
  seeAlso:
    'Rather read? See [customer records](/crm-solutions), [the AI receptionist](/ai) and [your numbers in one report](/data-analytics), or [how to check us](/testimonials).',
  closing: {
    title: 'Now see it with your own jobs',
  },
} satisfies Content<'pages/demo'>;
