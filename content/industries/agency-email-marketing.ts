import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/marketing-agencies/email-marketing',
  kind: 'agency',
  motif: 'mail',
  seo: {
    title: 'CRM for email marketing agencies: lists to reports',
    description:
      'Campaigns, sign-up forms, test email approvals and send reports with your logo. For agencies that look after other people’s subscriber lists.',
  },
  hero: {
    eyebrow: 'For email marketing agencies',
    title: { text: 'The client’s okay before the send button', marker: 'send button' },
    lede: 'A CRM with email marketing for agencies: get the test email approved with a date, send to the right segment and report under your name.',
    scene: {
      kind: 'email',
      label:
        'Example: a candle shop’s winter newsletter, built by its email agency and approved by the shop before the Tuesday send.',
      from: 'Thimble & Bell Candles',
      subject: 'The cedar candle is back until it’s gone',
      paragraphs: [
        'Hi Margit, you bought our cedar candle last winter. We poured a new batch on Friday.',
        'Subscribers get first pick until Thursday. After that it goes on the shop shelf.',
      ],
      button: 'Reserve a cedar candle',
      badge: { text: 'Approved · Tue 10 AM send', tone: 'leaf' },
    },
  },
  heroScene: {
    family: 'desk',
    backing: 'envelope',
    sheet: { name: 'Cobalt Post Studio', detail: 'Final test' },
    foot: {
      kind: 'facts',
      title: 'Before it goes out',
      rows: [
        { label: 'Goes to', value: '3,812 subscribers' },
        { label: 'Preview text', value: 'First pick until Thursday' },
        { label: 'Links', value: '6 of 6 tested' },
      ],
    },
    slips: [
      {
        icon: 'send',
        title: 'Welcome 1 of 5',
        detail: 'Test email, week 2',
        badge: { text: 'Approved', tone: 'leaf' },
      },
      {
        title: 'Series invoice',
        amount: '$2,100.00',
        detail: 'Five welcome emails',
        badge: { text: 'Paid', tone: 'leaf' },
      },
    ],
  },
  painPoints: {
    form: 'quotes',
    title: 'What holds up a Tuesday send',
    cards: [
      {
        quote: 'Can we swap the hero image?',
        title: 'The last-minute okay',
        text: 'The test email sat unread since Friday. Ten minutes before the send, the client opens it for the first time.',
      },
      {
        quote: 'They all signed up, I think.',
        title: 'Lists of unknown origin',
        text: 'You ask which of these subscribers opted in. Back comes a shrug and a spreadsheet named trade-show-final-2.',
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
    text: 'A candle shop has thousands of subscribers and nothing to say to them since May. Its new agency starts at the beginning.',
    line: 'horizontal',
    scene: {
      kind: 'storyline',
      label:
        'Example: a candle shop asks for help with its list, books a review, approves a test email, pays for the series and leaves five stars.',
      moments: [
        {
          icon: 'mail',
          title: 'Form · Thimble & Bell',
          time: 'Mon 7:20 PM',
          style: 'received',
          text: '4,000 subscribers. Last email was in May.',
        },
        {
          icon: 'calendar-check',
          title: 'List review',
          time: 'Mon 7:21 PM',
          style: 'event',
          text: 'Wed, 11 AM · export requested',
        },
        {
          icon: 'send',
          title: 'Test email',
          time: 'Week 2',
          style: 'sent',
          text: 'Welcome 1 of 5: your okay, please.',
          badge: { text: 'Approved', tone: 'leaf' },
        },
        {
          icon: 'dollar',
          title: 'Series invoice',
          time: 'Week 3',
          style: 'event',
          text: '$2,100.00 · five welcome emails',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        { icon: 'star', title: 'Review', time: 'Week 6', style: 'stars', text: '“Regulars actually hit reply now.”' },
      ],
    },
  },
  features: {
    title: 'One desk for every list you look after',
    intro: 'Campaigns, test emails, extra flows and subscribers, and the prospects who may be next.',
    layout: 'scene-above',
    blocks: [
      {
        icon: 'mail',
        title: 'Campaigns and series',
        text: 'Write and schedule newsletters, welcome series and win-back emails, with past sends right beside them.',
      },
      {
        icon: 'user-plus',
        title: 'Sign-up forms',
        text: 'A form on the client’s site collects subscribers day and night and keeps the date each one joined.',
      },
      {
        icon: 'users',
        title: 'Segments from history',
        text: 'Pick who gets the spring offer by what people bought, booked or asked about before.',
      },
      {
        icon: 'badge-check',
        title: 'Test email approvals',
        text: 'Subject line, preview text and test land in the client portal. The yes is dated, and a missing one gets a reminder.',
      },
      {
        icon: 'file-text',
        title: 'Extra flows, quoted',
        text: 'A cart series, a second template or a list cleanup becomes a priced change order before you draw the first branch.',
      },
      {
        icon: 'chart',
        title: 'White-labeled results',
        text: 'Opens, clicks, unsubscribes and orders in a report with your logo, after each campaign or once a month.',
      },
    ],
    scene: {
      kind: 'report',
      label:
        'Example: an agency’s report on a candle shop’s winter email shows how many were delivered, opened and clicked and how many ordered.',
      title: 'Thimble & Bell · Cedar candle',
      period: 'Sent Tue 10 AM',
      rows: [
        { label: 'Delivered', value: '3,812', share: 100 },
        { label: 'Opened', value: '1,604', share: 42 },
        { label: 'Clicked', value: '287', share: 14 },
        { label: 'Reserved', value: '41', share: 6 },
      ],
      note: 'Report by Cobalt Post Studio · delivered Wednesday',
    },
  },
  seeAlso:
    '[marketing automation for agencies](/marketing-automation), [newsletter copy](/copywriting), [social media managers](/industries/marketing-agencies/social-media-management), [paid search specialists](/industries/marketing-agencies/pay-per-click)',
  stats: {
    title: 'Beyond opens and clicks',
    claims: ['agency-speed', 'agency-consistency'],
    chart: {
      kind: 'columns',
      title: 'Where new subscribers signed up',
      detail: 'One candle shop, five weeks, form by form',
      label:
        'Example: 101 subscribers joined a list on the website and 51 at the counter, and 30 answered the first email.',
      columns: {
        names: ['Oct 5', 'Oct 12', 'Oct 19', 'Oct 26', 'Nov 2'],
        stacked: [
          { legend: 'on the website', total: 101, counts: [24, 18, 22, 16, 21] },
          { legend: 'at the counter', total: 51, counts: [8, 13, 10, 12, 8] },
        ],
        line: { legend: 'answered the first email', total: 30, counts: [6, 7, 5, 7, 5] },
      },
    },
  },
  whyChoose: {
    title: 'Easier on whoever presses send',
    cards: [
      {
        title: 'Sign-ups you can trace',
        text: 'When a client asks where a subscriber came from, look up the form and the date instead of guessing.',
      },
      {
        title: 'A send you can hand over',
        text: 'Past subject lines, send dates and the client’s pet peeves share a record, so a colleague can take Tuesday.',
      },
      {
        title: 'Nurture for your leads',
        text: 'Prospects who asked for a list audit can get a short series from you, with the same tools.',
      },
    ],
  },
  closing: {
    title: 'Put next Tuesday’s send on calmer ground',
    text: 'Bring a newsletter that got stuck in approval to a free demo, and walk it from test email to results.',
  },
} satisfies Content<'industries/*'>;
