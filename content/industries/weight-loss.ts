import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/weight-loss',
  kind: 'health',
  seo: {
    title: 'CRM for weight loss clinics and programs',
    description:
      'Answer consult requests at night, keep weigh-ins on the calendar and notice the clients who go quiet halfway through a phase.',
  },
  hero: {
    eyebrow: 'For weight loss clinics and programs',
    title: { text: 'Catch the first skipped weigh-in', marker: 'skipped weigh-in' },
    lede: 'Book the consult while the person is still ready, keep every weigh-in on the calendar and hear about the client who stopped logging meals while there is time to call.',
    scene: {
      kind: 'conversation',
      label:
        'Example: a client of Larkspur Clinic skips the weigh-in of week five, gets a text with a new time and takes it.',
      inbox: 'Larkspur Clinic · Carla M.',
      badge: { text: 'Week 5', tone: 'quiet' },
      messages: [
        { from: 'business', text: 'Missed you today. Is Thursday at 5:30 good for you?' },
        { from: 'customer', text: 'Yes please' },
      ],
      outcome: {
        icon: 'calendar-check',
        title: 'Thursday, 5:30 PM',
        detail: 'Weigh-in with Joy',
        badge: { text: 'Rebooked', tone: 'leaf' },
      },
    },
  },
  stage: {
    family: 'rhythm',
    room: {
      kind: 'weeks',
      title: 'Carla’s program',
      detail: 'Weigh-ins with Joy',
      badge: { text: 'Week 5 moved', tone: 'sun' },
      places: 12,
      perRow: 3,
      freed: { place: 5, mark: '5' },
    },
    visits: {
      title: 'Food logs',
      unit: 'sent in',
      weeks: ['1111.1.', '11.1..1', '1.11...', '111.11.'],
    },
    crests: ['Web form', 'First consult', 'Week one', 'Week five', 'Week nine'],
  },
  painPoints: {
    form: 'dots',
    title: 'How a full January empties out by March',
    cards: [
      {
        dots: '1xx.....',
        title: 'Consults lost overnight',
        text: 'It took someone weeks to ask. They fill in the form at bedtime, nobody answers before lunch, and by then the nerve is gone.',
        checklist: [
          'Web forms first read the next morning',
          '“How much are the shots?” calls that ring out',
          'Consults booked on Sunday, skipped on Wednesday',
        ],
      },
      {
        dots: '1111x1xx',
        title: 'Clients who fade at a plateau',
        text: 'The scale stalls, one Tuesday gets skipped, then another. By the time a coach pulls the chart, the client has quit.',
        checklist: [
          'Skipped weigh-ins nobody follows up',
          'Food logs that stop midweek',
          'Coaches who learn it from the cancellation',
        ],
      },
      {
        dots: '111111..',
        title: 'Nothing after the last phase',
        text: 'A client finishes the program, hugs the coach at the front desk and leaves without a maintenance visit on the books.',
        checklist: [
          'Maintenance visits left to memory',
          'Cards that fail on a program installment',
          'Grateful clients never asked for a review',
        ],
      },
    ],
  },
  story: {
    title: 'What Carla’s twelve weeks look like from the desk',
    text: 'One client in one program, and the messages that went out while the coaches were busy at the scale.',
    line: 'horizontal',
    scene: {
      kind: 'storyline',
      label:
        'Example: a late web form becomes a consult, a paid program, a rebooked weigh-in in week five and a five-star review.',
      moments: [
        {
          icon: 'inbox',
          title: 'Web form · Carla M.',
          time: '10:12 PM',
          style: 'received',
          text: 'How does your program work?',
        },
        {
          icon: 'message',
          title: 'First answer',
          time: '10:12 PM',
          style: 'sent',
          text: 'Hi Carla. Come and ask: Monday, 9 or 4?',
        },
        {
          icon: 'clipboard',
          title: 'Consult kept',
          time: 'Monday',
          style: 'event',
          text: 'Program started · $350.00',
          badge: { text: 'First payment in', tone: 'leaf' },
        },
        {
          icon: 'bell',
          title: 'Skipped weigh-in',
          time: 'Week 5',
          style: 'sent',
          text: 'Missed you today. Thursday at 5:30?',
          badge: { text: 'Rebooked', tone: 'leaf' },
        },
        { icon: 'star', title: 'Review', time: 'Week 12', style: 'stars', text: '“They noticed when I went quiet.”' },
      ],
    },
  },
  features: {
    title: 'Every phase of the program on one screen',
    intro:
      'Consults, weigh-ins, shake orders, payments and the check-ins in between, for the people who run both the scale and the phone.',
    layout: 'scene-left',
    blocks: [
      {
        icon: 'clipboard',
        title: 'Consult requests at any hour',
        text: 'The form asks for a name, a number and a good time, then offers open consults right away, on New Year’s Day too.',
      },
      {
        icon: 'calendar-check',
        title: 'Weigh-ins on repeat',
        text: 'The weekly slot stays booked until the phase ends. Clients confirm or move it from a text that says when and where, and nothing else.',
      },
      {
        icon: 'bell',
        title: 'A nudge at the first gap',
        text: 'When a weigh-in is skipped or a food log stops, the coach gets a task and the client gets a kind word you wrote.',
      },
      {
        icon: 'package',
        title: 'Refill and shake reminders',
        text: 'Injection visits, supplement pickups and the next case of shakes come up again before the last one runs out.',
      },
      {
        icon: 'credit-card',
        title: 'Installments by text',
        text: 'Send the deposit and each program payment as a link. If a card fails, a quiet reminder keeps the coach out of it.',
      },
      {
        icon: 'layers',
        title: 'Phase and coach history',
        text: 'Packages, attendance and who coached which phase sit on one record, so the coach who fills in on Friday is up to date.',
      },
    ],
    scene: {
      kind: 'conversation',
      label: 'Example: a question after hours ends with a first consult on Wednesday at 12:15.',
      inbox: 'Larkspur Clinic · Inbox',
      badge: { text: 'After hours', tone: 'quiet' },
      messages: [
        { from: 'customer', text: 'Is there a scale at the first visit?' },
        {
          from: 'business',
          text: 'Only if you want to. Wednesday 12:15 or Thursday 6 PM?',
        },
        { from: 'customer', text: 'Wednesday.' },
      ],
      outcome: {
        icon: 'calendar-check',
        title: 'Wednesday, 12:15 PM',
        detail: 'First consult · Joy',
        badge: { text: 'Confirmed', tone: 'leaf' },
      },
    },
  },
  stats: {
    title: 'The numbers beside the scale',
    claims: ['weight-loss-first', 'weight-loss-second', 'weight-loss-third', 'weight-loss-fourth'],
    chart: {
      kind: 'attendance',
      title: 'Tuesday weigh-ins, ten weeks',
      detail: '16 clients each week',
      label:
        'Example: of 160 weigh-ins in ten weeks, 108 took place on Tuesday, 27 were moved by text and 25 were skipped.',
      places: 16,
      booked: { legend: 'on Tuesday', counts: [13, 12, 11, 10, 12, 9, 11, 10, 11, 9] },
      filled: { legend: 'moved by text', counts: [2, 2, 3, 3, 2, 4, 2, 4, 2, 3] },
      open: 'skipped',
    },
  },
  whyChoose: {
    title: 'How it behaves around a private subject',
    cards: [
      {
        title: 'Discreet on a lock screen',
        text: 'The texts we set up with you carry a first name, a time and a link. Weights, measurements and prescriptions stay out of them, because phones lie face up on tables.',
      },
      {
        title: 'Your phases, your coaches’ words',
        text: 'Our people enter your phases, weigh-in days and package prices with you. The check-ins sound like your coaches because your coaches worded them.',
      },
    ],
  },
  closing: {
    title: 'Someone is about to type “I’ll start Monday”',
    text: 'Watch the answer they would get, in a walkthrough built on your consult form and your weigh-in days.',
  },
} satisfies Content<'industries/*'>;
