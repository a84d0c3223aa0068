import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/hvac',
  kind: 'trade',
  icon: 'air-vent',
  card: {
    title: 'Heating and cooling',
    text: 'Fill spring and fall with tune-ups, so the first heat wave finds your techs free for the no-cool calls.',
  },
  seo: {
    title: 'HVAC CRM software for calls and tune-ups',
    description:
      'An HVAC CRM with voice AI: answer no-cool calls, fill tune-up season, follow up on changeout bids and get paid by text.',
  },
  hero: {
    eyebrow: 'For heating and air companies',
    title: { text: 'An HVAC CRM that keeps up with no-cool calls', marker: 'no-cool calls' },
    lede: 'When every AC in town quits at once, voice AI can take the calls that dispatch can’t, offer open times and note who is waiting in the heat.',
  },
  tool: {
    object: 'thermostat',
    label:
      'Example: a thermostat with what the AI receptionist says to a caller without cooling, whose visit is booked from 3 to 5 PM.',
    ground: 'sun',
    core: 'brand-soft',
    sign: 'puff',
    plate: {
      kind: 'quote',
      head: { title: 'No-cool call · Ruth M.', time: '1:10 PM' },
      quote:
        'Your mother is staying with you? I’ll mark it urgent. Andre can be there between 3 and 5. Does that work?',
      draft: 'Andre comes 3 to 5. Keep it off till then.',
    },
    tag: {
      top: 'Andre',
      figure: '3 to 5 PM',
      text: 'No-cool call',
      badge: { text: 'Booked', tone: 'leaf' },
    },
    places: {
      plate: { x: 146, y: 172, width: 320, height: 280 },
      hook: { x: 554, y: 372, string: 42, turn: 3 },
      phone: { middle: 306, y: 470, turn: -2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'Swamped in July, slow in October',
    cards: [
      {
        title: 'Everyone calls at once',
        text: 'The first ninety-degree day lights up every line by nine. Dispatch takes one caller, and the rest try another company.',
      },
      {
        title: 'Mild-weather gaps',
        text: 'In April and October the vans sit in the yard, and nobody has written to last year’s customers.',
      },
      {
        title: 'Replacement bids on ice',
        text: 'You ran the load calc and priced the changeout. They bought a window unit and never called back.',
      },
    ],
  },
  story: {
    title: 'A dead capacitor becomes a plan member',
    scene: {
      kind: 'storyline',
      label: 'Example: a no-cool call becomes a same-day repair, a payment by text and a fall tune-up.',
      moments: [
        {
          icon: 'phone-incoming',
          title: 'No-cool call · Ruth M.',
          time: 'Fri 1:10 PM',
          text: 'All lines busy, the AI picks up',
        },
        {
          icon: 'truck',
          title: 'Confirmation',
          time: 'Fri 1:12 PM',
          from: 'business',
          text: 'Andre comes 3 to 5. Keep it off till then.',
        },
        {
          icon: 'thermometer',
          title: 'Ruth M.',
          time: 'Fri 5:20 PM',
          from: 'customer',
          text: 'It’s 76 in here and dropping. Thank you.',
        },
        {
          icon: 'repeat',
          title: 'Paid, plan added',
          time: 'Fri 5:24 PM',
          text: '$289.00 capacitor · joins the plan',
          badge: { text: 'Plan member', tone: 'leaf' },
        },
        {
          icon: 'calendar-check',
          title: 'Fall tune-up',
          time: 'October',
          text: 'Furnace check, Oct 9 at 8 AM',
          badge: { text: 'Booked', tone: 'leaf' },
        },
      ],
    },
    stops: [
      {
        large: '1:10',
        small: 'PM Fri',
        event: 'All lines busy, the AI picks up',
        picture: {
          kind: 'calls',
          title: 'The first hot Friday, hour by hour',
          detail: '33 calls between 8 AM and 6 PM',
          label: 'Example: of 33 calls on the first hot Friday, dispatch took 15 and the AI took 18.',
          hours: ['8', '9', '10', '11', '12', '1', '2', '3', '4', '5'],
          answered: { legend: 'taken by dispatch', counts: [2, 2, 2, 1, 1, 2, 1, 2, 1, 1] },
          texted: { legend: 'taken by the AI, lines busy', counts: [0, 1, 2, 3, 2, 3, 3, 2, 1, 1] },
        },
        features: 1,
      },
      {
        large: '5:20',
        small: 'PM',
        event: 'Andre came between 3 and 5',
        picture: { kind: 'talk', moments: [3] },
        features: 2,
      },
      {
        large: '$289',
        small: '5:24 PM',
        event: 'Paid, plan added',
        picture: {
          kind: 'sheet',
          label: 'Example: the invoice of a no-cool call, paid by text while the house cools down.',
          title: 'No-cool call · Ruth M.',
          rows: [
            { label: 'Diagnostic visit', value: '$99.00' },
            { label: 'Capacitor, fitted and tested', value: '$190.00' },
          ],
          total: { label: 'Total', value: '$289.00' },
          badge: { text: 'Plan member', tone: 'leaf' },
        },
        wide: true,
        drawing: 'driveway',
        features: 2,
      },
      {
        large: 'Oct 9',
        event: 'Fall tune-up, Ruth gets the list',
        picture: {
          kind: 'checklist',
          label:
            'Example: a fall furnace tune-up with readings and photos, and an estimate out for a noisy inducer motor.',
          title: 'Fall tune-up · Mercer home',
          badge: { text: 'Sent to Ruth', tone: 'blue' },
          items: [
            { text: 'Manifold gas pressure', detail: '3.5 in. w.c.', done: true },
            { text: 'Heat exchanger', detail: '4 photos', done: true },
            { text: 'Inducer motor noisy', detail: 'Estimate out', done: false },
          ],
        },
        features: 1,
      },
    ],
  },
  features: [
    {
      title: 'Overflow answering',
      text: 'While dispatch is on the line, the AI can take the next caller, ask no-cool or no-heat, and offer open times.',
    },
    {
      title: 'Equipment on file',
      text: 'Model, serial, filter size and a photo of the data plate stay on the customer’s record.',
    },
    {
      title: 'Changeout estimates',
      text: 'Condenser only, matched system or heat pump: track each bid, and check in with owners who are sleeping on it.',
    },
    {
      title: 'Payment while it cools',
      text: 'Diagnostic fee, contactor, refrigerant by the pound: the tech texts the total and the homeowner taps to pay.',
    },
    {
      title: 'Plan renewals',
      text: 'Remind members before their maintenance plan lapses, with a link to pay.',
    },
    {
      title: 'Spring and fall tune-ups',
      text: 'Coils in April, burners in September: customers get a text with open slots before the weather turns.',
    },
  ],
  seeAlso:
    '[phone AI for HVAC](/ai), [seasonal reminders](/marketing-automation), [plumbing contractors](/industries/plumbers), [solar companies](/industries/solar)',
  stats: {
    title: 'Our figures for HVAC companies',
    claims: ['hvac-first', 'hvac-second', 'hvac-third', 'hvac-fourth'],
  },
  whyChoose: {
    title: 'Worth having before June',
    cards: [
      {
        title: 'Gas smells come first',
        text: 'You decide what a caller hears about a gas smell or a CO alarm: get out, then call 911 or the gas company.',
      },
      {
        title: 'Your list fills the gaps',
        text: 'Pick a thin week in October and email every house whose furnace nobody has opened since winter.',
      },
    ],
  },
  questions: {
    title: 'Questions about HVAC software',
    items: [
      {
        question: 'Do I keep my price book and accounting?',
        answer: 'Yes, both. The CRM takes over calls, tune-up reminders, plan renewals, bids and equipment records.',
      },
      {
        question: 'What if twenty people call in one hour?',
        answer: 'The AI can answer while you talk, and those you miss get a text in your words.',
      },
      {
        question: 'Will the number on our stickers still work?',
        answer: 'It will. Phone Setup ({phoneSetupPrice}) connects it and tests the missed-call text.',
      },
    ],
  },
  closing: {
    title: 'One of these mornings it will hit ninety',
  },
} satisfies Content<'industries/*'>;
