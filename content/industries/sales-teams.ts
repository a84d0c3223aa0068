import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/sales-teams',
  kind: 'audience',
  icon: 'handshake',
  seo: {
    title: 'Sales CRM for teams of five to ten, or more',
    description:
      'Every lead gets a rep, every follow-up a due date, and the forecast comes from the board. Sales CRM software for managers and their reps.',
  },
  hero: {
    eyebrow: 'For sales teams of five to ten, or more',
    title: { text: 'Give each sales lead a rep, each deal a next step', marker: 'next step' },
    lede: 'A sales CRM where every inquiry has an owner and every follow-up a date. {recommendedPrice} a month for up to ten people, not per seat.',
  },
  tool: {
    object: 'desk-bell',
    label: 'Example: a desk bell over a board with three deals, each with a rep’s name and a next step.',
    ground: 'ink',
    core: 'sun',
    sign: 'coin',
    plate: {
      kind: 'sheet',
      title: 'Northgate Forklift',
      badge: { text: 'Thursday', tone: 'quiet' },
      rows: [
        { label: 'Tully Foods', detail: 'New, 9', value: 'Ana · call at 2' },
        { label: 'Kerr Cold', detail: 'Proposal, 6', value: 'Dev · sent Tuesday' },
        { label: 'Sutter Paper', detail: 'Verbal yes, 3', value: 'Maeve · PO Friday' },
      ],
    },
    tag: {
      top: 'Kerr Cold',
      figure: '11:58',
      text: 'Given to Dev',
      badge: { text: 'Assigned', tone: 'leaf' },
    },
    places: {
      plate: { x: 86, y: 326, width: 424, height: 236 },
      hook: { x: 574, y: 52, string: 36, turn: 2 },
      phone: { middle: 288, y: 196, turn: 3 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'Where a good deal goes missing',
    cards: [
      {
        quote: 'I figured you had that one.',
        title: 'The lead nobody claimed',
        text: 'It hit the sales@ inbox at lunch. Four reps saw it, each figured another had it, and by three a competitor did.',
      },
      {
        quote: 'I took it as a no.',
        title: 'Two voicemails, then nothing',
        text: 'The buyer was stuck in budget meetings. Your rep took the silence for a no and moved on to fresher names.',
      },
      {
        quote: 'It closes any day now. Trust me.',
        title: 'Forecast by gut feel',
        text: 'Pipeline review turns into storytelling: close dates long past, and “commit” means something else to each rep.',
      },
    ],
  },
  story: {
    title: 'A fleet quote that never went cold',
    scene: {
      kind: 'storyline',
      label: 'Example: a web inquiry goes straight to a rep, becomes a won deal and brings a second one.',
      moments: [
        {
          icon: 'inbox',
          title: 'Web form · Ilse Kerr',
          time: '11:58 AM',
          from: 'customer',
          text: 'Lease price for four reach trucks?',
        },
        {
          icon: 'route',
          title: 'Assigned to Dev',
          time: '11:58 AM',
          text: 'The west is his territory',
        },
        {
          icon: 'send',
          title: 'Dev writes',
          time: '12:03 PM',
          from: 'business',
          text: 'Cold-store tires too? Free at 2 to talk?',
        },
        {
          icon: 'handshake',
          title: 'Closed won',
          time: 'Day 12',
          text: '$2,940.00 a month · PO received',
          badge: { text: 'Won', tone: 'leaf' },
        },
        {
          icon: 'repeat',
          title: 'Ilse Kerr again',
          time: 'Day 40',
          from: 'customer',
          text: 'Our second site needs two. Same terms?',
        },
      ],
    },
    stops: [
      {
        large: '11:58',
        small: 'AM',
        event: 'Web form from Ilse Kerr, assigned to Dev',
        picture: { kind: 'talk', moments: [1, 3] },
        features: 2,
      },
      {
        large: '12:03',
        small: 'PM',
        event: 'Dev writes',
        picture: {
          kind: 'columns',
          title: 'Where last week’s inquiries went',
          detail: 'Northgate Forklift, by weekday',
          label: 'Example: 18 inquiries went to reps in the west and 17 to the east, and 11 meetings were booked.',
          columns: {
            names: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
            stacked: [
              { legend: 'to the west', total: 18, counts: [4, 3, 5, 2, 4] },
              { legend: 'to the east', total: 17, counts: [3, 5, 2, 4, 3] },
            ],
            line: { legend: 'meetings booked', total: 11, counts: [2, 3, 3, 1, 2] },
          },
        },
        wide: true,
        features: 2,
      },
      {
        large: 'Won',
        small: 'Day 12',
        event: 'Closed won',
        picture: {
          kind: 'sum',
          text: 'A month, for four reach trucks',
          amount: '$2,940.00',
          badge: { text: 'PO received', tone: 'leaf' },
        },
        features: 1,
      },
      { large: 'Day 40', event: 'Ilse Kerr again', picture: { kind: 'talk', moments: [5] }, features: 1 },
    ],
  },
  features: [
    {
      title: 'An owner for each lead',
      text: 'Give each inquiry to a rep by region or product line. The deal carries that name from first call to close.',
    },
    {
      title: 'Cadences planned once',
      text: 'Plan the calls, emails and texts once. A reply lands on the deal, so the rep reads it before the next touch.',
    },
    {
      title: 'Meetings on the right calendar',
      text: 'Prospects book a time on their rep’s calendar and get a reminder before it.',
    },
    {
      title: 'Scorecards for the sales meeting',
      text: 'Open deals, stalled quotes and meetings by rep, in a report under your own logo.',
    },
    {
      title: 'Stages that mean one thing',
      text: 'Agree on what “qualified” takes: a named buyer, a need, a date. Then the whole team reads the board the same way.',
    },
    {
      title: 'Call notes on the deal',
      text: 'The objection, the budget and the next date are on the card before the rep dials again.',
    },
  ],
  seeAlso:
    '[CRM for sales teams](/crm-solutions), [sales reports](/data-analytics), [mid-sized companies](/industries/smbs), [consultants with a pipeline](/industries/coaches-consultants)',
  stats: {
    title: 'Our figures for sales teams',
    claims: ['sales-response', 'sales-close', 'sales-productivity', 'sales-retention'],
  },
  whyChoose: {
    title: 'Made for reps who hate data entry',
    cards: [
      {
        title: 'Less typing than a spreadsheet',
        text: 'Emails, calls and texts sit on the account. Reps add what only they know: the mood, the rival, the real deadline.',
      },
      {
        title: 'Hand-offs keep the history',
        text: 'SDR, closer and account manager read one record, so the buyer answers the discovery questions once.',
      },
    ],
  },
  questions: {
    title: 'Questions about sales CRM software',
    items: [
      {
        question: 'What does it replace?',
        answer:
          'It can take over the lead spreadsheet, the shared inbox, the booking tool and the weekly report. Contracts and accounting stay.',
      },
      {
        question: 'Can buyers call the number they have now?',
        answer: 'Yes. Phone Setup ({phoneSetupPrice}) connects your main line.',
      },
    ],
  },
  closing: {
    title: 'Find the day your last deal slipped',
  },
} satisfies Content<'industries/*'>;
