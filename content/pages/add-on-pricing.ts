import type { Content } from '@/lib/content/kinds';

export default {
  path: '/add-on-pricing',
  seo: {
    title: 'Add-on prices: reviews, local SEO, ads, coaching',
    description:
      'Reputation management, local SEO, paid media, coaching, cold email and phone setup: what each add-on costs and includes.',
  },
  title: { text: 'Add-on prices: reviews, local SEO, ads and more', marker: 'Add-on prices' },
  object: 'parts-box',
  lede: 'Each add-on works with any plan. Monthly ones renew until you cancel. No refunds.',
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
