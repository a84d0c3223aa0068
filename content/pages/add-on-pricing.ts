import type { Content } from '@/lib/content/kinds';

export default {
  path: '/add-on-pricing',
  seo: {
    title: 'Add-ons: reputation, local SEO, ads, coaching',
    description:
      'Add review requests, local SEO, paid media, coaching, cold email or phone setup to any plan. Every price on one page.',
  },
  title: { text: 'Add what you need, when you need it', marker: 'need it' },
  lede: 'Each add-on works with any plan. Those billed by the month renew until you cancel. What you have paid is not refunded.',
  backText: 'Back to the plans',
  custom: {
    title: 'Something else in mind?',
    text: 'A second location, an odd integration, a list that has to move over: describe it and we will price it.',
    buttonText: 'Request a custom solution',
    tooltip: 'Get a custom quote for specialized features',
  },
  seeAlso:
    'Coaching is booked on [its own calendar](/coaching). How add-ons are billed and canceled is in [the terms of service](/terms-of-service).',
} satisfies Content<'pages/add-on-pricing'>;
