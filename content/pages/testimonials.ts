import type { Content } from '@/lib/content/kinds';

export default {
  path: '/testimonials',
  seo: {
    title: 'Testimonials about working days',
    description:
      'What a day with the CRM is like for owners and office managers. Quotes that we wrote ourselves are marked as samples.',
  },
  title: { text: 'Days that ended on time', marker: 'on time' },
  lede: 'What changes once the phone, the calendar and the invoices are in one CRM. Quotes marked as samples are ours.',
  whileSamples: {
    title: { text: 'No testimonials yet, only samples', marker: 'only samples' },
    lede: 'Nobody has said the words below. They are samples that we wrote ourselves, to show how quotes will look here.',
  },
  panel: { background: 'sun', motif: 'star', line: 'rising' },
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
    title: 'What would change in your week?',
    text: 'Show us the part of the week that runs over. We show you what the platform can take off it.',
  },
} satisfies Content<'pages/testimonials'>;
