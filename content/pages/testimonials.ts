import type { Content } from '@/lib/content/kinds';

export default {
  path: '/testimonials',
  seo: {
    title: 'Testimonials: days that got shorter',
    description:
      'How owners and office managers describe their day with the platform. Samples are marked until customers have their say.',
  },
  title: { text: 'Days that ended on time', marker: 'on time' },
  lede: 'What changes once the phone, the calendar and the invoices talk to each other. Quotes marked as samples are ours and show what will stand here.',
  panel: { ground: 'sun', motif: 'star', line: 'rising' },
  scene: {
    kind: 'workflow',
    label: 'Example: after a finished job the customer is thanked, asked for a review by text and answered in public.',
    steps: [
      { icon: 'check', title: 'Job marked done', detail: 'The crew taps once' },
      { icon: 'message', title: 'Thank-you text', detail: 'With a link to the profile' },
      { icon: 'star', title: 'Review comes in', detail: 'You see it before lunch' },
      { icon: 'pen', title: 'Your answer', detail: 'Drafted, for you to approve' },
    ],
  },
  seeAlso:
    'For facts, see [how the company works](/about/company), [who founded it](/about/founder) and [the platform on video](/demo).',
  closing: {
    title: 'Your day could read like that',
    text: 'Show us the part of the week that always runs over. We will show you what can be taken off it.',
  },
} satisfies Content<'pages/testimonials'>;
