import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/marketing-agencies/email-marketing',
  kind: 'agency',
  icon: 'mail',
  card: {
    title: 'Email marketers',
    text: 'Sign-off before the send, subscribers with a known source and a report after every newsletter.',
  },
  seo: {
    title: 'Email marketing agency CRM: sign-off and sends',
    description:
      'Campaigns, sign-up forms, client sign-off and reports with your logo, and how many emails each plan sends. For agencies that run client lists.',
  },
  hero: {
    eyebrow: 'For email marketing agencies',
    title: { text: 'Get client sign-off before you hit send', marker: 'sign-off' },
    lede: 'A CRM with email marketing for agencies: sign-off in time, consent on record and reports in your name.',
  },
  tool: {
    object: 'envelope',
    label:
      'Example: a letter rising from its envelope, with the last check of a newsletter that is approved for Tuesday.',
    ground: 'ink',
    core: 'brand',
    sign: 'late-mail',
    plate: {
      kind: 'sheet',
      title: 'The cedar candle is back until it’s gone',
      detail: 'Thimble & Bell Candles',
      rows: [
        { label: 'Goes to', value: '3,812 subscribers' },
        { label: 'Preview text', value: 'First pick until Thursday' },
        { label: 'Links', value: '6 of 6 tested' },
      ],
    },
    tag: {
      top: 'Tue',
      figure: '10 AM',
      text: 'send',
      badge: { text: 'Approved', tone: 'leaf' },
    },
    places: {
      plate: { x: 92, y: 24, width: 396, height: 280 },
      hook: { x: 580, y: 60, string: 42, turn: 2 },
      phone: { middle: 298, y: 500, turn: -2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'What holds up a Tuesday send',
    cards: [
      {
        quote: 'Can we swap the hero image?',
        title: 'The last-minute OK',
        text: 'The test sat unread since Friday. Ten minutes before the send, the client opens it for the first time.',
      },
      {
        quote: 'All opted in, I think.',
        title: 'Lists of unknown origin',
        text: 'You ask which of these subscribers opted in. Back comes a shrug and a spreadsheet named trade-show-final-final.',
      },
      {
        quote: 'Just a quick abandoned cart email.',
        title: 'Flows nobody paid for',
        text: 'The small favor becomes five messages, two branches and an invoice you never wrote.',
      },
    ],
  },
  story: {
    title: 'A long list, a quiet shop, five welcome emails',
    scene: {
      kind: 'storyline',
      label:
        'Example: a candle shop books a list review, approves a test email, pays for the series and leaves five stars.',
      moments: [
        {
          icon: 'mail',
          title: 'Form · Thimble & Bell',
          time: 'Mon 7:20 PM',
          from: 'customer',
          text: '4,000 subscribers. Last email was in May.',
        },
        {
          icon: 'calendar-check',
          title: 'List review',
          time: 'Mon 7:21 PM',
          text: 'Wed, 11 AM · export requested',
        },
        {
          icon: 'send',
          title: 'Test email',
          time: 'Week 2',
          from: 'business',
          text: 'Welcome 1 of 5: your OK, please.',
          badge: { text: 'Approved', tone: 'leaf' },
        },
        {
          icon: 'dollar',
          title: 'Series invoice',
          time: 'Week 3',
          text: '$2,100.00 · five welcome emails',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        { icon: 'star', title: 'Review', time: 'Week 6', text: '“Regulars actually hit reply now.”' },
      ],
    },
    stops: [
      {
        large: '7:20',
        small: 'PM Mon',
        event: 'Form from Thimble & Bell',
        picture: { kind: 'talk', moments: [1, 2] },
        features: 2,
      },
      { large: 'Week 2', event: 'Test email, approved', picture: { kind: 'talk', moments: [3] }, features: 2 },
      {
        large: '$2,100',
        small: 'Week 3',
        event: 'Series invoice, five welcome emails',
        picture: {
          kind: 'report',
          label: 'Example: a report shows how many emails were sent and how many people replied or reserved.',
          title: 'Thimble & Bell · Cedar candle',
          period: 'Sent Tue 10 AM',
          rows: [
            { label: 'Sent', value: '3,812', share: 100 },
            { label: 'Replied', value: '164', share: 14 },
            { label: 'Reserved a candle', value: '41', share: 6 },
          ],
        },
        wide: true,
        drawing: 'clipboards',
        features: 2,
      },
      { large: 'Week 6', event: 'Review', picture: { kind: 'review', moment: 5 }, features: 0 },
    ],
  },
  features: [
    {
      title: 'Sign-up forms',
      text: 'A form on the client’s site collects subscribers day and night and keeps the date each one joined.',
    },
    {
      title: 'Send limits you can quote',
      text: 'Essentials covers 5,000 emails a month, Pro 20,000 and Premium 50,000, so you can price a send before you promise it.',
    },
    {
      title: 'Campaigns and series',
      text: 'Schedule newsletters, welcome series and win-backs, for people picked by what they bought or asked before.',
    },
    {
      title: 'Test email approvals',
      text: 'Subject line, preview text and test go to the client, a reminder follows, and the OK is on record.',
    },
    {
      title: 'Extra flows, quoted',
      text: 'A cart series or a list cleanup becomes a priced change order before you draw the first branch.',
    },
    {
      title: 'White-labeled results',
      text: 'Campaign results in a report with your logo, after each send or once a month.',
    },
  ],
  seeAlso:
    '[marketing automation for agencies](/marketing-automation), [newsletter copy](/copywriting), [social media managers](/industries/marketing-agencies/social-media-management), [paid search specialists](/industries/marketing-agencies/pay-per-click)',
  stats: {
    title: 'Our figures for email agencies',
    claims: ['agency-speed', 'agency-consistency'],
  },
  whyChoose: {
    title: 'Easier on whoever presses send',
    cards: [
      {
        title: 'Sign-ups you can trace',
        text: 'When a client asks where a subscriber came from, look up the form and the date.',
      },
      {
        title: 'Domains and deliverability',
        text: 'Ask us first which domain sends, who sets it up and how fast to start. We promise no inbox placement.',
      },
    ],
  },
  questions: {
    title: 'Questions about email agency software',
    items: [
      {
        question: 'Does it replace our sending tool?',
        answer:
          'It can send newsletters and series itself, within the credits of your plan. Your design files and the client’s shop stay.',
      },
      {
        question: 'Can we also text a client’s list?',
        answer:
          'Subscribers who agreed to texts, yes. Being on the email list is not enough, and anyone can reply STOP.',
      },
      {
        question: 'Can texts come from our number?',
        answer: 'Yes, once Phone Setup ({phoneSetupPrice}) has connected it.',
      },
    ],
  },
  closing: {
    title: 'Put next Tuesday’s send on calmer ground',
  },
} satisfies Content<'industries/*'>;
