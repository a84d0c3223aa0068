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
    alt: 'The platform with its pipeline, an answered message and a paid invoice, under a play button.',
    linkText: 'Watch the walkthrough video',
  },
  product: {
    title: 'Or press the tabs yourself',
    text: 'One customer and one job, from a missed call on Wednesday to a payment on Thursday. Whatever was done by the AI says so.',
    tabs: ['inbox', 'board', 'calendar', 'invoice', 'report'],
  },
  highlights: {
    title: 'What to look for',
    items: [
      {
        title: 'One inbox for every channel',
        description:
          'A customer’s calls, texts, emails and web chats sit in one thread, so whoever picks up knows what was said.',
      },
      {
        title: 'A text for every missed call',
        description:
          'A caller you couldn’t answer gets a text in your words. The reply lands in the inbox as a new lead.',
      },
      {
        title: 'A pipeline you can read',
        description: 'Every lead has a column, from new to won. Who needs a call today is plain to see.',
      },
      {
        title: 'Booking without phone tag',
        description: 'A customer picks an open time, the confirmation goes out, and the visit is on your calendar.',
      },
      {
        title: 'An invoice paid by text',
        description: 'You text the bill, the customer taps and pays. A reminder goes to those who forget.',
      },
      {
        title: 'The report for the week',
        description: 'Where the work came from, what it brought in and who still owes you, with your own logo.',
      },
    ],
  },
  seeAlso:
    'Rather read? See [customer records](/crm-solutions), [the AI receptionist](/ai) and [your numbers in one report](/data-analytics), or [how to check us](/testimonials).',
  closing: {
    title: 'Now see it with your own jobs',
  },
} satisfies Content<'pages/demo'>;
