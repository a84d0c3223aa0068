import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/marketing-agencies/web-design',
  kind: 'agency',
  icon: 'layout',
  card: {
    title: 'Web designers',
    text: 'Missing copy, surprise plugins and final milestones, from the project brief to the care plan.',
  },
  seo: {
    title: 'CRM for web design agencies: brief to care plan',
    description:
      'Project briefs, missing content, change orders, milestone invoices and care plans in one place. For web design studios of two to ten people.',
  },
  hero: {
    eyebrow: 'For web design studios',
    title: { text: 'Stop chasing clients for website content', marker: 'website content' },
    lede: 'A CRM for web studios: take in briefs at any hour, let reminders ask for missing copy and get extra pages priced before you build them.',
  },
  tool: {
    object: 'wireframe',
    label: 'Example: a wireframe on a screen, with the scope change of an online shop on it, approved for $1,900.',
    ground: 'blue',
    core: 'brand',
    sign: 'blank',
    plate: {
      kind: 'sheet',
      title: 'Scope change',
      detail: 'Harlow Cabinets · Shop',
      rows: [
        { label: 'Product pages, 24', value: '$1,100.00' },
        { label: 'Cart and card payment', value: '$560.00' },
        { label: 'Shipping zones', value: '$240.00' },
      ],
    },
    tag: {
      top: 'Added',
      figure: '$1,900',
      text: 'OK by text',
      badge: { text: 'Approved', tone: 'leaf' },
    },
    places: {
      plate: { x: 72, y: 114, width: 416, height: 208 },
      hook: { x: 580, y: 128, string: 42, turn: 2 },
      phone: { middle: 288, y: 448, turn: -2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'What keeps a finished site on staging',
    cards: [
      {
        note: 'team photos coming Friday',
        title: 'Content that never comes',
        text: 'The build is done, the Services page is full of lorem ipsum, and the team photos have been “coming Friday” since March.',
      },
      {
        note: 'one tiny slider, no charge?',
        title: 'Just one small thing',
        text: 'A slider, a booking plugin, a Spanish version. Each comes in a friendly email, and none was in the quote.',
      },
      {
        note: 'mention care plan at launch',
        title: 'Live but not paid for',
        text: 'The last invoice lingers, and the care plan first comes up when the contact form breaks.',
      },
    ],
  },
  story: {
    title: 'How a cabinet maker got a site that works on phones',
    scene: {
      kind: 'storyline',
      label:
        'Example: a Sunday night brief becomes a discovery call, an approved change order, a final payment and a care plan.',
      moments: [
        {
          icon: 'layout',
          title: 'Brief · Harlow Cabinets',
          time: 'Sun 9:12 PM',
          from: 'customer',
          text: 'Our site breaks on phones. Can you redo it?',
        },
        {
          icon: 'calendar-check',
          title: 'Discovery call',
          time: 'Sun 9:14 PM',
          text: 'Booked Tue, 10 AM · with Tamsin',
        },
        {
          icon: 'file-text',
          title: 'Change order',
          time: 'Week 3',
          from: 'business',
          text: 'Online shop added: $1,900. OK to build?',
          badge: { text: 'Approved', tone: 'leaf' },
        },
        {
          icon: 'dollar',
          title: 'Final milestone',
          time: 'Week 8',
          text: '$3,200.00 · before DNS switch',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        {
          icon: 'repeat',
          title: 'Care plan',
          time: 'Week 9',
          text: '$140.00 a month, by text link',
          badge: { text: 'Started', tone: 'leaf' },
        },
      ],
    },
    stops: [
      {
        large: '9:12',
        small: 'PM Sun',
        event: 'Brief from Harlow Cabinets',
        picture: { kind: 'talk', moments: [1, 2] },
        features: 1,
      },
      {
        large: 'Week 3',
        event: 'Change order',
        picture: {
          kind: 'plan',
          label:
            'Example: a website in eight weeks, with a shop that is approved in week three and paid for at the launch.',
          title: 'Harlow Cabinets',
          badge: { text: 'Approved', tone: 'leaf' },
          unit: 'Week',
          total: 8,
          now: 3,
          rows: [
            { text: 'Mobile layout', value: 'Approved', from: 0, to: 2 },
            { text: 'Online shop added', value: '$1,900.00', from: 2, to: 3 },
            { text: 'Copy, photos, redirects', from: 3, to: 7 },
            { text: 'Final milestone, DNS', value: '$3,200.00', from: 7, to: 8 },
          ],
        },
        wide: true,
        features: 2,
      },
      {
        large: '$3,200',
        small: 'Week 8',
        event: 'Final milestone',
        picture: {
          kind: 'sum',
          name: 'Harlow Cabinets',
          text: 'Before DNS switch',
          amount: '$3,200.00',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        features: 1,
      },
      {
        large: '$140',
        small: 'a month',
        event: 'Care plan, from week 9',
        picture: { kind: 'note', moment: 5 },
        features: 2,
      },
    ],
  },
  features: [
    {
      title: 'Project brief forms',
      text: 'A form asks for pages, platform, budget and launch date, so the discovery call can start with the sitemap.',
    },
    {
      title: 'Quotes and change orders',
      text: 'The extra landing page gets a price and an OK before anyone opens the builder.',
    },
    {
      title: 'Content lists per page',
      text: 'List what each page lacks, from headline to headshot. Reminders ask the client for it.',
    },
    {
      title: 'Milestones paid by text',
      text: 'Deposit, design approval and go-live each get a payment link and a polite reminder.',
    },
    {
      title: 'Care plan reminders',
      text: 'Hosting renewals, plugin updates and yearly checkups come up on their date.',
    },
    {
      title: 'Site reports, your logo',
      text: 'Form fills, bookings and the month’s maintenance reach care plan clients in a report under your studio’s name.',
    },
  ],
  seeAlso:
    '[integration for client websites](/integration-services), [boards for web projects](/crm-solutions), [copywriting agencies](/industries/marketing-agencies/copywriting), [brand identity studios](/industries/marketing-agencies/branding)',
  stats: {
    title: 'Our figures for web studios',
    claims: ['agency-speed', 'agency-approval'],
  },
  whyChoose: {
    title: 'Made to sit behind the sites you build',
    cards: [
      {
        title: 'Your builder stays',
        text: 'Design on the platform you know. Forms, live chat, booking and surveys on a site sync to one client record.',
      },
      {
        title: 'Open builds on one board',
        text: 'Brief, content, design, build, launch: see which site waits, and for whom.',
      },
    ],
  },
  questions: {
    title: 'Questions about software for web studios',
    items: [
      {
        question: 'Does it replace our project board?',
        answer:
          'It can. Briefs, missing content, changes and payments of every build are on one board. Your builder, hosting and code stay.',
      },
      {
        question: 'Can we resell it to our clients?',
        answer:
          'There are no sub-accounts to resell. Each client is a record with its own approvals, fees and reports under your name.',
      },
      { question: 'Do we keep our studio’s number?', answer: 'Yes, with Phone Setup ({phoneSetupPrice}).' },
    ],
  },
  closing: {
    title: 'Some client still owes you the homepage copy',
  },
} satisfies Content<'industries/*'>;
