import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/coaches-consultants',
  kind: 'audience',
  icon: 'compass',
  seo: {
    title: 'Coaching CRM: discovery calls to renewals',
    description:
      'Discovery calls booked, intake forms sent, packages and retainers billed, check-ins on schedule. Coaching software for solo practices and small firms.',
  },
  hero: {
    eyebrow: 'For coaches and consultants',
    title: { text: 'Spend your week coaching, not scheduling', marker: 'coaching' },
    lede: 'A CRM for coaches: prospects book their own discovery call, the intake form goes out with it, and check-ins keep the rhythm you agreed on.',
  },
  tool: {
    object: 'flip-chart',
    label: 'Example: a flip chart with the seats of a group call on it: one comes free, and a client takes it by text.',
    ground: 'clay-deep',
    core: 'clay-bright',
    sign: 'clock',
    plate: {
      kind: 'seats',
      title: 'Leaders’ call, 1:00',
      detail: 'Wednesday · 8 seats',
      seats: { count: 8, freed: { place: 2, mark: 'F' } },
      messages: [
        { from: 'business', text: 'A seat came free in the leaders’ call on Wednesday. Is it yours?' },
        { from: 'customer', text: 'I’m in' },
      ],
    },
    tag: {
      top: 'Wednesday',
      figure: '1 PM',
      text: 'Leaders’ call, Felix H.',
      badge: { text: 'Seat 2 taken', tone: 'leaf' },
    },
    places: {
      plate: { x: 80, y: 94, width: 418, height: 340 },
      hook: { x: 580, y: 62, string: 42, turn: 2 },
      phone: { middle: 288, y: 400, turn: -2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'The unpaid hours around a paid one',
    cards: [
      {
        dots: '1x1x1xx',
        title: 'Nine emails, one call',
        text: 'A webinar guest wants to talk. Time zones, a moved board meeting and a lost video link later, the spark is gone.',
      },
      {
        dots: '111111x.',
        title: 'Packages that fade out',
        text: 'The last session goes well, you both say “let’s stay in touch,” and neither of you mentions a renewal.',
      },
      {
        dots: '11xx....',
        title: 'Proposals stuck upstairs',
        text: 'HR loved the workshop outline. Now the scope sits with a VP, and writing a third time feels like begging.',
      },
    ],
  },
  story: {
    title: 'From podcast listener to second package',
    scene: {
      kind: 'storyline',
      label:
        'Example: a podcast listener books a discovery call, pays for six sessions and, after a check-in, for six more.',
      moments: [
        {
          icon: 'message',
          title: 'Chat · Felix Hargrove',
          time: 'Mon 9:20 PM',
          from: 'customer',
          text: 'Heard the podcast. Do you coach CTOs?',
        },
        {
          icon: 'calendar-check',
          title: 'Discovery with Imani',
          time: 'Wed 10 AM',
          text: 'Intake: promoted, dreads one-on-ones',
        },
        {
          icon: 'wallet',
          title: 'Package paid',
          time: 'Wed 2:15 PM',
          text: '$2,400.00 · six sessions',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        {
          icon: 'send',
          title: 'Midweek check-in',
          time: 'Week 3',
          from: 'business',
          text: 'Did you have the talk with Ravi?',
        },
        {
          icon: 'repeat',
          title: 'Second package',
          time: 'Week 12',
          text: '$2,400.00 · six more',
          badge: { text: 'Renewed', tone: 'leaf' },
        },
      ],
    },
    stops: [
      {
        large: '9:20',
        small: 'PM Mon',
        event: 'Chat from Felix Hargrove',
        picture: { kind: 'talk', moments: [1, 2] },
        features: 1,
      },
      {
        large: '$2,400',
        small: 'Wed',
        event: 'Package paid, group calls included',
        picture: {
          kind: 'attendance',
          title: 'The leaders’ call, ten Wednesdays',
          detail: '8 seats in the group, people who came',
          label:
            'Example: of 80 seats in ten group calls, 62 were kept, 11 were taken by someone else and 7 stayed empty.',
          places: 8,
          booked: { legend: 'came as planned', counts: [7, 6, 8, 5, 6, 7, 6, 5, 7, 5] },
          filled: { legend: 'taken by another', counts: [1, 1, 0, 2, 1, 1, 1, 2, 0, 2] },
          open: 'empty',
        },
        wide: true,
        features: 2,
      },
      { large: 'Week 3', event: 'Midweek check-in', picture: { kind: 'talk', moments: [4] }, features: 2 },
      {
        large: 'Week 12',
        event: 'Second package',
        picture: {
          kind: 'sum',
          text: 'Six more sessions',
          amount: '$2,400.00',
          badge: { text: 'Renewed', tone: 'leaf' },
        },
        features: 1,
      },
    ],
  },
  features: [
    {
      title: 'Discovery call booking',
      text: 'Your booking link asks the screening questions and leaves you a breather between calls.',
    },
    {
      title: 'Packages and retainers',
      text: 'Six-session bundles and monthly fees go out as payment links, and late payers get a reminder.',
    },
    {
      title: 'Intake and session notes',
      text: 'Goals, stakeholder names and last time’s promises are on the client’s record when the call opens.',
    },
    {
      title: 'Accountability check-ins',
      text: 'A short note between sessions asks about the promise the client made. You can read the answer before you meet.',
    },
    {
      title: 'Scopes and change requests',
      text: 'Know which statement of work waits on procurement, and keep the extra workshop day on record with its price.',
    },
    {
      title: 'Emails to your list',
      text: 'Webinar guests, alumni and the VP who said “next quarter” each get an email that fits.',
    },
  ],
  seeAlso:
    '[email sequences for coaches](/marketing-automation), [copywriting for consultants](/copywriting), [solo business owners](/industries/solopreneurs), [yoga teachers](/industries/yoga-studios)',
  stats: {
    title: 'Our figures for coaching practices',
    claims: ['coaches-retention', 'solo-capacity'],
  },
  whyChoose: {
    title: 'For people who sell their judgment',
    cards: [
      {
        title: 'The advice stays yours',
        text: 'The AI is there to book, remind and explain your offer. Coaching stays with you.',
      },
      {
        title: 'Private clients and boardrooms',
        text: 'Individuals, cohorts and corporate engagements sit side by side, each with its own steps, forms and fees.',
      },
    ],
  },
  questions: {
    title: 'Questions about coaching software',
    items: [
      {
        question: 'Does it replace my calendar and invoicing tools?',
        answer:
          'It can. Booking link, packages, fees and check-ins are in one place. Your slides, your course videos and your accounting stay.',
      },
      {
        question: 'Can a client pay for a package in parts?',
        answer: 'Yes, with a payment link for each part. A reminder follows when one is late.',
      },
      {
        question: 'Will clients still reach me on my number?',
        answer: 'Yes. Phone Setup ({phoneSetupPrice}) brings it into the inbox.',
      },
    ],
  },
  closing: {
    title: 'Book a discovery call of your own',
  },
} satisfies Content<'industries/*'>;
