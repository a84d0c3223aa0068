import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/landscaping',
  kind: 'trade',
  icon: 'shovel',
  card: {
    title: 'Landscaping crews',
    text: 'Weekly mowing, mulch and snow contracts come up for renewal on time, and a moved visit reaches the client by text.',
  },
  seo: {
    title: 'Landscaping and lawn care CRM for crews',
    description:
      'Price cleanups from yard photos, rebook last year’s lawns and text clients the new day when it rains. Software for landscaping companies.',
  },
  hero: {
    eyebrow: 'For landscaping and lawn care',
    title: { text: 'Fill your landscaping route before spring', marker: 'before spring' },
    lede: 'A CRM that answers cleanup calls by text, rebooks last year’s lawns and lets you text the new day when rain moves the crew.',
  },
  tool: {
    object: 'mower',
    label:
      'Example: a mower whose bag has a thread on it: yard photos are in, a quote is drafted, and Thursday gets one more stop.',
    ground: 'sun',
    core: 'brand',
    sign: 'leaf',
    plate: {
      kind: 'thread',
      head: { title: 'Yard photos · Joan A.', time: '6:35' },
      messages: [
        { from: 'business', text: 'Thanks for the photos. How wide is the side gate?' },
        { from: 'customer', text: 'Four feet. No dog.' },
      ],
      draft: 'Cleanup and edging, $385. Thursday OK?',
    },
    tag: {
      top: 'Thursday',
      figure: '$385',
      text: 'Cleanup and edging',
      badge: { text: 'Added to the loop', tone: 'leaf' },
    },
    places: {
      plate: { x: 124, y: 134, width: 358, height: 312 },
      hook: { x: 584, y: 80, string: 44, turn: 2 },
      phone: { middle: 288, y: 454, turn: -2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'The grass grows faster than the paperwork',
    cards: [
      {
        title: 'Calls over the mower',
        text: 'In April the phone buzzes while you ride a zero-turn in earmuffs. By the time you shut down, they have hired someone else.',
      },
      {
        title: 'Rain wrecks the week',
        text: 'One wet Tuesday pushes every lawn back a day, and you spend the evening calling clients.',
      },
      {
        title: 'Extras nobody bills',
        text: 'The crew hauled off storm limbs and topped up a bed. It was agreed at the curb, so it never made it to the invoice.',
      },
    ],
  },
  story: {
    title: 'An overgrown yard finds its mowing day',
    scene: {
      kind: 'storyline',
      label: 'Example: yard photos become a spring cleanup, a mowing season and a fall aeration.',
      moments: [
        {
          icon: 'camera',
          title: 'Yard photos · Joan A.',
          time: 'Apr 6',
          from: 'customer',
          text: 'Beds are full of leaves. What would it run?',
        },
        {
          icon: 'file-text',
          title: 'Cleanup quote',
          time: 'Apr 6',
          from: 'business',
          text: 'Cleanup and edging, $385. Thursday OK?',
        },
        {
          icon: 'route',
          title: 'Added to the loop',
          time: 'Apr 9',
          text: 'Crew 1 · last stop on Larch Street',
        },
        {
          icon: 'repeat',
          title: 'Paid, season signed',
          time: 'Apr 10',
          text: 'Weekly mowing through October',
          badge: { text: 'Every Thursday', tone: 'leaf' },
        },
        {
          icon: 'leaf',
          title: 'Fall visit',
          time: 'Sep 10',
          text: 'Aeration on Thursday, Sep 17',
          badge: { text: 'Booked', tone: 'leaf' },
        },
      ],
    },
    stops: [
      {
        large: 'Apr 6',
        event: 'Yard photos from Joan A.',
        picture: {
          kind: 'calls',
          title: 'Saturday calls in April, from the mower',
          detail: '21 calls between 8 AM and 5 PM',
          label: 'Example: of 21 calls on a Saturday, 6 were picked up and 15 were asked by text for photos.',
          hours: ['8', '9', '10', '11', '12', '1', '2', '3', '4'],
          answered: { legend: 'picked up', counts: [1, 0, 1, 0, 2, 1, 0, 0, 1] },
          texted: { legend: 'asked by text for yard photos', counts: [1, 2, 2, 3, 1, 1, 2, 2, 1] },
        },
        features: 1,
      },
      {
        large: 'Apr 9',
        event: 'Added to the loop',
        picture: {
          kind: 'visit',
          day: 'Thursday',
          hour: '9',
          title: 'Cleanup and edging',
          detail: 'Crew 1, last stop on Larch Street',
          badge: { text: 'Booked', tone: 'leaf' },
        },
        features: 2,
      },
      {
        large: 'Signed',
        small: 'Apr 10',
        event: 'Paid, and the whole season with it',
        picture: {
          kind: 'sheet',
          label: 'Example: a spring cleanup is paid by text, and weekly mowing is signed through October.',
          title: 'Spring cleanup · Joan A.',
          rows: [
            { label: 'Beds cleared, leaves hauled', value: '$265.00' },
            { label: 'Edging, front and back', value: '$120.00' },
          ],
          total: { label: 'Total', value: '$385.00' },
          badge: { text: 'Every Thursday', tone: 'leaf' },
        },
        wide: true,
        drawing: 'driveway',
        features: 2,
      },
      { large: 'Sep 17', event: 'Fall visit', picture: { kind: 'note', moment: 5 }, features: 1 },
    ],
  },
  features: [
    {
      title: 'A text while you mow',
      text: 'Missed callers get a text that asks for the address and a few yard photos, so you can price the cleanup at lunch.',
    },
    {
      title: 'Crew days and rain days',
      text: 'Each crew’s visits are on the calendar. Move a washed-out Tuesday to Wednesday, and text those clients the new date.',
    },
    {
      title: 'Notes for every property',
      text: 'Gate codes, shutoff valves, the soggy corner: a new crew lead can read up before the ramp drops.',
    },
    {
      title: 'Per-cut or monthly bills',
      text: 'Text invoices when the day is done, by the cut or by the month. Unpaid ones get a friendly reminder.',
    },
    {
      title: 'Estimates for installs',
      text: 'Patios, sod and drainage get an estimate with options. Swap boxwoods for hollies, and the change is on record.',
    },
    {
      title: 'Reminders by season',
      text: 'Crabgrass control, aeration, blowouts before the freeze: clients hear from you when it is due.',
    },
  ],
  seeAlso:
    '[spring and fall texts](/marketing-automation), [local SEO for lawn care](/gmb-seo), [mobile groomers](/industries/pet-services), [heating and air companies](/industries/hvac)',
  stats: {
    title: 'Our figures for landscaping companies',
    claims: ['landscaping-first', 'landscaping-second', 'landscaping-third', 'landscaping-fourth'],
  },
  whyChoose: {
    title: 'From mud season to first snow',
    cards: [
      {
        title: 'Rebooking before the thaw',
        text: 'In February, write to last year’s clients with the same service and a link to say yes.',
      },
      {
        title: 'Winter work, same list',
        text: 'Offer snow service, holiday lights and early renewals to the same clients, so January has stops too.',
      },
    ],
  },
  questions: {
    title: 'Questions about lawn care software',
    items: [
      {
        question: 'Does it replace my routing and accounting?',
        answer:
          'No, both stay. It takes over missed calls, crew calendars, reminders by season, estimates and bills by text.',
      },
      {
        question: 'Can I keep the number on the trailer?',
        answer: 'Yes. Phone Setup ({phoneSetupPrice}) connects it.',
      },
    ],
  },
  closing: {
    title: 'Spring calls all come in the same week',
  },
} satisfies Content<'industries/*'>;
