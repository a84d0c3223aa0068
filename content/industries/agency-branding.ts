import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/marketing-agencies/branding',
  kind: 'agency',
  icon: 'stamp',
  card: {
    title: 'Branding studios',
    text: 'Logo directions that stay decided, phase payments and a rollout list down to the cup sleeve.',
  },
  seo: {
    title: 'CRM for branding agencies: sign-off to rollout',
    description:
      'The CRM for branding studios tired of “logo thoughts” emails: concept decisions, phase payments and rollout lists.',
  },
  hero: {
    eyebrow: 'For branding studios',
    title: { text: 'Get the logo signed off and keep it that way', marker: 'signed off' },
    lede: 'A CRM for branding studios that records who chose which direction and why, prices the extra concept and follows the rollout to the last sign.',
  },
  tool: {
    object: 'swatches',
    label: 'Example: a fan of color swatches with a press proof on top, approved for 5,000 coffee sleeves.',
    ground: 'blue',
    core: 'clay-bright',
    sign: 'stretch',
    plate: {
      kind: 'sheet',
      title: 'Press proof',
      detail: 'Kestrel Coffee · Cup sleeve',
      rows: [
        { label: 'Logo, one color', value: 'Direction B' },
        { label: 'Spot color', value: 'Kestrel rust' },
        { label: 'Clear space', value: 'Checked' },
      ],
    },
    tag: {
      top: 'Print run',
      figure: '5,000',
      text: 'OK by text',
      badge: { text: 'Approved', tone: 'leaf' },
    },
    places: {
      plate: { x: 110, y: 152, width: 358, height: 304 },
      hook: { x: 556, y: 150, string: 44, turn: 3 },
      phone: { middle: 288, y: 372, turn: -2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'How good identities die in meetings',
    cards: [
      {
        note: 'B won. Ask the barista?',
        title: 'Everyone’s a designer',
        text: 'On Monday direction B had won. By Wednesday the owner’s husband, a barista and a neighbor have views on the kerning.',
      },
      {
        note: 'concept nine by Thursday',
        title: 'The ninth concept',
        text: 'Your proposal says three directions. You draw more, because nobody wrote down why the earlier ones were rejected.',
      },
      {
        note: 'tell them: not that green',
        title: 'A stretched logo',
        text: 'The brand book was delivered. The next flyer shows the mark squeezed flat, in somebody’s favorite green.',
      },
    ],
  },
  story: {
    title: 'The roaster whose logo said vape shop',
    scene: {
      kind: 'storyline',
      label: 'Example: a missed call leads to a confirmed logo direction, a paid phase and a five-star review.',
      moments: [
        {
          icon: 'phone-missed',
          title: 'Missed call · Renzo',
          time: '4:45 PM',
          text: 'Text back: “New name or new look?”',
        },
        {
          icon: 'message',
          title: 'Renzo’s answer',
          time: '4:47 PM',
          from: 'customer',
          text: 'New look. The name on the bags stays.',
        },
        {
          icon: 'send',
          title: 'Direction B',
          time: 'Week 4',
          from: 'business',
          text: 'Confirm B, and we retire A and C.',
          badge: { text: 'Confirmed', tone: 'leaf' },
        },
        {
          icon: 'dollar',
          title: 'Identity phase',
          time: 'Week 5',
          text: '$4,500.00 · link in a text',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        {
          icon: 'star',
          title: 'Review',
          time: 'Week 10',
          text: '“Strangers take photos of our cups.”',
        },
      ],
    },
    stops: [
      {
        large: '4:45',
        small: 'PM',
        event: 'Missed call from Renzo',
        picture: { kind: 'talk', moments: [1, 2] },
        features: 1,
      },
      {
        large: 'Week 4',
        event: 'Direction B, confirmed',
        picture: {
          kind: 'plan',
          label: 'Example: a logo decision in week four of ten, with two directions retired and direction B confirmed.',
          title: 'Kestrel Coffee · identity',
          badge: { text: 'Direction B', tone: 'leaf' },
          unit: 'Week',
          total: 10,
          now: 4,
          rows: [
            { text: 'A: “Still a vape shop.”', value: 'Retired', from: 0, to: 2 },
            { text: 'C: too near a rival’s bird', value: 'Retired', from: 2, to: 3 },
            { text: 'B: confirmed by Renzo', value: 'Confirmed', from: 3, to: 4 },
            { text: 'Identity phase', value: '$4,500.00', from: 4, to: 10 },
          ],
        },
        wide: true,
        features: 2,
      },
      {
        large: '$4,500',
        small: 'Week 5',
        event: 'Identity phase',
        picture: {
          kind: 'sum',
          name: 'Renzo',
          text: 'Link in a text',
          amount: '$4,500.00',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        features: 1,
      },
      { large: 'Week 10', event: 'Review', picture: { kind: 'review', moment: 5 }, features: 2 },
    ],
  },
  features: [
    {
      title: 'Brand questionnaires',
      text: 'Founders answer it before the workshop.',
    },
    {
      title: 'Decisions on record',
      text: 'Clients can see each direction in their portal. Their choice goes on the record.',
    },
    {
      title: 'Extra concepts, quoted',
      text: 'A fourth direction goes out as a change order. A yes comes before the sketch.',
    },
    {
      title: 'Paid phase by phase',
      text: 'Discovery, identity and guidelines each close with a payment link by text.',
    },
    {
      title: 'Touchpoint photos',
      text: 'Before, proof and after stay with the project.',
    },
    {
      title: 'Yearly brand audits',
      text: 'A reminder offers former clients a check of signs, site and packaging.',
    },
  ],
  seeAlso:
    '[client records for studios](/crm-solutions), [a new website](/web-design), [agencies for web design](/industries/marketing-agencies/web-design), [social media agencies](/industries/marketing-agencies/social-media-management)',
  stats: {
    title: 'Our figures for branding agencies',
    claims: ['agency-consistency', 'agency-approval', 'agency-recognition'],
  },
  whyChoose: {
    title: 'Built around how identity work gets decided',
    cards: [
      {
        title: 'One decider per phase',
        text: 'Anyone can comment. The record names the one who signs off.',
      },
      {
        title: 'Your look throughout',
        text: 'Reports to clients can carry your wordmark and colors, and no other brand.',
      },
    ],
  },
  questions: {
    title: 'Questions about software for brand studios',
    items: [
      {
        question: 'Does it replace our design files or our accounting?',
        answer: 'No, both stay. The CRM keeps the answers, the approvals, the quotes and the payments of each project.',
      },
      {
        question: 'Where do clients see the directions?',
        answer: 'In their customer portal. What they choose goes on the record, with the name of whoever chose it.',
      },
      {
        question: 'Can the studio’s number stay?',
        answer: 'Yes. Phone Setup ({phoneSetupPrice}) connects the number you print on everything.',
      },
    ],
  },
  closing: {
    title: 'Somebody’s cousin is about to see the logo',
  },
} satisfies Content<'industries/*'>;
