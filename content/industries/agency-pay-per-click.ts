import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/marketing-agencies/pay-per-click',
  kind: 'agency',
  icon: 'mouse-pointer',
  card: {
    title: 'Pay-per-click managers',
    text: 'Landing page leads, written budget approvals and ad reports that clients can follow.',
  },
  seo: {
    title: 'PPC agency CRM: show clients their leads',
    description:
      'Landing page leads, budget approvals, management fees and monthly client reports under your own name. For small pay-per-click agencies.',
  },
  hero: {
    eyebrow: 'For pay-per-click agencies',
    title: { text: 'Show clients the leads behind the clicks', marker: 'the leads' },
    lede: 'A CRM for ad agencies that keeps every call and form fill on record and reports under your own name.',
  },
  tool: {
    object: 'target',
    label: 'Example: a target over a report with the leads of October, of which 37 became booked repairs.',
    ground: 'ink',
    core: 'brand',
    sign: 'cursor',
    plate: {
      kind: 'bars',
      title: 'Maddox Garage Doors · Search',
      detail: 'Tallow Lane Media · October',
      rows: [
        { label: 'Leads from ads', value: '109', share: 100 },
        { label: 'Form fills', value: '61', share: 56 },
        { label: 'Calls from ads', value: '48', share: 44 },
        { label: 'Booked repairs', value: '37', share: 34 },
      ],
    },
    tag: { top: 'October', figure: '37', text: 'Booked repairs' },
    places: {
      plate: { x: 92, y: 294, width: 412, height: 252 },
      hook: { x: 584, y: 136, string: 42, turn: 2 },
      phone: { middle: 288, y: 8, turn: 3 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'What gets a PPC agency fired',
    cards: [
      {
        quote: 'Bad leads.',
        title: 'Good click, no pickup',
        text: 'The search term was perfect, the click was expensive, and the client’s front desk missed the call. On the review call, it’s your fault.',
      },
      {
        quote: 'Where is the report?',
        title: 'Report week',
        text: 'Every month opens with exporting spend, pasting charts into slides and explaining cost per lead to clients, one by one.',
      },
      {
        quote: 'Sure, double it for the holidays.',
        title: 'Budgets agreed by phone',
        text: 'It was said between two meetings. Then the card statement comes and nobody recalls saying yes to that daily budget.',
      },
    ],
  },
  story: {
    title: 'Nadine wants a second opinion on her ads',
    scene: {
      kind: 'storyline',
      label: 'Example: an audit request turns into an approved budget, a paid management fee and a second campaign.',
      moments: [
        {
          icon: 'target',
          title: 'Audit request · Nadine',
          time: '8:40 PM',
          from: 'customer',
          text: '$90 a day and I can’t see one lease',
        },
        {
          icon: 'calendar-check',
          title: 'Screen share',
          time: '8:41 PM',
          text: 'Thu, 2 PM · negative keywords',
        },
        {
          icon: 'badge-check',
          title: 'Budget change',
          time: 'Week 4',
          from: 'business',
          text: 'From $90 to $120 a day. OK?',
          badge: { text: 'Approved', tone: 'leaf' },
        },
        {
          icon: 'dollar',
          title: 'Management fee',
          time: 'Nov 1',
          text: '$1,150.00 · paid by text',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        {
          icon: 'target',
          title: 'Nadine writes',
          time: 'Nov 20',
          from: 'customer',
          text: 'Read the report. Add my north site?',
        },
      ],
    },
    stops: [
      {
        large: '8:40',
        small: 'PM',
        event: 'Audit request from Nadine',
        picture: { kind: 'talk', moments: [1, 2] },
        features: 1,
      },
      {
        large: '$120',
        small: 'a day',
        event: 'Budget change, week 4',
        picture: { kind: 'talk', moments: [3] },
        features: 2,
      },
      {
        large: 'Nov 1',
        event: 'October’s report out, $1,150.00 fee paid',
        picture: {
          kind: 'columns',
          title: 'What October’s clicks turned into',
          detail: 'Nadine’s rentals, leads by week',
          label: 'Example: the ads for Nadine’s rentals brought 44 form fills and 26 calls, and 18 leases were signed.',
          columns: {
            names: ['Week 1', 'Week 2', 'Week 3', 'Week 4'],
            stacked: [
              { legend: 'form fills', total: 44, counts: [8, 10, 12, 14] },
              { legend: 'calls', total: 26, counts: [5, 6, 7, 8] },
            ],
            line: { legend: 'leases signed', total: 18, counts: [3, 4, 5, 6] },
          },
        },
        wide: true,
        features: 2,
      },
      { large: 'Nov 20', event: 'Nadine writes', picture: { kind: 'talk', moments: [5] }, features: 1 },
    ],
  },
  features: [
    {
      title: 'Landing page forms',
      text: 'Forms take leads around the clock, one per campaign if you like, and file each under its advertiser.',
    },
    {
      title: 'Budget approvals',
      text: 'A higher daily cap or a test campaign goes out as a change order, and the client’s yes stays on file.',
    },
    {
      title: 'Calls the ads paid for',
      text: 'When a call from a landing page goes unanswered, the caller gets a text back.',
    },
    {
      title: 'Reports in your colors',
      text: 'Leads, calls and booked jobs, your logo on top, on the date you set.',
    },
    {
      title: 'Fees apart from spend',
      text: 'Your management fee has its own text link and reminder, apart from the ad platform’s charge.',
    },
    {
      title: 'Account review dates',
      text: 'Set reminders for search term checks, ad copy tests and quarterly calls, account by account.',
    },
  ],
  seeAlso:
    '[connected landing pages](/integration-services), [reports from click to invoice](/data-analytics), [web design studios](/industries/marketing-agencies/web-design), [email agencies](/industries/marketing-agencies/email-marketing)',
  stats: {
    title: 'Our figures for PPC agencies',
    claims: ['agency-speed', 'agency-approval'],
  },
  whyChoose: {
    title: 'It fits around the way you buy media',
    cards: [
      {
        title: 'Nothing moves',
        text: 'Ad accounts, tags and bid rules stay where they are. Forms and calendars on landing pages sync to the CRM.',
      },
      {
        title: 'One record per client',
        text: 'Leads, approvals, reports and fees are in one place when the client calls.',
      },
    ],
  },
  questions: {
    title: 'Questions about PPC agency software',
    items: [
      {
        question: 'Does it replace our reporting tool?',
        answer: 'For leads, calls and jobs it can. Clicks and bids you still read in the ad platforms.',
      },
      {
        question: 'Do our advertisers’ leads stay apart?',
        answer:
          'Each lead is filed under its advertiser, with that client’s approvals, reports and fees. There are no separate accounts.',
      },
      {
        question: 'Can our ads keep the same phone number?',
        answer: 'Yes. Phone Setup ({phoneSetupPrice}) connects it.',
      },
    ],
  },
  closing: {
    title: 'Report day is coming again',
  },
} satisfies Content<'industries/*'>;
