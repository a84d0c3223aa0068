import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/yoga-studios',
  kind: 'health',
  icon: 'flower',
  card: {
    title: 'Yoga studios',
    text: 'Class bookings confirmed by text, intro passes with a follow-up and sign-ups for the teacher training.',
  },
  seo: {
    title: 'Yoga studio software: bookings and intro passes',
    description:
      'Confirm class bookings, follow up on intro passes and answer students while you teach. A CRM for yoga studios and teachers.',
  },
  hero: {
    eyebrow: 'For yoga studios',
    title: { text: 'Turn intro passes into yoga regulars', marker: 'yoga regulars' },
    lede: 'A CRM for yoga studios that confirms bookings, follows up on intro passes and answers students while you teach.',
  },
  tool: {
    object: 'yoga-mat',
    label: 'Example: a yoga mat with the places of a class on it: one comes free, and a newcomer takes it by text.',
    ground: 'clay',
    core: 'brand',
    sign: 'mat',
    plate: {
      kind: 'seats',
      title: 'Vinyasa flow, 5:30',
      detail: 'Thursday · 4 asked for a spot',
      seats: { count: 20, freed: { place: 8, mark: 'N' } },
      messages: [
        { from: 'business', text: 'A mat opened up for 5:30. Want it?' },
        { from: 'customer', text: 'Yes please!' },
      ],
    },
    tag: {
      top: 'Noor H.',
      figure: '5:30',
      text: 'Vinyasa flow, first visit',
      badge: { text: 'Booked, 4:44 PM', tone: 'leaf' },
    },
    places: {
      plate: { x: 112, y: 228, width: 376, height: 284 },
      hook: { x: 580, y: 122, string: 42, turn: 2 },
      phone: { middle: 288, y: 497, turn: -2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'Lost between namaste and the next class',
    cards: [
      {
        dots: '111x11x1',
        title: 'Late cancels, empty mats',
        text: 'Someone drops out shortly before class. Four people wanted that spot, but you were already lighting the candles.',
        checklist: ['The waitlist is a sheet on the counter', 'Nobody reads email on the way to class'],
      },
      {
        dots: '111xx...',
        title: 'Intro passes that fade out',
        text: 'She came three times and said she would be back. Then the pass ran out and no one wrote.',
        checklist: ['No message before the pass expires', 'Newcomers get the same email as regulars'],
      },
      {
        dots: '1x1xx1xx',
        title: 'The rush at the desk after savasana',
        text: 'One student wants to pause her pass, one asks about blocks and one has never done yoga. The next class is at the door.',
        checklist: ['Messages answered from bed', 'Class packs paid in cash at the door'],
      },
    ],
  },
  story: {
    title: 'From sold out to a spot by the window',
    scene: {
      kind: 'storyline',
      label:
        'Example: a newcomer asks about a full class, gets a mat at 5:30, pays for an intro month by text and becomes a member.',
      moments: [
        {
          icon: 'list-checks',
          title: 'Text · Noor H.',
          time: '3:10 PM',
          from: 'customer',
          text: 'Any chance for 5:30 tonight?',
        },
        {
          icon: 'message',
          title: 'A mat opens',
          time: '4:42 PM',
          from: 'business',
          text: 'A mat opened up for 5:30. Want it?',
        },
        {
          icon: 'calendar-check',
          title: 'Spot taken',
          time: '4:44 PM',
          text: 'Vinyasa with Inés · first visit',
        },
        {
          icon: 'dollar',
          title: 'Pass paid by text',
          time: '7:05 PM',
          text: '$59.00 · intro month',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        {
          icon: 'repeat',
          title: 'Now a member',
          time: 'Week 4',
          text: 'Eight classes a month',
          badge: { text: 'Signed up', tone: 'leaf' },
        },
      ],
    },
    stops: [
      {
        large: '4:42',
        small: 'PM',
        event: 'A mat opens',
        picture: { kind: 'talk', moments: [1, 2] },
        features: 1,
      },
      {
        large: '4:44',
        small: 'PM',
        event: 'Spot taken',
        picture: {
          kind: 'attendance',
          title: 'The 5:30 class, eight Thursdays',
          detail: '20 mats in the room, students who came',
          label: 'Example: of 160 mats, 128 were booked ahead, 27 were filled after a text and 5 stayed empty.',
          places: 20,
          booked: { legend: 'booked ahead', counts: [16, 14, 17, 15, 18, 16, 17, 15] },
          filled: { legend: 'filled after a text', counts: [3, 4, 2, 5, 2, 3, 3, 5] },
          open: 'left empty',
        },
        wide: true,
        features: 2,
      },
      {
        large: '$59',
        small: '7:05 PM',
        event: 'Pass paid by text',
        picture: {
          kind: 'sum',
          name: 'Noor H.',
          text: 'Intro month',
          amount: '$59.00',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        features: 1,
      },
      {
        large: 'Week 4',
        event: 'Now a member',
        picture: {
          kind: 'email',
          label:
            'Example: an email to a student whose intro month ends on Sunday, with two memberships to choose from.',
          from: 'Inés · Tamarack Yoga',
          subject: 'Your intro month ends Sunday',
          paragraphs: ['Two ways to keep it: unlimited, or eight classes a month. You can pause either one.'],
          button: 'Look at both',
          badge: { text: 'Sent after class nine', tone: 'blue' },
        },
        features: 2,
      },
    ],
  },
  features: [
    {
      title: 'Answers during class',
      text: 'The assistant can tell callers where to park, if mats are provided and which evening suits a first-timer.',
    },
    {
      title: 'Bookings and openings',
      text: 'Class bookings get a confirmation and a reminder. When a spot opens, text the students who asked for it.',
    },
    {
      title: 'Workshops and retreats',
      text: 'A sign-up form for the handstand workshop, and an email to the students who practice at that level.',
    },
    {
      title: 'Passes paid by text',
      text: 'Send class packs, drop-ins and retreat deposits as a link. If one goes unpaid, a gentle reminder follows.',
    },
    {
      title: 'Intro pass follow-up',
      text: 'A welcome before the first class, a hello after the third, and a membership offer in time.',
    },
    {
      title: 'Reviews from regulars',
      text: 'Send the review request once a student has settled in, rather than after one wobbly class.',
    },
  ],
  seeAlso:
    '[class reminders](/marketing-automation), [class booking on your website](/web-design), [wellness coaches](/industries/coaches-consultants), [pet trainers and sitters](/industries/pet-services)',
  stats: {
    title: 'Our figures for yoga studios',
    claims: ['yoga-studios-first', 'yoga-studios-second', 'yoga-studios-third', 'yoga-studios-fourth'],
  },
  whyChoose: {
    title: 'Quiet in the room, busy behind it',
    cards: [
      {
        title: 'Mindfulness-centered technology',
        text: 'Bookings, reminders and replies run outside the room while you teach, in the calm tone you set for them.',
      },
      {
        title: 'Holistic practice features',
        text: 'One record holds classes, privates, workshops, and the note that she likes a bolster.',
      },
    ],
  },
  questions: {
    title: 'Questions about yoga studio software',
    items: [
      {
        question: 'Do we give up our class schedule?',
        answer:
          'No. Your schedule and your pass counts stay. The CRM looks after questions, reminders, payments by text and follow-up.',
      },
      {
        question: 'Does the studio keep its phone number?',
        answer: 'Yes. Phone Setup ({phoneSetupPrice}) connects it.',
      },
    ],
  },
  closing: {
    title: 'Another intro month ends this Sunday',
  },
} satisfies Content<'industries/*'>;
