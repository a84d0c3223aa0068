import type { Content } from '@/lib/content/kinds';

export default {
  path: '/about/company',
  seo: {
    title: 'About the company: who sets it up for you',
    description:
      'Founded in 2023 by a founder with more than 20 years of experience. What we stand for, and what Pro subscribers and site owners get free.',
  },
  hero: {
    eyebrow: 'About the company',
    title: { text: 'Big-company tools, set up at your kitchen table', marker: 'your kitchen table' },
    lede: 'We build and look after the CRM that small businesses run on, and we sit down with their owners until it fits.',
    panel: { ground: 'clay', motif: 'handshake', line: 'rising' },
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
    { value: '2023', label: 'the year we were founded' },
    { value: '20+ years', label: 'of experience that our founder brings' },
    { value: 'Massachusetts', label: 'the state we call home' },
  ],
  story: {
    title: 'Why we started',
    paragraphs: [
      'Small businesses lose customers for a plain reason: the people who do the work are the people who should be answering the phone.',
      'Large companies solved that with departments and software that takes a department to run. We started this company to give a crew of three the same reach, without the department.',
      'So the software is one half of what we sell. The other half is a person who brings over your contacts, writes your first messages with you and stays reachable afterwards.',
    ],
  },
  seeAlso:
    'Meet [the founder](/about/founder), see [sample testimonials](/testimonials) until real ones are in, or [send us a message](/contact).',
  values: {
    title: 'What we hold ourselves to',
    intro: 'Four words on the wall, and what they mean on a Tuesday.',
    values: [
      {
        icon: 'award',
        title: 'Excellence',
        text: 'A setup is finished when the owner can run a day on it, and not when our list is ticked off.',
      },
      {
        icon: 'lightbulb',
        title: 'Innovation',
        text: 'We try new things on our own phones first. What saves us no time will not reach yours.',
      },
      {
        icon: 'handshake',
        title: 'Integrity',
        text: 'We recommend the smallest plan that works and say so when you need something we don’t do.',
      },
      {
        icon: 'heart',
        title: 'Customer Focus',
        text: 'Support knows your account and your trade. You explain your business once.',
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
    text: 'Half an hour with a person, your questions first. No slides.',
  },
} satisfies Content<'pages/company'>;
