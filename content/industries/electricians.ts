import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/electricians',
  kind: 'trade',
  icon: 'plug-zap',
  card: {
    title: 'Electricians',
    text: 'Panel swaps, EV chargers, knob-and-tube: quote from photos of the breaker box and keep the permit date on the job.',
  },
  seo: {
    title: 'CRM for electricians: quotes, permits, invoices',
    description:
      'CRM and invoicing software for electricians: text callers back from the attic, follow up on panel quotes and bill the small service tickets.',
  },
  hero: {
    eyebrow: 'For electrical contractors',
    title: { text: 'An electrician CRM that texts back while you pull wire', marker: 'pull wire' },
    lede: 'A CRM for electricians that answers the tripping breaker by text, follows up on panel quotes and sends the bill before you leave.',
  },
  tool: {
    object: 'breaker-panel',
    label:
      'Example: a breaker panel with a thread on it: the caller’s lights dim, a text with the price of a visit is drafted, and Monday is booked.',
    ground: 'sun',
    core: 'clay-bright',
    sign: 'spark',
    plate: {
      kind: 'thread',
      head: { title: 'Filament Electric · Inbox', time: '4:05 PM' },
      messages: [
        { from: 'business', text: 'Filament Electric. Both hands are in a panel. What’s it doing?' },
        { from: 'customer', text: 'Lights dim when the microwave runs.' },
      ],
      draft: 'Any burning smell? If not, Monday 8 to 10 AM. The visit is $95.',
    },
    tag: {
      top: 'Monday',
      figure: '8 to 10',
      text: 'Service call, Dario, van 3',
      badge: { text: 'Booked', tone: 'leaf' },
    },
    places: {
      plate: { x: 80, y: 60, width: 362, height: 326 },
      hook: { x: 560, y: 128, string: 44, turn: 3 },
      phone: { middle: 288, y: 478, turn: -2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'Clean wiring, tangled office',
    cards: [
      {
        title: 'Missed from the ladder',
        text: 'You are feeding twelve-two through a hot attic when a landlord calls. He won’t wait for you to climb down.',
      },
      {
        title: 'Waiting on the inspector',
        text: 'Rough-in is ready, the permit number is in the other van, and nobody told the homeowner that the inspection moved to Monday.',
      },
      {
        title: 'Small tickets, late bills',
        text: 'Two GFCIs, a dimmer, a ceiling fan. The tickets ride on the dashboard until you type them up on Sunday.',
      },
    ],
  },
  story: {
    title: 'A flicker, traced back to the panel',
    scene: {
      kind: 'storyline',
      label:
        'Example: a missed call about dimming lights becomes a service call, a 200-amp upgrade paid by text and a five-star review.',
      moments: [
        {
          icon: 'phone-missed',
          title: 'Missed call · Cyrus B.',
          time: 'Fri 4:05 PM',
          text: 'You are wiring a new kitchen',
        },
        {
          icon: 'zap',
          title: 'Service call offer',
          time: 'Fri 4:09 PM',
          from: 'business',
          text: 'Monday 8 to 10 AM? The visit is $95.',
        },
        {
          icon: 'camera',
          title: 'Panel photo',
          time: 'Mon 9:02 AM',
          text: 'Scorched bus bar, 100 amps, no spaces',
        },
        {
          icon: 'credit-card',
          title: '200-amp upgrade',
          time: 'Next Tue',
          text: '$3,150.00 paid by text, final passed',
          badge: { text: 'Permit closed', tone: 'leaf' },
        },
        {
          icon: 'star',
          title: 'Review · Cyrus B.',
          time: 'Next Wed',
          text: '“Every breaker labeled. No flicker.”',
        },
      ],
    },
    stops: [
      {
        large: '4:05',
        small: 'PM Fri',
        event: 'Cyrus calls while you wire',
        picture: {
          kind: 'calls',
          title: 'A day in attics, call by call',
          detail: '19 calls between 7 AM and 4 PM',
          label: 'Example: of 19 calls, 7 were picked up and 12 were texted back from the ladder.',
          hours: ['7', '8', '9', '10', '11', '12', '1', '2', '3'],
          answered: { legend: 'picked up', counts: [1, 1, 0, 1, 0, 2, 1, 0, 1] },
          texted: { legend: 'asked by text about danger signs', counts: [0, 1, 2, 1, 2, 0, 2, 3, 1] },
        },
        features: 2,
      },
      { large: '9:02', small: 'AM Mon', event: 'Panel photo', picture: { kind: 'note', moment: 3 }, features: 2 },
      {
        large: '$3,150',
        event: '200-amp upgrade, paid by text',
        picture: {
          kind: 'sheet',
          label: 'Example: the invoice of a panel upgrade, paid by text after the final inspection.',
          title: '200-amp upgrade',
          rows: [
            { label: 'Panel, breakers and labels', value: '$1,940.00' },
            { label: 'Service cable, grounding', value: '$860.00' },
            { label: 'Permit and final', value: '$350.00' },
          ],
          total: { label: 'Total', value: '$3,150.00' },
          badge: { text: 'Permit closed', tone: 'leaf' },
        },
        wide: true,
        drawing: 'driveway',
        features: 2,
      },
      { large: 'Next Wed', event: 'Review', picture: { kind: 'review', moment: 5 }, features: 0 },
    ],
  },
  features: [
    {
      title: 'Danger signs, asked early',
      text: 'Your text back can ask about heat, sparks and burning smells, so you know which caller can’t wait.',
    },
    {
      title: 'Windows and crews',
      text: 'Callers choose a window and you choose the crew. An on-the-way text saves you from a locked gate.',
    },
    {
      title: 'Panel directory on file',
      text: 'Breaker brand, open spaces and labels, photographed and kept for the next visit.',
    },
    {
      title: 'Panel and charger quotes',
      text: 'Price the service upgrade with or without a charger circuit, and set the days for the follow-up.',
    },
    {
      title: 'Permit to final',
      text: 'Permit number, rough-in, trim and final sit on the job with their dates. When one moves, text the homeowner.',
    },
    {
      title: 'Tickets billed on site',
      text: 'Text the invoice before you start the van, and let reminders go to the builders who pay late.',
    },
  ],
  seeAlso:
    '[an assistant for electricians](/ai), [follow-ups on panel quotes](/marketing-automation), [plumbers](/industries/plumbers), [solar crews](/industries/solar)',
  stats: {
    title: 'Our figures for electrical shops',
    claims: ['electricians-first', 'electricians-second', 'electricians-third', 'electricians-fourth'],
  },
  whyChoose: {
    title: 'For service calls and new builds',
    cards: [
      {
        title: 'Homes and builders both',
        text: 'A ceiling fan and a new subdivision need different paperwork, so give each a pipeline of its own.',
      },
      {
        title: 'Work from past customers',
        text: 'Set reminders for generator service and smoke alarm swaps, in houses where you already know the wiring.',
      },
    ],
  },
  questions: {
    title: 'Questions electricians ask',
    items: [
      {
        question: 'Do I keep my price book and accounting?',
        answer: 'Yes, both. You set the price. Quote, permit dates, changes and invoice sit on one job.',
      },
      {
        question: 'Can customers send photos before we quote?',
        answer: 'Yes. They text them, and the photos stay on the job.',
      },
      {
        question: 'Does the number on my panel stickers stay?',
        answer: 'It does. Phone Setup ({phoneSetupPrice}) connects it.',
      },
    ],
  },
  closing: {
    title: 'Who texts back during your next panel swap?',
  },
} satisfies Content<'industries/*'>;
