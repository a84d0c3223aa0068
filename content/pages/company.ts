import type { Content } from '@/lib/content/kinds';

export default {
  path: '/about/company',
  seo: {
    title: 'Our company: an AI CRM for small firms',
    description:
      'Founded in 2023 in Massachusetts. What we stand for, and what {cheapestPlanWithFreeWebsite} plan subscribers and owners of a website get free.',
  },
  hero: {
    eyebrow: 'About the company',
    title: { text: 'Big-company tools for a crew of three', marker: 'a crew of three' },
    lede: 'We build and look after an AI CRM for small businesses. Our people set it up with you for {setupFee}, or free on {thePlansWithFreeSetup}.',
    panel: { background: 'clay', motif: 'handshake', line: 'rising' },
    scene: {
      kind: 'checklist',
      label: 'Example: the list of a setup session with a lawn care company, three of its five points done.',
      title: 'Setup with Greenbrook Yard Care',
      badge: { text: 'Together', tone: 'blue' },
      items: [
        { text: 'Phone number forwarded', detail: 'Tested twice', done: true },
        { text: 'Prices and services entered', detail: 'From the paper list', done: true },
        { text: 'Old customers imported', detail: 'One spreadsheet', done: true },
        { text: 'Reminder texts in their words', detail: 'Joan reads them aloud', done: false },
        { text: 'First route on the calendar', detail: 'Thursday', done: false },
      ],
    },
  },
  facts: [
    { value: '20+ years', label: 'of experience that our founder brings' },
    { value: '2023', label: 'the year we were founded' },
    { value: 'Massachusetts', label: 'the state we call home' },
  ],
  story: {
    title: 'Why we started',
    paragraphs: [
      'Small businesses lose customers for a plain reason: the people who do the work are the people who should be answering the phone.',
      'Large companies solved that with departments and software that takes a department to run. We started this company to give a crew of three the same reach, without the department.',
      'So the software is one half of what we sell. The other half is people, for setup, training, writing and support. Our pricing pages say what their work costs.',
    ],
  },
  seeAlso:
    'Meet [the founder](/about/founder), see [sample testimonials](/testimonials) until real ones are in, or [send us a message](/contact).',
  values: {
    title: 'What we hold ourselves to',
    intro: 'Four words, and what they mean on a Tuesday.',
    values: [
      {
        icon: 'award',
        title: 'Excellence',
        text: 'A setup is finished when the owner can run a day on it.',
      },
      {
        icon: 'lightbulb',
        title: 'Innovation',
        text: 'We add AI where it saves an owner time. Where it doesn’t, we leave it out.',
      },
      {
        icon: 'handshake',
        title: 'Integrity',
        text: 'We recommend the smallest plan that works, and tell you when you need something we don’t do.',
      },
      {
        icon: 'heart',
        title: 'Customer Focus',
        text: 'We ask about your trade and your day first. Then we talk about software.',
      },
    ],
  },
  offers: {
    title: 'Two ways to begin for less',
    offers: [
      {
        icon: 'layout',
        title: 'Free website design',
        text: '{cheapestPlanWithFreeWebsite} plan subscribers get a free website design, written and wired to their calendar.',
        action: 'viewPricing',
      },
      {
        icon: 'plug',
        title: 'Free CRM integration',
        text: 'Owners of an existing site get free CRM integration: your forms and chat feed the pipeline.',
        action: 'talkIntegration',
      },
    ],
  },
  closing: {
    title: 'Come and ask us anything',
    text: 'Pick a time to talk with a person. Your questions come first.',
  },
} satisfies Content<'pages/company'>;
