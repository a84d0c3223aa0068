import type { Content } from '@/lib/content/kinds';

/** Facts about the brand and the company that more than one page shows. */
export default {
  name: 'Hearthline',
  url: 'https://www.hearthline.example',
  brandIsPlaceholder: true,
  tagline: 'The AI CRM for small businesses',
  blurb: 'The AI CRM for small businesses: calls, texts, bookings, invoices and follow-up on one customer record.',
  emailFee: 0.001,
  founded: 2023,
  legalNote: 'People, firms, messages and amounts in pictures are invented examples.',
  related: 'Related:',
  healthQuestion: {
    question: 'Is it HIPAA compliant?',
    answer:
      'We make no HIPAA claim. Calls, bookings and reminders work without clinical notes. Ask us before you store health information.',
  },
  closingNote: 'Pick a time. It is free, with a person.',
  featuresTitle: 'What the CRM does for you',
  resultsNote: 'Figures are our own claims and have not been independently verified. Results vary.',
  exampleMark: 'Example',
  draft: { title: 'Automatic, or after your OK', send: 'Send', change: 'Change it' },
  sampleMark: 'Sample',
  social: [
    { name: 'Facebook', destination: 'facebook' },
    { name: 'Instagram', destination: 'instagram' },
    { name: 'LinkedIn', destination: 'linkedin' },
    { name: 'YouTube', destination: 'youtube' },
  ],
} satisfies Content<'site'>;
