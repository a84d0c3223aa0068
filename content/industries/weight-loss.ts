import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/weight-loss',
  kind: 'health',
  clinical: true,
  icon: 'apple',
  card: {
    title: 'Weight loss clinics',
    text: 'Consultation requests answered in the evening, weigh-ins confirmed by text and kind reminders between program weeks.',
  },
  seo: {
    title: 'Weight loss clinic CRM: consults to check-ins',
    description:
      'Answer consult requests at night, keep weigh-ins on the calendar and send program payments by text. Software for weight loss clinics.',
  },
  hero: {
    eyebrow: 'For weight loss clinics and programs',
    title: { text: 'A weight loss clinic CRM for weekly weigh-ins', marker: 'weigh-ins' },
    lede: 'It takes consult requests after hours, books the weigh-ins of a whole program, and sends the reminders and payment links by text.',
  },
  tool: {
    object: 'scale',
    label: 'Example: a scale with the weeks of a program on it: a missed weigh-in is moved to Thursday by text.',
    ground: 'clay',
    core: 'sun',
    sign: 'plateau',
    plate: {
      kind: 'seats',
      title: 'Carla’s program',
      detail: 'Weigh-ins with Joy',
      seats: { count: 12, freed: { place: 5, mark: '5' } },
      messages: [
        { from: 'business', text: 'Missed you today. Is Thursday at 5:30 good for you?' },
        { from: 'customer', text: 'Yes please' },
      ],
    },
    tag: {
      top: 'Thursday',
      figure: '5:30',
      text: 'Weigh-in with Joy',
      badge: { text: 'Rebooked', tone: 'leaf' },
    },
    places: {
      plate: { x: 84, y: 194, width: 400, height: 322 },
      hook: { x: 580, y: 96, string: 42, turn: 2 },
      phone: { middle: 288, y: 490, turn: -2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'How a full January empties out by March',
    cards: [
      {
        dots: '1xx.....',
        title: 'Consults lost overnight',
        text: 'It took someone weeks to ask. They fill out the form at bedtime, nobody answers before lunch, and they lose their nerve.',
        checklist: ['Web forms first read the next morning', '“How much are the shots?” calls that go to voicemail'],
      },
      {
        dots: '1111x1xx',
        title: 'Clients who fade at a plateau',
        text: 'The scale stalls, one Tuesday gets skipped, then another. By the time a coach pulls the chart, the client has quit.',
        checklist: ['Skipped weigh-ins nobody follows up', 'Coaches who find out when the client cancels'],
      },
      {
        dots: '111111..',
        title: 'Nothing after the last phase',
        text: 'A client finishes, hugs the coach at the front desk and leaves without a maintenance visit on the books.',
        checklist: ['Maintenance visits left to memory', 'Grateful clients never asked for a review'],
      },
    ],
  },
  story: {
    title: 'Carla’s twelve weeks, seen from the desk',
    scene: {
      kind: 'storyline',
      label: 'Example: a web form becomes a consult, a paid program, a rebooked weigh-in and a maintenance visit.',
      moments: [
        {
          icon: 'inbox',
          title: 'Web form · Carla M.',
          time: '10:12 PM',
          from: 'customer',
          text: 'How does your program work?',
        },
        {
          icon: 'message',
          title: 'First answer',
          time: '10:12 PM',
          from: 'business',
          text: 'Hi Carla. Come and ask: Monday, 9 or 4?',
        },
        {
          icon: 'clipboard',
          title: 'Consult kept',
          time: 'Monday',
          text: 'Program started · $350.00',
          badge: { text: 'First payment in', tone: 'leaf' },
        },
        {
          icon: 'bell',
          title: 'Skipped weigh-in',
          time: 'Week 5',
          from: 'business',
          text: 'Missed you today. Thursday at 5:30?',
          badge: { text: 'Rebooked', tone: 'leaf' },
        },
        {
          icon: 'calendar-check',
          title: 'Maintenance visit',
          time: 'Week 12',
          text: 'Booked for the Monday after next',
          badge: { text: 'On calendar', tone: 'leaf' },
        },
      ],
    },
    stops: [
      {
        large: '10:12',
        small: 'PM',
        event: 'Web form from Carla M.',
        picture: { kind: 'talk', moments: [1, 2] },
        features: 1,
      },
      {
        large: '$350',
        small: 'Monday',
        event: 'Consult kept, program started',
        picture: {
          kind: 'sum',
          name: 'Carla M.',
          text: 'Program started',
          amount: '$350.00',
          badge: { text: 'First payment in', tone: 'leaf' },
        },
        features: 2,
      },
      {
        large: 'Week 5',
        event: 'Skipped weigh-in, rebooked',
        picture: {
          kind: 'attendance',
          title: 'Tuesday weigh-ins, ten weeks',
          detail: '16 clients each week',
          label: 'Example: of 160 weigh-ins, 108 took place on Tuesday, 27 were moved by text and 25 were skipped.',
          places: 16,
          booked: { legend: 'on Tuesday', counts: [13, 12, 11, 10, 12, 9, 11, 10, 11, 9] },
          filled: { legend: 'moved by text', counts: [2, 2, 3, 3, 2, 4, 2, 4, 2, 3] },
          open: 'skipped',
        },
        wide: true,
        features: 2,
      },
      { large: 'Week 12', event: 'Maintenance visit', picture: { kind: 'note', moment: 5 }, features: 1 },
    ],
  },
  features: [
    {
      title: 'Consult requests at any hour',
      text: 'The form asks for a name, a number and a good time, on New Year’s Day too.',
    },
    {
      title: 'Installments by text',
      text: 'Send the deposit and each program payment as a link. A quiet reminder follows when one is late.',
    },
    {
      title: 'Phase and coach history',
      text: 'Packages, visits and coaches are on one record for whoever covers.',
    },
    {
      title: 'A nudge after a missed visit',
      text: 'Mark a missed weigh-in: the coach gets a task, the client a kind note of yours.',
    },
    {
      title: 'Weigh-ins on repeat',
      text: 'Book the weekly slot until the phase ends. Clients confirm or move it by text.',
    },
    {
      title: 'Refill and shake reminders',
      text: 'Remind clients of injection visits, supplement pickups and the next shakes.',
    },
  ],
  seeAlso:
    '[check-in texts](/marketing-automation), [chat AI for clinics](/ai), [fitness clubs](/industries/gyms), [chiropractic care](/industries/chiropractor)',
  stats: {
    title: 'Our figures for weight-loss clinics',
    claims: ['weight-loss-first', 'weight-loss-second', 'weight-loss-third', 'weight-loss-fourth'],
  },
  whyChoose: {
    title: 'For a subject people keep private',
    cards: [
      {
        title: 'Discreet on a lock screen',
        text: 'A first name, a time and a link are enough. Keep weights and prescriptions out of texts: phones lie face up on tables.',
      },
      {
        title: 'Your phases, your coaches’ words',
        text: 'Name phases as you do today, and let the coaches word the check-ins that carry their names.',
      },
    ],
  },
  questions: {
    title: 'Questions about weight loss clinic software',
    items: [
      {
        question: 'Do we keep our charting software and number?',
        answer:
          'Yes, both, and prescriptions stay there. The CRM looks after requests, weekly slots, reminders and payments. Phone Setup ({phoneSetupPrice}) connects the number.',
      },
      {
        question: 'May we text clients from last year’s program?',
        answer: 'If they agreed to texts, and if no text mentions weight. Anyone can reply STOP.',
      },
    ],
  },
  closing: {
    title: 'Someone is about to type “I’ll start Monday”',
  },
} satisfies Content<'industries/*'>;
