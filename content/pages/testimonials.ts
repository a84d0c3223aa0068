import type { Content } from '@/lib/content/kinds';

export default {
  path: '/testimonials',
  seo: {
    title: 'Customer testimonials for the CRM',
    description:
      'What a day with the CRM is like for owners and office managers, in their own words: the calls, the calendar, the invoices.',
  },
  title: { text: 'Days that ended on time', marker: 'on time' },
  object: 'speech-bubble',
  lede: 'What changes once the phone, the calendar and the invoices are in one CRM, in the words of people who work with it.',
  whileSamples: {
    seo: {
      title: 'Testimonials to come, and what to check',
      description:
        'There are no customer quotes yet, so check us: every price, the terms in full, and a demo of the CRM with your own questions.',
    },
    title: { text: 'No customer stories yet: three things to\u00a0check', marker: 'three things' },
    lede: 'Until customers speak for us, look for yourself: at every price, at the terms in full, and at the CRM itself, with your own questions.',
    checks: {
      title: 'What you can check today',
      cards: [
        {
          href: '/pricing',
          title: 'Every price',
          text: 'All plans side by side, with what is in them and what setup and a website cost. The add-ons have a page of their own.',
        },
        {
          href: '/terms-of-service',
          title: 'The terms, in full',
          text: 'Renewal, fees, payment and the rest are there to read before you pay.',
        },
        {
          href: '/schedule',
          title: 'A demo with your questions',
          text: 'Think of the call you missed last week or the quote that went quiet. We show you on the platform how it would have gone.',
        },
      ],
    },
    quotes: {
      title: 'How quotes will look here',
      intro:
        'These cards are samples. We wrote the words and invented the people. What customers say will take their place.',
    },
  },
  seeAlso:
    'For facts, see [how the company works](/about/company), [who founded it](/about/founder) and [the platform on video](/demo).',
  closing: {
    title: 'What would change in your week?',
  },
} satisfies Content<'pages/testimonials'>;
