import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/sales-teams',
  kind: 'audience',
  seo: {
    title: 'Sales CRM for teams of five to ten reps, or more',
    description:
      'Leads handed to a rep right away, follow-up that keeps going, and a forecast taken from the board. A CRM for sales managers and the reps who use it.',
  },
  hero: {
    eyebrow: 'For sales teams of five to ten, or more',
    title: { text: 'Every lead has a rep, every deal a next step', marker: 'next step' },
    lede: 'Inquiries are handed out as they arrive, follow-ups come up on the day they are due, and the forecast is read off the board instead of out of someone’s memory.',
    scene: {
      kind: 'pipeline',
      label:
        'Example: the deal board of Northgate Forklift’s sales team, with new leads, proposals and verbal yeses, each under a rep’s name.',
      columns: [
        {
          name: 'New',
          count: 9,
          cards: [
            { title: 'Tully Foods', detail: 'Ana · call at 2' },
            { title: 'Baxter Steel', detail: 'Maeve · just in' },
          ],
        },
        {
          name: 'Proposal',
          count: 6,
          cards: [
            { title: 'Kerr Cold', detail: 'Dev · opened twice' },
            { title: 'Orchard Dairy', detail: 'Ana · gone quiet' },
          ],
        },
        {
          name: 'Verbal yes',
          count: 3,
          cards: [
            { title: 'Sutter Paper', detail: 'Maeve · PO Friday' },
            { title: 'Dunn Freight', detail: 'Dev · with legal' },
          ],
        },
      ],
    },
  },
  stage: {
    family: 'desk',
    backing: 'folder',
    sheet: { name: 'Northgate Forklift', detail: 'Thursday' },
    foot: {
      kind: 'facts',
      title: 'Out of the board',
      rows: [
        { label: 'Follow-ups due today', value: '14' },
        { label: 'Quotes gone quiet', value: '2' },
      ],
    },
    slips: [
      {
        title: 'Kerr Cold, 11:58 AM',
        detail: 'West territory, goes to Dev',
        badge: { text: 'Assigned', tone: 'leaf' },
      },
      {
        title: 'Dev writes, 12:03 PM',
        detail: 'Cold-store tires too? Free at 2 to talk?',
        badge: { text: 'Sent', tone: 'blue' },
      },
      {
        title: 'Closed won',
        amount: '$2,940.00',
        detail: 'A month, PO received',
        badge: { text: 'Won', tone: 'leaf' },
      },
    ],
  },
  painPoints: {
    form: 'quotes',
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
        title: 'Forecast by campfire',
        text: 'Pipeline review turns into storytelling: close dates long past, and “commit” means something else to each rep.',
      },
    ],
  },
  story: {
    title: 'A fleet quote that never went cold',
    text: 'Kerr Cold Storage needs reach trucks. Follow the inquiry from the web form to the rep, the quote and the purchase order.',
    line: 'stepped',
    scene: {
      kind: 'storyline',
      label:
        'Example: a web inquiry for four reach trucks goes straight to a rep, becomes a quote and a won deal, and ends in a five-star review.',
      moments: [
        {
          icon: 'inbox',
          title: 'Web form · Ilse Kerr',
          time: '11:58 AM',
          style: 'received',
          text: 'Lease price for four reach trucks?',
        },
        {
          icon: 'route',
          title: 'Assigned to Dev',
          time: '11:58 AM',
          style: 'event',
          text: 'West territory, next in the rotation',
        },
        {
          icon: 'send',
          title: 'Dev writes',
          time: '12:03 PM',
          style: 'sent',
          text: 'Cold-store tires too? Free at 2 to talk?',
        },
        {
          icon: 'handshake',
          title: 'Closed won',
          time: 'Day 12',
          style: 'event',
          text: '$2,940.00 a month · PO received',
          badge: { text: 'Won', tone: 'leaf' },
        },
        { icon: 'star', title: 'Review', time: 'Day 40', style: 'stars', text: '“Dev replied before lunch was over.”' },
      ],
    },
  },
  features: {
    title: 'A call list for reps, a clear view for you',
    intro:
      'Reps open it and see whom to call and why. You see the same deals and can stop asking for updates in the hallway.',
    layout: 'scene-right',
    blocks: [
      {
        icon: 'route',
        title: 'Round-robin and territories',
        text: 'Each inquiry gets an owner by region, product line or turn. If they leave it lying, it passes to the next rep.',
      },
      {
        icon: 'list-checks',
        title: 'Cadences that stop on reply',
        text: 'Plan the calls, emails and texts once. The moment a prospect writes back, the sequence ends and a rep takes over.',
      },
      {
        icon: 'mic',
        title: 'Call notes on the deal',
        text: 'A summary with the objection, the budget and the next date lands on the card while the rep dials again.',
      },
      {
        icon: 'pipeline',
        title: 'Stages that mean one thing',
        text: 'Agree on what “qualified” takes: a named buyer, a need, a date. That checklist then sits on each deal card.',
      },
      {
        icon: 'calendar-check',
        title: 'Meetings off the right calendar',
        text: 'Prospects book a demo with the rep who owns the account, and a reminder keeps them from ghosting it.',
      },
      {
        icon: 'chart',
        title: 'Scorecards for the sales meeting',
        text: 'Dials, stalled quotes and gap to quota, by rep and for the floor, under your own logo before the meeting starts.',
      },
    ],
    scene: {
      kind: 'checklist',
      label: 'Example: the Thursday call list of Ana, a rep at Northgate Forklift, with two of five follow-ups done.',
      title: 'Ana’s Thursday · follow-ups',
      badge: { text: '2 of 5 done', tone: 'blue' },
      items: [
        { text: 'Call Tully Foods back', detail: 'New · asked for a demo', done: true },
        { text: 'Send lease terms to Edda at Orchard', detail: 'Third touch', done: true },
        { text: 'Ask Hooper Mills who signs', detail: 'Stage: qualified', done: false },
        { text: 'Move Sable Metals’ close date', detail: 'Passed on Monday', done: false },
        { text: 'Check in on Ridley’s first service', detail: 'Renews in May', done: false },
      ],
    },
  },
  stats: {
    title: 'The numbers a sales manager asks for first',
    claims: ['sales-response', 'sales-close', 'sales-productivity', 'sales-retention'],
    chart: {
      kind: 'columns',
      title: 'Where last week’s inquiries went',
      detail: 'Northgate Forklift, by weekday',
      label:
        'Example: in one week 18 inquiries went to reps in the west and 17 to reps in the east, and 11 meetings were booked.',
      columns: {
        names: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
        stacked: [
          { legend: 'to the west', total: 18, counts: [4, 3, 5, 2, 4] },
          { legend: 'to the east', total: 17, counts: [3, 5, 2, 4, 3] },
        ],
        line: { legend: 'meetings booked', total: 11, counts: [2, 3, 3, 1, 2] },
      },
    },
  },
  whyChoose: {
    title: 'Your reps will open it without being told',
    cards: [
      {
        title: 'Less typing than a spreadsheet',
        text: 'Emails, calls and texts attach themselves to the account. Reps add what only they know: the mood, the rival, the real deadline.',
      },
      {
        title: 'Built from your won deals',
        text: 'Onboarding starts with the last few you closed. We set up the stages from how those went and train the team on them.',
      },
      {
        title: 'Hand-offs keep the history',
        text: 'SDR, closer and account manager read one record, so the buyer does not sit through the discovery questions again.',
      },
    ],
  },
  closing: {
    title: 'Bring the deal that slipped last quarter',
    text: 'We put it on a board with you, touch by touch, and look for the day on which somebody should have called.',
  },
} satisfies Content<'industries/*'>;
