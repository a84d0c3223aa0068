import type { Content } from '@/lib/content/kinds';

export default {
  path: '/about/company',
  seo: {
    title: 'About us: an AI CRM for small businesses',
    description:
      'Founded in 2023, based in Massachusetts. What we stand for, and what Pro plan subscribers and owners of a website get free.',
  },
  title: { text: 'Big-company tools for a crew of three', marker: 'a crew of three' },
  letter: [
    'Small businesses lose customers for a plain reason: the people who do the work are the people who should be answering the phone.',
    'Large companies solve that with departments, and with software that takes a department to run. Our CRM gives a crew of three the same reach without one.',
    'Software is one half of what we sell. The other half is people, for setup, training, writing and support. Setup costs {setupFee} and a website {websiteFee}, once; the Premium plan includes both.',
  ],
  object: 'toolbox',
  facts: [
    { value: '20+ years', label: 'our founder’s experience' },
    { value: '2023', label: 'the year we were founded' },
    { value: 'Massachusetts', label: 'our home state' },
  ],
  seeAlso:
    'Meet [the founder](/about/founder), see [what you can check about us](/testimonials), or [send us a message](/contact).',
  values: {
    title: 'What we stand for, and what we won’t do',
    values: [
      { title: 'Excellence', text: 'We won’t make your team learn our words. The setup uses yours.' },
      { title: 'Innovation', text: 'We won’t add AI that saves you no time.' },
      {
        title: 'Integrity',
        text: 'We won’t hide a gap: if a plan can’t do it, or we don’t offer it, we say so.',
      },
      {
        title: 'Customer Focus',
        text: 'We don’t start with software. First we ask about your trade and your day.',
      },
    ],
  },
  offers: {
    title: 'Two ways to begin for less',
    offers: [
      {
        title: 'Free website design',
        text: 'Pro plan subscribers get a free website design, written and wired to their calendar. The larger plans include it, too.',
        action: 'viewPricing',
      },
      {
        title: 'Free CRM integration',
        text: 'Owners of an existing site get free CRM integration: your forms and chat feed the pipeline.',
        action: 'talkIntegration',
      },
    ],
  },
} satisfies Content<'pages/company'>;
