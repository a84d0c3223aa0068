import type { Content } from '@/lib/content/kinds';

export default {
  path: '/about/company',
  seo: {
    title: 'About us: an AI CRM for small businesses',
    description:
      'Founded in 2023, based in Massachusetts. What we stand for, and what {cheapestPlanWithFreeWebsite} plan subscribers and owners of a website get free.',
  },
  hero: {
    eyebrow: 'About the company',
    title: { text: 'Big-company tools for a crew of three', marker: 'a crew of three' },
    lede: 'We provide an AI CRM for small businesses and people who set it up with you for {setupFee}, or free on {thePlansWithFreeSetup}.',
    panel: { background: 'clay', motif: 'handshake', line: 'rising' },
    scene: {
      kind: 'checklist',
      label: 'Example: the list of a setup session with a lawn care company, three of its five points done.',
      title: 'Setup with Greenbrook Yard Care',
      badge: { text: 'Together', tone: 'blue' },
      items: [
        { text: 'Phone number forwarded', detail: 'Tested twice', done: true },
        { text: 'Prices and services entered', detail: 'From the paper list', done: true },
        { text: 'Stages named for the crew', detail: 'Quote, booked, mowed', done: true },
        { text: 'Reminder texts in their words', detail: 'Joan reads them aloud', done: false },
        { text: 'First route on the calendar', detail: 'Thursday', done: false },
      ],
    },
  },
  facts: [
    { value: '20+ years', label: 'of founder experience' },
    { value: '2023', label: 'the year we were founded' },
    { value: 'Massachusetts', label: 'our home state' },
  ],
  story: {
    title: 'What we are for',
    paragraphs: [
      'Small businesses lose customers for a plain reason: the people who do the work are the people who should be answering the phone.',
      'Large companies solve that with departments, and with software that takes a department to run. Our CRM gives a crew of three the same reach without one.',
      'Software is one half of what we sell. The other half is people, for setup, training, writing and support. Our pricing pages say what their work costs.',
    ],
  },
  seeAlso:
    'Meet [the founder](/about/founder), see [what you can check about us](/testimonials), or [send us a message](/contact).',
  values: {
    title: 'What we hold ourselves to',
    intro: 'What each one means in daily work.',
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
        text: 'We tell you what each plan does and doesn’t do, and when you need something we don’t offer.',
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
  },
} satisfies Content<'pages/company'>;
