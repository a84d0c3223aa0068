import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/smbs',
  kind: 'audience',
  icon: 'store',
  seo: {
    title: 'CRM for small and medium businesses',
    description:
      'Sales, operations and accounting on one customer record: hand-offs that happen, inboxes with owners and a Monday report for every department.',
  },
  hero: {
    eyebrow: 'For small and medium businesses',
    title: { text: 'One CRM, all your departments on the same page', marker: 'same page' },
    lede: 'Sales, the warehouse and accounting share one record per customer, so an order keeps its notes from desk to desk.',
  },
  tool: {
    object: 'cabinet',
    label: 'Example: a filing cabinet with the Monday report of four departments on its drawer.',
    ground: 'ink',
    core: 'brand',
    sign: 'link',
    plate: {
      kind: 'sheet',
      title: 'Castellan Kitchen Supply',
      rows: [
        { label: 'Front desk · calls returned', value: '63 of 63' },
        { label: 'Sales · quotes answered', value: '41 of 44' },
        { label: 'Warehouse · out on time', value: '27 of 31' },
        { label: 'Accounting · bills paid', value: '52 of 68' },
      ],
    },
    tag: { top: 'Sales · Jonah', figure: 'Monday', text: 'Quote out' },
    places: {
      plate: { x: 88, y: 256, width: 416, height: 218 },
      hook: { x: 580, y: 42, string: 40, turn: 2 },
      phone: { middle: 288, y: 482, turn: -2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'What got harder when you hired',
    cards: [
      {
        quote: 'But I was told Friday.',
        title: 'The Friday promise',
        text: 'Sales told the customer Friday. The warehouse learned of it on Friday, and accounting billed the old address.',
      },
      {
        quote: 'Ask Linda when she’s back.',
        title: 'It is all in Linda’s head',
        text: 'Your office manager knows who gets net terms and who wants a call first. In August she is away for two weeks.',
      },
      {
        quote: 'Which program is that in?',
        title: 'Seven logins, one customer',
        text: 'The quote lives in one program, the phone notes in another, and someone copies between them.',
      },
    ],
  },
  story: {
    title: 'One order across three desks',
    scene: {
      kind: 'storyline',
      label:
        'Example: a bakery’s order passes from sales to the warehouse and accounting, is paid by text and leads to the next.',
      moments: [
        {
          icon: 'inbox',
          title: 'Form · Hollis Bakery',
          time: 'Mon 8:10 AM',
          from: 'customer',
          text: 'Two deck ovens for our new shop?',
        },
        {
          icon: 'file-text',
          title: 'Sales · Jonah',
          time: 'Mon 9:25 AM',
          text: 'Quote out, stock checked with Renee',
        },
        {
          icon: 'truck',
          title: 'Warehouse · Renee',
          time: 'Thu 7:00 AM',
          from: 'business',
          text: 'Ovens at 9. We know about the stairs.',
        },
        {
          icon: 'receipt',
          title: 'Accounting · Faye',
          time: 'Thu 4:40 PM',
          text: '$11,860.00 · paid by text link',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        {
          icon: 'inbox',
          title: 'Hollis writes again',
          time: 'In May',
          from: 'customer',
          text: 'Third shop in June. Same ovens, please.',
        },
      ],
    },
    stops: [
      {
        large: '8:10',
        small: 'AM Mon',
        event: 'Form from Hollis Bakery',
        picture: { kind: 'talk', moments: [1, 2] },
        features: 2,
      },
      {
        large: '7:00',
        small: 'AM Thu',
        event: 'Warehouse, Renee',
        picture: { kind: 'talk', moments: [3] },
        features: 1,
      },
      {
        large: '$11,860',
        small: '4:40 PM',
        event: 'Accounting, Faye: delivered and paid',
        picture: {
          kind: 'columns',
          title: 'Last week’s deliveries, desk to truck',
          detail: 'Castellan Kitchen Supply, 31 orders',
          label: 'Example: of 31 orders, 24 reached the warehouse the same day and 7 a day later, and 27 left on time.',
          columns: {
            names: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
            stacked: [
              { legend: 'handed over the same day', total: 24, counts: [6, 4, 5, 4, 5] },
              { legend: 'a day later', total: 7, counts: [1, 2, 1, 2, 1] },
            ],
            line: { legend: 'out on time', total: 27, counts: [6, 5, 5, 5, 6] },
          },
        },
        wide: true,
        features: 2,
      },
      {
        large: 'Again',
        small: 'in May',
        event: 'Hollis writes',
        picture: { kind: 'talk', moments: [5] },
        features: 1,
      },
    ],
  },
  features: [
    {
      title: 'One account, one record',
      text: 'Calls, quotes, deliveries and open balances sit under the company’s name, whichever department looks it up.',
    },
    {
      title: 'A main line with owners',
      text: 'Each email to info@ and each call to the main number gets a colleague’s name, and so an owner.',
    },
    {
      title: 'Hand-offs without a memo',
      text: 'An accepted quote can open the job in operations and the account in billing, with the notes attached.',
    },
    {
      title: 'Receivables on a schedule',
      text: 'Accounting sends the payment link, and overdue accounts get a reminder before month-end close.',
    },
    {
      title: 'A report per manager',
      text: 'The service lead reads visits, the sales lead reads quotes, and you read both, with your logo on top.',
    },
    {
      title: 'Marketing for each branch',
      text: 'Plan mailings, forms and review requests for each location.',
    },
  ],
  seeAlso:
    '[CRM for several departments](/crm-solutions), [company-wide reports](/data-analytics), [sales teams of five or more](/industries/sales-teams), [businesses of one](/industries/solopreneurs)',
  stats: {
    title: 'Our figures for midsize companies',
    claims: ['smb-revenue', 'smb-efficiency', 'smb-satisfaction', 'smb-productivity', 'smb-cost'],
  },
  whyChoose: {
    title: 'A switch your staff can live with',
    cards: [
      {
        title: 'One department at a time',
        text: 'Start where it hurts, often the phones. The next desk moves when that one has settled.',
      },
      {
        title: 'Your accounting stays put',
        text: 'Keep the programs you like. Ask us up front which ones can be connected and which can’t.',
      },
    ],
  },
  questions: {
    title: 'Questions about one CRM for every department',
    items: [
      {
        question: 'What can each department drop?',
        answer:
          'Often the shared inbox, the spreadsheet of quotes and the list of callbacks. Accounting, payroll and stock stay in their programs.',
      },
      {
        question: 'Does our main line keep its number?',
        answer: 'Yes, with the Phone Setup add-on ({phoneSetupPrice}).',
      },
    ],
  },
  closing: {
    title: 'Invite one person from each department',
  },
} satisfies Content<'industries/*'>;
