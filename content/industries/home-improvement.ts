import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/home-improvement',
  kind: 'trade',
  icon: 'paint-roller',
  card: {
    title: 'Home improvement',
    text: 'A kitchen takes weeks. Tile selections, change orders and progress photos stay where the client can look at them.',
  },
  seo: {
    title: 'Remodeling CRM for bids and change orders',
    description:
      'Kitchens, baths and additions from first measure to punch list. Remodeling software with change orders on record and clients who know what’s next.',
  },
  hero: {
    eyebrow: 'For remodeling contractors',
    title: { text: 'Price remodel changes before the saw starts', marker: 'the saw starts' },
    lede: 'The island moves, a window is added, there is rot behind the tile. A CRM for remodelers keeps each change, price and OK on record.',
  },
  tool: {
    object: 'laser-level',
    label: 'Example: a laser level with a change order for a kitchen on it, approved by text for $1,140.',
    ground: 'blue',
    core: 'clay-bright',
    sign: 'hammer',
    plate: {
      kind: 'sheet',
      title: 'Change order 3',
      detail: 'Gina Ferraro · Kitchen',
      rows: [
        { label: 'Under-cabinet lights, 14 ft', value: '$620.00' },
        { label: 'Two outlets in the island', value: '$340.00' },
        { label: 'Drywall patch and paint', value: '$180.00' },
      ],
    },
    tag: {
      top: 'Total',
      figure: '$1,140',
      text: 'OK by text',
      badge: { text: 'Approved, paid', tone: 'leaf' },
    },
    places: {
      plate: { x: 106, y: 248, width: 380, height: 240 },
      hook: { x: 580, y: 268, string: 40, turn: 2 },
      phone: { middle: 296, y: 456, turn: -2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'What eats the margin on a remodel',
    cards: [
      {
        note: 'niche, can light, wider door',
        title: '“While you’re at it”',
        text: 'A shower niche, one more can light, a wider doorway. Everybody nodded in the hallway, and nobody wrote down a price.',
      },
      {
        note: 'tell them about the vanity',
        title: 'Clients left guessing',
        text: 'You know the vanity is on backorder. The family at the laundry sink just sees an empty bathroom.',
      },
      {
        note: 'takeoff: Thursday night?',
        title: 'Bids typed after bedtime',
        text: 'You measured the bath on Monday. The takeoff waits for a quiet evening while the couple meets two other contractors.',
      },
    ],
  },
  story: {
    title: 'The bathroom that grew a laundry closet',
    scene: {
      kind: 'storyline',
      label:
        'Example: a web form about a hall bath becomes a contract, a paid change order and a last draw paid by text.',
      moments: [
        {
          icon: 'layout',
          title: 'Web form · Bridget W.',
          time: '10:20 PM',
          from: 'customer',
          text: 'Hall bath, pink 1960s tile. Please help.',
        },
        {
          icon: 'calendar',
          title: 'Measuring visit',
          time: '10:21 PM',
          from: 'business',
          text: 'Hank can come measure Friday at 4. OK?',
        },
        {
          icon: 'handshake',
          title: 'Contract signed',
          time: 'Week 2',
          text: 'Tub to shower, $18,900 in 3 draws',
        },
        {
          icon: 'pen',
          title: 'Change order 1',
          time: 'Week 5',
          text: 'Laundry closet, $2,460.00',
          badge: { text: 'Approved, paid', tone: 'leaf' },
        },
        {
          icon: 'dollar',
          title: 'Last draw',
          time: 'Week 8',
          text: '$6,300.00 · punch list done',
          badge: { text: 'Paid', tone: 'leaf' },
        },
      ],
    },
    stops: [
      {
        large: '10:20',
        small: 'PM',
        event: 'Web form from Bridget W.',
        picture: { kind: 'talk', moments: [1, 2] },
        features: 1,
      },
      {
        large: '$18,900',
        small: 'Week 2',
        event: 'Contract signed',
        picture: {
          kind: 'plan',
          label: 'Example: a hall bath in eight weeks, with three draws of $6,300 from the contract to the punch list.',
          title: 'Hall bath · 3 draws',
          badge: { text: 'Signed', tone: 'blue' },
          unit: 'Week',
          total: 8,
          now: 2,
          rows: [
            { text: 'Measured, bid signed', value: '$6,300.00', from: 0, to: 2 },
            { text: 'Tub out, shower in', value: '$6,300.00', from: 2, to: 5 },
            { text: 'Tile, glass, punch list', value: '$6,300.00', from: 5, to: 8 },
          ],
        },
        wide: true,
        features: 2,
      },
      {
        large: 'Week 5',
        event: 'Change order 1',
        picture: {
          kind: 'sum',
          text: 'Laundry closet',
          amount: '$2,460.00',
          badge: { text: 'Approved, paid', tone: 'leaf' },
        },
        features: 2,
      },
      {
        large: 'Week 8',
        event: 'Last draw, punch list done',
        picture: {
          kind: 'sum',
          text: 'By text, after the last item',
          amount: '$6,300.00',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        features: 1,
      },
    ],
  },
  features: [
    {
      title: 'Leads from the couch',
      text: 'Your form asks for room, budget and pictures, then offers a measuring visit.',
    },
    {
      title: 'Bids with allowances',
      text: 'Track each bid with its allowances and options, and remind the couple that you are waiting for a yes.',
    },
    {
      title: 'Subs on one calendar',
      text: 'Drywaller, tile setter and inspector each get a confirmation, and the client knows whose boots to expect.',
    },
    {
      title: 'Changes put in writing',
      text: 'A photo, a sentence, the cost and the extra days: the client can OK it before anyone picks up the saw.',
    },
    {
      title: 'Behind-the-wall photos',
      text: 'Shoot blocking, pipes and wires before the drywall goes up, so the grab bar finds its stud.',
    },
    {
      title: 'A portal per project',
      text: 'Schedule, pictures and payments, where clients can look before they text you on a Sunday.',
    },
  ],
  seeAlso:
    '[a CRM for remodelers](/crm-solutions), [websites for contractors](/web-design), [roofing companies](/industries/roofing), [electrical crews](/industries/electricians)',
  stats: {
    title: 'Our figures for remodelers',
    claims: ['home-improvement-first', 'home-improvement-second', 'home-improvement-third', 'home-improvement-fourth'],
  },
  whyChoose: {
    title: 'At home on a dusty job site',
    cards: [
      {
        title: 'Easy on lead carpenters',
        text: 'A chipped slab of quartz takes one photo and a sentence, and the office has it on file.',
      },
      {
        title: 'After the kitchen, the bath',
        text: 'Finished clients get a review request now and, in a year, a note about the basement.',
      },
    ],
  },
  questions: {
    title: 'Questions about remodeling software',
    items: [
      {
        question: 'Does it replace my estimating software?',
        answer:
          'No. Takeoffs and accounting stay there. Here you send the bid, follow it up, put changes in writing and collect draws by text.',
      },
      {
        question: 'Can past clients still call my number?',
        answer: 'Yes. Phone Setup ({phoneSetupPrice}) connects it to the inbox.',
      },
    ],
  },
  closing: {
    title: 'Where did the last remodel lose money?',
  },
} satisfies Content<'industries/*'>;
