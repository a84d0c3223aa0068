import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/plumbers',
  kind: 'trade',
  icon: 'faucet',
  card: {
    title: 'Plumbing companies',
    text: 'Calls about backed-up mains and dead water heaters get a text back, and sewer camera quotes get a follow-up.',
  },
  seo: {
    title: 'Plumbing CRM: missed calls to booked jobs',
    description:
      'Text back missed callers, book the job and send the invoice by text. CRM and scheduling software for plumbing companies, from {cheapestPrice} a month.',
  },
  hero: {
    eyebrow: 'For plumbing companies',
    title: { text: 'Turn missed calls into booked plumbing jobs', marker: 'missed calls' },
    lede: 'A CRM for plumbers that texts back while your hands are wet, books the visit and sends the bill before you leave the driveway.',
  },
  tool: {
    object: 'water-heater',
    label:
      'Example: a water heater with a thread on it: a missed call was texted back, the answer is drafted, and the visit is booked for 7:30.',
    ground: 'sun',
    core: 'brand',
    sign: 'drop',
    plate: {
      kind: 'thread',
      head: { title: 'Missed call · Vera K.', time: '6:48 PM', missed: true },
      messages: [
        { from: 'business', text: 'Northbend Plumbing here. What’s leaking?' },
        { from: 'customer', text: 'No hot water and a puddle in the garage. Are you open?' },
      ],
      draft: 'We are. Sounds like the tank. Can you shut the cold valve on top? I have 7:30\u00a0AM or 10\u00a0AM tomorrow.',
    },
    tag: {
      top: 'Tomorrow',
      figure: '7:30',
      text: 'Water heater, Luis, van 1',
      badge: { text: 'Booked', tone: 'leaf' },
    },
    places: {
      plate: { x: 102, y: 128, width: 388, height: 362 },
      hook: { x: 590, y: -64, string: 92, turn: 4 },
      phone: { middle: 288, y: 490, turn: -2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'Where plumbing money goes down the drain',
    cards: [
      {
        title: 'Calls you can’t pick up',
        text: 'Both hands are on a wrench, and a homeowner with a wet floor dials the next plumber.',
      },
      {
        title: 'Repipe quotes that go quiet',
        text: 'You crawled the basement and priced the copper. Nobody has time to chase the ones who don’t answer.',
      },
      {
        title: 'Invoices from last month',
        text: 'The drain runs clear, the invoice sits in the glovebox, and the supply house wants its money before yours comes in.',
      },
    ],
  },
  story: {
    title: 'A leaking water heater, from first ring to five stars',
    scene: {
      kind: 'storyline',
      label: 'Example: a missed call becomes a text, a visit at 7:30, an invoice paid by text and a five-star review.',
      moments: [
        {
          icon: 'phone-missed',
          title: 'Missed call · Vera K.',
          time: '6:48 PM',
          text: 'You are soldering in a crawl space',
        },
        {
          icon: 'message',
          title: 'Text back',
          time: '6:48 PM',
          from: 'business',
          text: 'Northbend Plumbing here. What’s leaking?',
        },
        {
          icon: 'calendar-check',
          title: 'Booked',
          time: '6:55 PM',
          text: 'Tomorrow, 7:30 AM · Luis, van 1',
        },
        {
          icon: 'dollar',
          title: 'Paid by text',
          time: '9:40 AM',
          text: '$1,480.00 · 50-gallon tank',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        { icon: 'star', title: 'Review', time: '11:40 AM', text: '“Hot shower by ten. Clean work.”' },
      ],
    },
    stops: [
      {
        large: '6:48',
        small: 'PM',
        event: 'Vera calls while you solder',
        picture: {
          kind: 'calls',
          title: 'One van’s Tuesday, call by call',
          detail: '24 calls between 7 AM and 7 PM',
          label: 'Example: of the 24 calls of one day, 10 were picked up and 14 were texted back while on a job.',
          hours: ['7', '8', '9', '10', '11', '12', '1', '2', '3', '4', '5', '6'],
          answered: { legend: 'picked up', counts: [1, 1, 2, 1, 1, 1, 0, 1, 1, 0, 1, 0] },
          texted: { legend: 'texted back while on a job', counts: [0, 2, 1, 1, 1, 0, 1, 1, 2, 2, 1, 2] },
        },
        features: 1,
      },
      {
        large: '6:55',
        small: 'PM',
        event: 'Booked for tomorrow',
        picture: {
          kind: 'visit',
          day: 'Tomorrow',
          hour: '7:30',
          title: 'Water heater',
          detail: 'Luis, van 1',
          badge: { text: 'Booked', tone: 'leaf' },
        },
        features: 1,
      },
      {
        large: '9:40',
        small: 'AM',
        event: 'Paid by text, $1,480.00',
        picture: {
          kind: 'sheet',
          label: 'Example: a water heater’s invoice, paid by text in the driveway.',
          title: 'Invoice 2217',
          rows: [
            { label: '50-gallon gas water heater', value: '$960.00' },
            { label: 'Expansion tank and valves', value: '$140.00' },
            { label: 'Labor and haul-away', value: '$380.00' },
          ],
          total: { label: 'Total', value: '$1,480.00' },
          badge: { text: 'Paid in the driveway', tone: 'leaf' },
        },
        wide: true,
        drawing: 'driveway',
        features: 2,
      },
      {
        large: '11:40',
        small: 'AM',
        event: 'Review',
        picture: { kind: 'review', moment: 5 },
        features: 2,
      },
    ],
  },
  features: [
    {
      title: 'Missed-call text back',
      text: 'A call you can’t take gets a text in your words, and the answer lands in your inbox.',
    },
    {
      title: 'Scheduling and confirmations',
      text: 'Homeowners pick a window from your calendar. You put a plumber on it, and both sides get a reminder.',
    },
    {
      title: 'Text-to-pay invoices',
      text: 'Text the bill from the van. If it sits, a reminder asks again so you don’t have to.',
    },
    {
      title: 'Estimates and change orders',
      text: 'Track each estimate, and send a friendly text on the day you choose. When the wall opens on cast iron, the change goes on record with its price.',
    },
    {
      title: 'Photo records',
      text: 'Shots of valves and joints stay on the customer’s record for the next visit.',
    },
    {
      title: 'Reviews and reminders',
      text: 'A text asks for the review and, a year on, offers a flush or backflow test.',
    },
  ],
  seeAlso:
    '[AI that answers plumbing calls](/ai), [local search for plumbers](/gmb-seo), [HVAC companies](/industries/hvac), [electrical contractors](/industries/electricians)',
  stats: {
    title: 'Our figures for plumbing shops',
    claims: ['plumbers-first', 'plumbers-second', 'plumbers-third', 'plumbers-fourth'],
  },
  whyChoose: {
    title: 'Why it fits a plumbing shop',
    cards: [
      {
        title: 'Emergencies stand out',
        text: 'Your text back can ask what is wrong, and “burst” or “sewage” tells you whom to call first.',
      },
      {
        title: 'The house has a history',
        text: 'Open a name and see the water heater you put in, the old quotes and what is still owed.',
      },
    ],
  },
  questions: {
    title: 'Questions about plumbing software',
    items: [
      {
        question: 'Do I have to give up my accounting program?',
        answer: 'No, it stays. The CRM takes over texting, booking, estimates, invoices by text and review requests.',
      },
      {
        question: 'Does it text a caller I have already talked to?',
        answer: 'No. It goes only to callers you missed, in words you wrote.',
      },
      {
        question: 'Can I keep the number on my van?',
        answer: 'Yes. Phone Setup ({phoneSetupPrice}) connects it, or gets you a new one.',
      },
    ],
  },
  closing: {
    title: 'Somebody gets the next burst pipe',
  },
} satisfies Content<'industries/*'>;
