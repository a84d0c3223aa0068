import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/home-inspectors',
  kind: 'trade',
  icon: 'flashlight',
  card: {
    title: 'Home inspectors',
    text: 'Buyer and agent settle on a slot before the contingency runs out, and both get the report, photos and radon result.',
  },
  seo: {
    title: 'Home inspection software: booking to report',
    description:
      'Send the agreement and the fee with the booking, then deliver the report to buyer and agent. A CRM that schedules for home inspectors.',
  },
  hero: {
    eyebrow: 'For home inspection firms',
    title: { text: 'Get the inspection report out before the agent asks', marker: 'report out' },
    lede: 'A CRM for home inspectors: the agreement and the fee go out with the booking, and the report reaches buyer and agent.',
  },
  tool: {
    object: 'clipboard',
    label: 'Example: a clipboard with the summary page of an inspection, which was delivered with 64 photos.',
    ground: 'blue',
    core: 'sun',
    sign: 'lens',
    plate: {
      kind: 'sheet',
      title: 'Summary page',
      detail: '27 Quarry Lane · Ingrid N.',
      rows: [
        { label: 'Double-tapped breaker', value: 'Item 3' },
        { label: 'Flashing at the chimney', value: 'Item 5' },
        { label: 'Handrail, cellar stairs', value: 'Item 8' },
      ],
    },
    tag: {
      top: 'Photos',
      figure: '64',
      text: 'Released by Desmond',
      badge: { text: 'Delivered', tone: 'leaf' },
    },
    places: {
      plate: { x: 110, y: 104, width: 340, height: 330 },
      hook: { x: 580, y: 116, string: 42, turn: 2 },
      phone: { middle: 288, y: 340, turn: -2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'Where an inspector’s evening goes',
    cards: [
      {
        note: 'agent called, crawl space',
        title: 'Agents can’t reach you',
        text: 'You are flat in a crawl space when an agent calls. Her contingency clock is running, so she tries the next inspector.',
      },
      {
        note: 'print agreement for porch',
        title: 'Unsigned at the door',
        text: 'The buyer is on the porch, the lockbox is open, and the pre-inspection agreement is still unread in somebody’s inbox.',
      },
      {
        note: 'caption photos after supper',
        title: 'Report night',
        text: 'Two houses of photos to caption after supper, and at seven the agent asks where the report is.',
      },
    ],
  },
  story: {
    title: 'Offer accepted Monday, report by Wednesday',
    scene: {
      kind: 'storyline',
      label: 'Example: an agent’s request becomes a paid inspection, a report on Wednesday and another request.',
      moments: [
        {
          icon: 'message',
          title: 'Agent · T. Barros',
          time: 'Mon 7:50 PM',
          from: 'customer',
          text: 'Offer accepted. Can you do Wednesday?',
        },
        {
          icon: 'calendar',
          title: 'Slot offered',
          time: 'Mon 7:51 PM',
          from: 'business',
          text: 'Wed 8:30 is open. Add radon?',
        },
        {
          icon: 'pen',
          title: 'Agreement and fee',
          time: 'Mon 8:12 PM',
          text: 'Ingrid N., buyer · $585.00',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        {
          icon: 'send',
          title: 'Report delivered',
          time: 'Wed 6:40 PM',
          text: 'To buyer and agent, summary on top',
        },
        {
          icon: 'handshake',
          title: 'T. Barros again',
          time: 'Next Mon',
          from: 'customer',
          text: 'Another offer. Do you have Friday?',
        },
      ],
    },
    stops: [
      {
        large: '7:50',
        small: 'PM Mon',
        event: 'Agent T. Barros writes',
        picture: { kind: 'talk', moments: [1, 2] },
        features: 1,
      },
      {
        large: '$585',
        small: '8:12 PM',
        event: 'Fee paid',
        picture: {
          kind: 'sum',
          name: 'Ingrid N., buyer',
          text: 'Agreement and fee',
          amount: '$585.00',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        features: 1,
      },
      {
        large: '6:40',
        small: 'PM Wed',
        event: 'Report delivered, to buyer and agent',
        picture: {
          kind: 'plan',
          label:
            'Example: an inspection from Monday to Saturday, with the report out on Wednesday and radon due on Friday.',
          title: '27 Quarry Lane',
          badge: { text: 'Report sent', tone: 'leaf' },
          unit: 'Day',
          total: 6,
          now: 3,
          rows: [
            { text: 'Agreement and fee', value: '$585.00', from: 0, to: 1 },
            { text: 'Attic, roof, crawl space', value: '64 photos', from: 2, to: 2.6 },
            { text: 'Report, buyer and agent', value: '6:40 PM', from: 2.6, to: 3 },
            { text: 'Radon result', value: 'Friday', from: 3, to: 5 },
          ],
        },
        wide: true,
        features: 2,
      },
      {
        large: 'Again',
        event: 'T. Barros writes, next Monday',
        picture: { kind: 'talk', moments: [5] },
        features: 2,
      },
    ],
  },
  features: [
    {
      title: 'Booking links for agents',
      text: 'Agents pick a slot on their phone. Your form asks for square footage, year built, foundation and add-ons.',
    },
    {
      title: 'Paperwork before arrival',
      text: 'Send the agreement and the invoice with the confirmation, and a reminder until it is paid. Buyers sign the way they do today.',
    },
    {
      title: 'Report delivery',
      text: 'You write the report where you do today. Buyer and agent each get the link with your summary on top, and the record shows when it went out.',
    },
    {
      title: 'Photos by address',
      text: 'Panel covers, flashing and data plates stay with the job for a buyer who calls later.',
    },
    {
      title: 'Agents worth a thank-you',
      text: 'See who sent you buyers this quarter, thank them, and write to those who have gone quiet since spring.',
    },
    {
      title: 'Warranty-year reminders',
      text: 'Write to new-build buyers before the builder’s first-year warranty ends, with slots for a second look.',
    },
  ],
  seeAlso:
    '[a website with your calendar](/web-design), [agreement reminders](/marketing-automation), [roof repair crews](/industries/roofing), [remodelers](/industries/home-improvement)',
  stats: {
    title: 'Our figures for home inspectors',
    claims: ['home-inspectors-first', 'home-inspectors-second', 'home-inspectors-third', 'home-inspectors-fourth'],
  },
  whyChoose: {
    title: 'Reasons an inspector can sign off on',
    cards: [
      {
        title: 'Findings are yours',
        text: 'Automatic messages cover times, fees and links. What a crack means is yours to explain.',
      },
      {
        title: 'Runs from the truck',
        text: 'Between the morning colonial and the afternoon condo you can confirm, invoice and send from your phone.',
      },
    ],
  },
  questions: {
    title: 'Questions about home inspection software',
    items: [
      {
        question: 'Does it write the inspection report?',
        answer: 'No. You write it in the program you use today, and the CRM sends the link to buyer and agent.',
      },
      {
        question: 'Can agents book without calling me?',
        answer: 'Yes. They pick an open slot on their phone, and both of you get a reminder.',
      },
      {
        question: 'Can agents use the number they have saved?',
        answer: 'Yes. Phone Setup ({phoneSetupPrice}) connects that very number.',
      },
    ],
  },
  closing: {
    title: 'An offer is being accepted across town',
  },
} satisfies Content<'industries/*'>;
