import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/solopreneurs',
  kind: 'audience',
  icon: 'laptop',
  seo: {
    title: 'CRM for solopreneurs and one-person shops',
    description:
      'Solopreneur CRM: AI takes the call while you work, clients book themselves, and invoices and quotes follow up. From {cheapestPrice} a month.',
  },
  hero: {
    eyebrow: 'For businesses of one',
    title: { text: 'A solo CRM to keep your clients and your evenings', marker: 'your evenings' },
    lede: 'While you are with one client, voice AI can answer the next, offer a time and confirm it. Bills and reminders go out too.',
  },
  tool: {
    object: 'laptop',
    label: 'Example: an open diary with the days of a piano tuner, for whom the AI has booked a call for Friday.',
    ground: 'ink',
    core: 'clay-bright',
    sign: 'moon',
    plate: {
      kind: 'sheet',
      title: 'On her calendar',
      rows: [
        { label: 'Concert grand', detail: 'Today, 9:00' },
        { label: 'School, two uprights', detail: 'Today, 3:00' },
        { label: 'Kept free', detail: 'Tomorrow' },
        { label: 'Otto Halloran', detail: 'Friday, 1:00' },
      ],
    },
    tag: {
      top: 'June Abbott’s AI receptionist',
      figure: '0:38',
      badge: { text: 'Friday, 1 PM', tone: 'leaf' },
    },
    places: {
      plate: { x: 182, y: 130, width: 286, height: 386 },
      hook: { x: 580, y: 96, string: 42, turn: 2 },
      phone: { middle: 288, y: 470, turn: -2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'One person, five jobs, one phone',
    cards: [
      {
        quote: 'I found someone who picked up.',
        title: 'You are the front desk',
        text: 'It rings while a client is sitting across from you. You call back at six, and the job is gone.',
      },
      {
        quote: 'Did you ever send me a bill?',
        title: 'Sunday night is admin night',
        text: 'Four invoices, the quote you promised on Wednesday, a shoebox of receipts. There goes the movie.',
      },
      {
        quote: 'Are you still taking clients?',
        title: 'Nobody covers for you',
        text: 'A fever, a school play: when the only employee is out, inquiries go stale and next month looks thin.',
      },
    ],
  },
  story: {
    title: 'A new client, won with both hands full',
    scene: {
      kind: 'storyline',
      label: 'Example: a call is answered by the AI, booked, paid by text and reviewed with five stars.',
      moments: [
        {
          icon: 'phone-incoming',
          title: 'Call · Otto Halloran',
          time: '10:12 AM',
          text: 'June is mid-tuning. The AI picks up',
        },
        {
          icon: 'message',
          title: 'Follow-up text',
          time: '10:13 AM',
          from: 'business',
          text: 'Friday at 1 with June. What piano is it?',
        },
        {
          icon: 'message',
          title: 'Otto answers',
          time: '10:20 AM',
          from: 'customer',
          text: 'Old upright, two stuck keys',
        },
        {
          icon: 'credit-card',
          title: 'Bill settled',
          time: 'Fri 2:40 PM',
          text: '$190.00 · tuning, two keys freed',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        { icon: 'star', title: 'Review', time: 'Fri 7:05 PM', text: '“My daughter is playing again.”' },
      ],
    },
    stops: [
      {
        large: '10:12',
        small: 'AM',
        event: 'June is mid-tuning. The AI picks up',
        picture: { kind: 'talk', moments: [1, 2, 3] },
        features: 1,
      },
      {
        large: 'Friday',
        small: 'at 1',
        event: 'Confirmed by text',
        picture: {
          kind: 'visit',
          day: 'Fri',
          hour: '1 PM',
          title: 'Tuning with June',
          detail: 'Otto Halloran',
          badge: { text: 'Booked', tone: 'leaf' },
        },
        features: 2,
      },
      {
        large: '$190',
        small: '2:40 PM',
        event: 'Bill settled',
        picture: {
          kind: 'sheet',
          label: 'Example: the bill of a piano tuning, settled by text on the same day.',
          title: 'Otto Halloran · upright',
          rows: [
            { label: 'Tuning', value: '$140.00' },
            { label: 'Two keys freed', value: '$50.00' },
          ],
          total: { label: 'Total', value: '$190.00' },
          badge: { text: 'Paid', tone: 'leaf' },
        },
        wide: true,
        drawing: 'clipboards',
        features: 2,
      },
      { large: '7:05', small: 'PM', event: 'Review', picture: { kind: 'review', moment: 5 }, features: 1 },
    ],
  },
  features: [
    {
      title: 'A voice on your line',
      text: 'The AI can take the call in your name, say what you charge and find a free spot on your calendar.',
    },
    {
      title: 'Work apart from family',
      text: 'Client texts, emails and web chats land here, not in the family group chat.',
    },
    {
      title: 'Booking hours you control',
      text: 'People book only the times you open. School pickup and Friday afternoon stay off the menu.',
    },
    {
      title: 'Invoices that chase themselves',
      text: 'Mark the job done and the payment link goes out. If it sits, a reminder asks and you stay the nice one.',
    },
    {
      title: 'Quotes that follow up',
      text: 'Write it in the car and send it. A friendly follow-up goes out on the day you pick.',
    },
    {
      title: 'Old clients, new dates',
      text: 'When the yearly tuning, portrait or bookkeeping cleanup is due, clients get a note with your booking link.',
    },
  ],
  seeAlso:
    '[an assistant for one-person firms](/ai), [messages that send themselves](/marketing-automation), [small and medium firms](/industries/smbs), [coaches](/industries/coaches-consultants)',
  stats: {
    title: 'Our figures for solo businesses',
    claims: ['solo-hours-week', 'solo-capacity'],
  },
  whyChoose: {
    title: 'Made for a company of one',
    cards: [
      {
        title: 'No department to train',
        text: 'Contacts, calendar and bills share one dashboard, and only you have to learn it.',
      },
      {
        title: 'Still signed by you',
        text: 'Messages carry your first name and your way of putting things. You word them once.',
      },
    ],
  },
  pricesTitle: 'One monthly price, alone or with a team',
  questions: {
    title: 'Questions about software for a business of one',
    items: [
      {
        question: 'Is one login enough for me?',
        answer: 'Starter is for one person. If you hire a helper, the next plan has room for both.',
      },
      {
        question: 'What can I stop paying for?',
        answer: 'Perhaps your booking tool, your invoicing app and your mailing list. Your accounting stays.',
      },
      {
        question: 'Can clients keep calling the number they know?',
        answer: 'They can. Phone Setup ({phoneSetupPrice}) connects it.',
      },
    ],
  },
  closing: {
    title: 'Who picked up while you were working today?',
  },
} satisfies Content<'industries/*'>;
