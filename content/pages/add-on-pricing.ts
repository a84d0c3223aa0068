import type { Content } from '@/lib/content/kinds';

export default {
  path: '/add-on-pricing',
  seo: {
    title: 'Add-ons: reputation, local SEO, ads, coaching',
    description:
      'Reputation management, local SEO, paid media, coaching, cold email and phone setup: what each add-on costs and includes.',
  },
  title: { text: 'Add what you need, when you need it', marker: 'need it' },
  lede: 'Each add-on works with any plan. Those billed by the month renew until you cancel. What you have paid is not refunded.',
  backText: 'Back to the plans',
  custom: {
    title: 'Something else in mind?',
    text: 'A second location, an odd integration, a form nobody else has: describe it, and we’ll tell you what it would cost.',
    buttonText: 'Request a custom solution',
    tooltip: 'Get a custom quote for specialized features',
  },
  seeAlso:
    'To pick a time with a coach right away, use [the calendar for coaching](/coaching). How add-ons are billed and canceled is in [the terms of service](/terms-of-service).',
} satisfies Content<'pages/add-on-pricing'>;
