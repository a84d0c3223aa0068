import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/roofing',
  kind: 'trade',
  icon: 'cloud-hail',
  card: {
    title: 'Roofing contractors',
    text: 'After hail, take inspection requests by form and text, keep shingle photos by address and note where each adjuster visit stands.',
  },
  seo: {
    title: 'Roofing CRM for storm calls and supplements',
    description:
      'A roofing CRM that texts back hail calls, books inspections by neighborhood and keeps photos, claims and supplements with the job.',
  },
  hero: {
    eyebrow: 'For roofing contractors',
    title: { text: 'A roofing CRM for the calls after the hail', marker: 'after the hail' },
    lede: 'When a whole street calls, it texts people back, books the inspections and keeps photos, estimates and supplements with the job.',
  },
  tool: {
    object: 'shingles',
    label:
      'Example: a house under a shingle roof, with the thread of a caller after the hail, a draft, and the inspection on Saturday.',
    ground: 'sun',
    core: 'brand-soft',
    sign: 'hail',
    plate: {
      kind: 'thread',
      head: { title: 'Copperline Roofing · Storm line', time: '9:12 PM', missed: true },
      messages: [
        { from: 'business', text: 'Copperline Roofing here. We missed your call. What happened?' },
        { from: 'customer', text: 'Hail came through. Shingles look bruised.' },
      ],
      draft: 'Any water coming in? If not, stay off the ladder. We can be up there Saturday at 8\u00a0AM.',
    },
    tag: {
      top: 'Saturday',
      figure: '8 AM',
      text: 'Roof inspection, 22 Garnet Ct',
      badge: { text: 'Confirmed', tone: 'leaf' },
    },
    places: {
      plate: { x: 98, y: 236, width: 394, height: 340 },
      hook: { x: 589, y: 148, string: 44, turn: 3 },
      phone: { middle: 288, y: 96, turn: 2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'A hailstorm hits your office first',
    cards: [
      {
        title: 'The whole town calls',
        text: 'By sunrise the voicemail is full. The homeowner you reach on Friday signed with a door knocker on Wednesday.',
      },
      {
        title: 'Claims stuck in between',
        text: 'The adjuster wants the north slope again, the supplement lacks one signature, and nobody knows whose move it is.',
      },
      {
        title: 'Proof on three phones',
        text: 'Test squares, lifted flashing: the picture you need was taken in May by somebody in the other truck.',
      },
    ],
  },
  story: {
    title: 'One hail claim, from bruised to paid',
    scene: {
      kind: 'storyline',
      label:
        'Example: a missed call about hail becomes an inspection, a photo report, a deductible paid by text and a five-star review.',
      moments: [
        {
          icon: 'phone-missed',
          title: 'Missed call · Tess M.',
          time: 'Wed 9:12 PM',
          from: 'customer',
          text: 'Hail came through. Shingles look bruised.',
        },
        {
          icon: 'calendar-check',
          title: 'Inspection offer',
          time: 'Wed 9:13 PM',
          from: 'business',
          text: 'We can be up there Saturday at 8 AM.',
        },
        {
          icon: 'camera',
          title: 'Roof report sent',
          time: 'Sat noon',
          text: '31 photos, all four slopes, hits chalked',
        },
        {
          icon: 'wallet',
          title: 'Deductible paid',
          time: 'Jul 8',
          text: '$1,500.00 by text, tear-off on Friday',
          badge: { text: 'Crew scheduled', tone: 'leaf' },
        },
        {
          icon: 'star',
          title: 'Review · Tess M.',
          time: 'Jul 13',
          text: '“Swept the yard twice. Not one nail.”',
        },
      ],
    },
    stops: [
      {
        large: '9:12',
        small: 'PM Wed',
        event: 'Missed call from Tess M.',
        picture: {
          kind: 'calls',
          title: 'The morning after the hail, hour by hour',
          detail: '30 calls between 6 AM and 2 PM',
          label: 'Example: of 30 calls on the morning after hail, 12 were picked up and 18 were texted back.',
          hours: ['6', '7', '8', '9', '10', '11', '12', '1'],
          answered: { legend: 'picked up', counts: [1, 2, 2, 2, 1, 2, 1, 1] },
          texted: { legend: 'texted for the address', counts: [1, 3, 3, 3, 3, 2, 2, 1] },
        },
        features: 1,
      },
      {
        large: '31',
        small: 'photos',
        event: 'Roof report sent, Saturday noon',
        picture: { kind: 'note', moment: 3 },
        features: 2,
      },
      {
        large: '$1,500',
        small: 'Jul 8',
        event: 'Deductible paid, tear-off on Friday',
        picture: {
          kind: 'pipeline',
          label: 'Example: a board with roofs that are inspected, in a claim, or scheduled for tear-off.',
          columns: [
            {
              name: 'Inspected',
              count: 9,
              cards: [
                { title: '22 Garnet Ct', detail: 'Hail · gutters too' },
                { title: 'Bello', detail: 'Wind · ridge cap' },
              ],
            },
            {
              name: 'Claim open',
              count: 6,
              cards: [
                { title: '112 Pratt Rd', detail: 'Adjuster Tuesday' },
                { title: 'Ostrow', detail: 'Supplement sent' },
              ],
            },
            {
              name: 'Tear-off set',
              count: 4,
              cards: [
                { title: 'Miranda', detail: 'Fri · 28 squares' },
                { title: 'Mesa Chapel', detail: 'Metal · permit in' },
              ],
            },
          ],
        },
        wide: true,
        features: 2,
      },
      { large: 'Jul 13', event: 'Review', picture: { kind: 'review', moment: 5 }, features: 1 },
    ],
  },
  features: [
    {
      title: 'Replies for a hail night',
      text: 'Callers you miss get a text that asks for the address, the age of the roof and any water inside.',
    },
    {
      title: 'Inspections by the block',
      text: 'Offer slots on the day you work their side of town, so your inspector climbs more and drives less.',
    },
    {
      title: 'Slope-by-slope photos',
      text: 'Chalked hits, valleys, vents and pipe boots are filed with the job, whoever held the phone.',
    },
    {
      title: 'Deposits and final checks',
      text: 'Collect the deductible by text, and set reminders for the recoverable depreciation.',
    },
    {
      title: 'Estimates and supplements',
      text: 'Architectural or metal, with ice and water shield on its own line. Rotten decking becomes a change order.',
    },
    {
      title: 'Reviews from the street',
      text: 'Send the request after the magnet sweep, while the tear-off is the talk of the street.',
    },
  ],
  seeAlso:
    '[call answering for roofers](/ai), [job records by address](/crm-solutions), [remodeling contractors](/industries/home-improvement), [rooftop solar](/industries/solar)',
  stats: {
    title: 'Our figures for roofing companies',
    claims: ['roofing-first', 'roofing-second', 'roofing-third', 'roofing-fourth'],
  },
  whyChoose: {
    title: 'Made for people on ladders',
    cards: [
      {
        title: 'See whose move it is',
        text: 'Filed, adjuster met, supplement sent, depreciation owed: the CRM keeps the paper trail.',
      },
      {
        title: 'Files an adjuster can read',
        text: 'Photos and scope can go out in one report, so nobody asks for the north slope twice.',
      },
    ],
  },
  questions: {
    title: 'Questions about roofing software',
    items: [
      {
        question: 'Does it measure roofs or write the scope?',
        answer:
          'No. Measuring, scope and accounting stay in your tools. The CRM keeps photos, estimates, supplements and payments on the job.',
      },
      {
        question: 'Can we text every house on a hail street?',
        answer: 'Only people who agreed to texts from you. Anyone can reply STOP.',
      },
      { question: 'Can the storm line keep its number?', answer: 'Yes. Phone Setup ({phoneSetupPrice}) connects it.' },
    ],
  },
  closing: {
    title: 'The next cell is already on the radar',
  },
} satisfies Content<'industries/*'>;
