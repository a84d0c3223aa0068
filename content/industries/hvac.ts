import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/hvac',
  kind: 'trade',
  seo: {
    title: 'HVAC CRM for no-cool calls and tune-ups',
    description:
      'Catch no-cool and no-heat calls when every line is busy, and fill spring and fall with tune-ups and plan visits. For heating and air companies.',
  },
  hero: {
    eyebrow: 'For heating and air companies',
    title: { text: 'Answer every no-cool call in a heat wave', marker: 'no-cool call' },
    lede: 'When every AC in town quits on the same afternoon, callers get an answer, urgent homes move up, and your techs stay at the condenser.',
    scene: {
      kind: 'call',
      label:
        'Example: on the first hot day the AI receptionist of Foxglove Heating & Air takes a no-cool call and books a visit from 3 to 5 PM.',
      speaker: 'Foxglove Heating & Air',
      duration: '1:08',
      quote:
        'Your mother is staying with you? Then I’ll move you up. Andre can be there between 3 and 5. Does that work?',
      badge: { text: 'Booked, 3 to 5 PM', tone: 'leaf' },
    },
  },
  stage: {
    family: 'dispatch',
    phone: { time: '1:10', name: 'Foxglove Heating & Air', detail: 'No-cool call · Ruth M.' },
    crew: 'Andre, van 5',
    day: 'Friday afternoon',
    badge: { text: 'Moved up', tone: 'blue' },
    stops: [
      { time: '1:45', place: 'Dunmore Lofts', job: 'Drain line clogged' },
      { time: '3:10', place: 'Mercer home', job: 'No cool, elderly', badge: { text: 'Urgent', tone: 'sun' } },
    ],
    map: 'blocks',
  },
  painPoints: {
    form: 'ledger',
    title: 'Swamped in July, slow in October',
    cards: [
      {
        icon: 'phone-missed',
        title: 'Everyone calls at once',
        text: 'The first ninety-degree day lights up every line by nine. Dispatch takes one caller, and the rest try another company.',
      },
      {
        icon: 'thermometer',
        title: 'Mild-weather gaps',
        text: 'In April and October the vans sit in the yard, while last year’s customers run on dirty coils and nobody has written to them.',
      },
      {
        icon: 'wind',
        title: 'Replacement bids on ice',
        text: 'You ran the load calc, measured the return and priced the changeout. They bought a window unit and never called back.',
      },
    ],
  },
  story: {
    title: 'A dead capacitor becomes a plan member',
    text: 'One no-cool call on a Friday in June, and how the same house came to be on the furnace list in October.',
    line: 'stepped',
    scene: {
      kind: 'storyline',
      label:
        'Example: a no-cool call in June becomes a same-day repair, a payment by text with a maintenance plan, and a five-star review after the fall tune-up.',
      moments: [
        {
          icon: 'phone-incoming',
          title: 'No-cool call · Ruth M.',
          time: 'Fri 1:10 PM',
          style: 'event',
          text: 'All lines busy, the AI picks up',
        },
        {
          icon: 'truck',
          title: 'Confirmation',
          time: 'Fri 1:12 PM',
          style: 'sent',
          text: 'Andre comes 3 to 5. Keep it off till then.',
        },
        {
          icon: 'thermometer',
          title: 'Ruth M.',
          time: 'Fri 5:20 PM',
          style: 'received',
          text: 'It’s 76 in here and dropping. Thank you.',
        },
        {
          icon: 'repeat',
          title: 'Paid, plan added',
          time: 'Fri 5:24 PM',
          style: 'event',
          text: '$289.00 capacitor · plan $19 a month',
          badge: { text: 'Plan member', tone: 'leaf' },
        },
        {
          icon: 'star',
          title: 'Fall tune-up',
          time: 'October',
          style: 'stars',
          text: '“They texted before the first frost.”',
        },
      ],
    },
  },
  features: {
    title: 'Ready for the rush, booked through the lull',
    intro:
      'The phones, the board, the maintenance plans and the changeout bids together, for a trade that lives by the forecast.',
    blocks: [
      {
        icon: 'phone-incoming',
        title: 'Overflow answering',
        text: 'With dispatch on the line, the AI takes the next caller, asks no-cool or no-heat, and offers what is open on the board.',
      },
      {
        icon: 'bell',
        title: 'Spring and fall tune-ups',
        text: 'Coils in April, burners in September: customers get a text with open slots before the weather turns.',
      },
      {
        icon: 'repeat',
        title: 'Plan renewals',
        text: 'Members hear from you before their maintenance plan lapses, with a link to pay and both visits to book.',
      },
      {
        icon: 'file-text',
        title: 'Changeout estimates',
        text: 'Condenser only, matched system or heat pump side by side, and a check-in with those who are sleeping on it.',
      },
      {
        icon: 'camera',
        title: 'Equipment on file',
        text: 'Model, serial, filter size and a photo of the data plate, so the right blower motor is on the van next time.',
      },
      {
        icon: 'credit-card',
        title: 'Payment while it cools',
        text: 'Diagnostic fee, contactor, refrigerant by the pound: the tech texts the total and the homeowner taps to pay.',
      },
    ],
  },
  stats: {
    title: 'Gauge readings from HVAC shops',
    claims: ['hvac-first', 'hvac-second', 'hvac-third', 'hvac-fourth'],
    chart: {
      kind: 'calls',
      title: 'The first hot Friday, hour by hour',
      detail: '33 calls between 8 AM and 6 PM',
      label:
        'Example: of the 33 calls on the first hot Friday, dispatch took 15 and the AI took 18 while lines were busy.',
      hours: ['8', '9', '10', '11', '12', '1', '2', '3', '4', '5'],
      answered: { legend: 'taken by dispatch', counts: [2, 2, 2, 1, 1, 2, 1, 2, 1, 1] },
      texted: { legend: 'taken by the AI, lines busy', counts: [0, 1, 2, 3, 2, 3, 3, 2, 1, 1] },
    },
  },
  whyChoose: {
    title: 'Worth having in before June',
    cards: [
      {
        title: 'Gas smell gets a person',
        text: 'Callers who mention a gas smell or a CO alarm are put through to whoever you named for that, instead of being booked.',
      },
      {
        title: 'Set up in a slow week',
        text: 'We load your plan tiers, zones and equipment lists in the mild months and train dispatch ahead of the rush.',
      },
      {
        title: 'Your list fills the gaps',
        text: 'Pick a thin week in October and write to every house whose furnace hasn’t been opened since last winter.',
      },
    ],
  },
  closing: {
    title: 'One of these mornings it will hit ninety',
    text: 'In the demo you play the overheated caller. Listen to what your customers would hear while dispatch is on the other line.',
  },
} satisfies Content<'industries/*'>;
