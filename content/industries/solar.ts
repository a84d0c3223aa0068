import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/solar',
  kind: 'trade',
  icon: 'solar-panel',
  card: {
    title: 'Solar installers',
    text: 'Follow a roof from first utility bill to site survey, permit, panels and permission to operate, with news at each step.',
  },
  seo: {
    title: 'Solar CRM: from first quote to PTO',
    description:
      'Answer quote requests, book the site survey and keep homeowners posted through permit and interconnection. Software for solar installers.',
  },
  hero: {
    eyebrow: 'For solar installers',
    title: { text: 'Take a solar quote all the way to PTO', marker: 'all the way' },
    lede: 'A solar CRM that answers new leads, books the site survey, follows up on proposals and keeps homeowners posted until power-on.',
  },
  tool: {
    object: 'solar-panel',
    label:
      'Example: a solar panel under a sheet with the steps of a project in week eight, with the meter swap on Friday.',
    ground: 'blue',
    core: 'sun',
    sign: 'cloud',
    plate: {
      kind: 'steps',
      title: 'Hughes roof · 8 kW',
      badge: { text: 'Week 8 of 9', tone: 'blue' },
      steps: [
        { text: 'Survey, attic and shade', detail: '31 photos', done: true },
        { text: 'Proposal signed', detail: '20 panels, no battery', done: true },
        { text: 'Plan set and permit', detail: 'Approved on revision 2', done: true },
        { text: 'Panels on the roof', detail: 'Photos of every mount', done: true },
        { text: 'Inspection, meter swap', detail: 'Swap on Friday', done: false },
        { text: 'Permission to operate', detail: 'With the utility', done: false },
      ],
    },
    tag: {
      top: 'Swap on',
      figure: 'Friday',
      text: 'Inspection, meter swap',
      badge: { text: 'Week 8 of 9', tone: 'blue' },
    },
    places: {
      plate: { x: 86, y: 80, width: 398, height: 330 },
      hook: { x: 580, y: 118, string: 42, turn: 2 },
      phone: { middle: 288, y: 432, turn: -2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'Where solar deals stall',
    cards: [
      {
        note: 'new lead: call after lunch',
        title: 'Leads sold several times',
        text: 'The lead you paid for went to other installers too. The first one to reach the homeowner gets to see the electric bill.',
      },
      {
        note: 'call Tran about the battery',
        title: '“We’ll talk it over”',
        text: 'You sized the array and sent the savings sheet. The couple went quiet, and your rep went on to new leads.',
      },
      {
        note: 'permit: no news to send',
        title: 'Silence after signing',
        text: 'Plan set, permit, interconnection: weeks with nothing to see on the roof, and a homeowner who thinks about canceling.',
      },
    ],
  },
  story: {
    title: 'It started with an August electric bill',
    scene: {
      kind: 'storyline',
      label:
        'Example: a question about a high electric bill becomes a contract, a system switched on and paid, and a question from next door.',
      moments: [
        {
          icon: 'inbox',
          title: 'Quote request · Lena H.',
          time: 'Sun 9:05 PM',
          from: 'customer',
          text: 'August bill was $412. Roof faces south.',
        },
        {
          icon: 'message',
          title: 'Answer by text',
          time: 'Sun 9:06 PM',
          from: 'business',
          text: 'Survey Wed at 10? A photo of the bill helps.',
        },
        {
          icon: 'pen',
          title: 'Proposal signed',
          time: 'Day 11',
          text: '20 panels, no battery · $26,400',
        },
        {
          icon: 'zap',
          title: 'PTO received',
          time: 'Week 9',
          text: 'Switched on, last invoice by text',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        {
          icon: 'share',
          title: 'Next door writes',
          time: 'Week 12',
          from: 'customer',
          text: 'Love their panels. What about my roof?',
        },
      ],
    },
    stops: [
      {
        large: '9:05',
        small: 'PM Sun',
        event: 'Quote request from Lena H.',
        picture: { kind: 'talk', moments: [1, 2] },
        features: 2,
      },
      {
        large: '$26,400',
        small: 'Day 11',
        event: 'Proposal signed',
        picture: {
          kind: 'sum',
          name: 'Lena H.',
          text: '20 panels, no battery',
          amount: '$26,400',
          badge: { text: 'Signed', tone: 'leaf' },
        },
        features: 1,
      },
      {
        large: 'Week 9',
        event: 'PTO received, switched on',
        picture: {
          kind: 'sheet',
          label: 'Example: the last invoice of a solar roof, with the panel upgrade that was added, paid by text.',
          title: 'Panel upgrade',
          detail: 'Lena Hughes · Main panel',
          badge: { text: 'Paid', tone: 'leaf' },
          rows: [
            { label: 'New main panel, 200 amp', value: '$1,950.00' },
            { label: 'Electrician, one day', value: '$640.00' },
            { label: 'Permit revision', value: '$110.00' },
          ],
          total: { label: 'Added', value: '$2,700.00' },
        },
        wide: true,
        drawing: 'driveway',
        features: 2,
      },
      { large: 'Week 12', event: 'Next door writes', picture: { kind: 'talk', moments: [5] }, features: 1 },
    ],
  },
  features: [
    {
      title: 'A reply to each request',
      text: 'A quote request gets a text that asks for the utility bill, the age of the roof and who owns the house.',
    },
    {
      title: 'Site survey booking',
      text: 'Homeowners choose a slot and get a reminder to clear the main panel and the attic hatch.',
    },
    {
      title: 'Proposals and changes',
      text: 'Undecided couples get a check-in on the day you set. A main panel upgrade is tracked as a change order.',
    },
    {
      title: 'Permit-to-PTO board',
      text: 'Plan set, permit, install, inspection, interconnection: see which job sits where, and on whose desk.',
    },
    {
      title: 'Rafter-to-disconnect photos',
      text: 'Flashed mounts, conduit runs and the labeled disconnect are filed with the job.',
    },
    {
      title: 'Neighbor referrals',
      text: 'Once the system is on, send a review request and ask which neighbors want a quote.',
    },
  ],
  seeAlso:
    '[a CRM for solar projects](/crm-solutions), [timed follow-ups](/marketing-automation), [roofers](/industries/roofing), [licensed electricians](/industries/electricians)',
  stats: {
    title: 'Our figures for solar companies',
    claims: ['solar-first', 'solar-second', 'solar-third', 'solar-fourth'],
  },
  whyChoose: {
    title: 'For a sale that takes months to close',
    cards: [
      {
        title: 'Your towns, your utilities',
        text: 'Each building office has its own forms and pace. Your board can have a stage for each.',
      },
      {
        title: 'Updates in plain words',
        text: 'The customer reads “the utility has your papers.” Your team reads “second revision.”',
      },
    ],
  },
  questions: {
    title: 'Questions about solar software',
    items: [
      {
        question: 'Does it replace our design and proposal tools?',
        answer:
          'No. Layout, shading and financing stay there. The CRM books surveys, asks after proposals and shows whose desk a job is on.',
      },
      {
        question: 'Can we text leads that we bought?',
        answer: 'Only people who agreed to texts from you. Anyone can reply STOP.',
      },
      {
        question: 'Can we keep the number on our yard signs?',
        answer: 'Yes. Phone Setup ({phoneSetupPrice}) connects it.',
      },
    ],
  },
  closing: {
    title: 'The summer electric bills are in the mail',
  },
} satisfies Content<'industries/*'>;
