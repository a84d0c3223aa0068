import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/gyms',
  kind: 'health',
  icon: 'dumbbell',
  card: {
    title: 'Gyms',
    text: 'Tour requests caught at rush hour, member progress on the record and training packs paid by text.',
  },
  seo: {
    title: 'Gym CRM software for leads and renewals',
    description:
      'A gym CRM for tour requests, class spots, member progress and training offers. Reply to leads by text and keep members past January.',
  },
  hero: {
    eyebrow: 'For gyms and fitness clubs',
    title: { text: 'A gym CRM to keep members past January', marker: 'past January' },
    lede: 'It replies to tour requests, keeps each member’s progress on record and puts the next check-in on a coach’s list.',
  },
  tool: {
    object: 'kettlebell',
    label: 'Example: a kettlebell with the racks of an evening on it: a coach’s text holds rack 2 for a member.',
    ground: 'clay-deep',
    core: 'brand',
    sign: 'door',
    plate: {
      kind: 'seats',
      title: 'Racks at 6 PM',
      detail: 'Strength floor · Monday',
      seats: { count: 12, freed: { place: 2, mark: '2' } },
      messages: [{ from: 'business', text: 'Eleven visits, Tyrell. One more and you hit your month. Rack 2 at 6?' }],
    },
    tag: {
      top: 'Tyrell B.',
      figure: '6 PM',
      text: 'Squat day',
      badge: { text: 'Rack 2 held', tone: 'leaf' },
    },
    places: {
      plate: { x: 136, y: 204, width: 308, height: 316 },
      hook: { x: 576, y: 96, string: 44, turn: 3 },
      phone: { middle: 296, y: 500, turn: -2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'Where last winter’s sign-ups went',
    cards: [
      {
        dots: '1xx.....',
        title: 'Missed lead follow-ups',
        text: 'Someone asks about a day pass in the after-work rush. By the time the desk is free, they have toured the club across town.',
        checklist: ['Web forms nobody opens until Monday', 'Tour times kept on sticky notes'],
      },
      {
        dots: '11111xxx',
        title: 'Low member engagement',
        text: 'New members learn three machines at orientation, repeat them all winter and never meet a coach or book a class.',
        checklist: ['No plan after the first session', 'Lifts and goals nobody writes down'],
      },
      {
        dots: '1111x1xx',
        title: 'Membership churn',
        text: 'The visits thin out, dues go unpaid, and the cancellation form is the first time anyone asks what happened.',
        checklist: ['Missing regulars get no text', 'Freezes that never thaw'],
      },
    ],
  },
  story: {
    title: 'One January member, still lifting in June',
    scene: {
      kind: 'storyline',
      label: 'Example: a day-pass question becomes a tour, a first month paid by text and a five-star review.',
      moments: [
        {
          icon: 'inbox',
          title: 'Web form · Tyrell B.',
          time: 'Jan 6',
          from: 'customer',
          text: 'Do you do day passes?',
        },
        { icon: 'message', title: 'Reply', time: 'Jan 6', from: 'business', text: 'We do. Tour Wednesday at 6 PM?' },
        {
          icon: 'calendar-check',
          title: 'Tour booked',
          time: 'Jan 6',
          text: 'Wed, 6 PM · with Coach Mags',
        },
        {
          icon: 'dollar',
          title: 'Joined by text',
          time: 'Jan 8',
          text: '$49.00 · first month',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        { icon: 'star', title: 'Review', time: 'Jun 2', text: '“Mags texts if I skip leg day.”' },
      ],
    },
    stops: [
      { large: 'Jan 6', event: 'Web form from Tyrell B.', picture: { kind: 'talk', moments: [1, 2] }, features: 1 },
      {
        large: 'Booked',
        event: 'A tour, and a first goal: squat 185 lb',
        picture: {
          kind: 'visit',
          day: 'Wed',
          hour: '6 PM',
          title: 'Tour',
          detail: 'with Coach Mags',
          badge: { text: 'Booked', tone: 'leaf' },
        },
        features: 2,
      },
      {
        large: '$49',
        small: 'Jan 8',
        event: 'Joined by text, and into Tuesday spin',
        picture: {
          kind: 'attendance',
          title: 'Tuesday spin, eight weeks',
          detail: '14 bikes, riders who came',
          label: 'Example: of 112 bikes, 83 were booked ahead, 17 were filled by text and 12 stood still.',
          places: 14,
          booked: { legend: 'booked ahead', counts: [12, 11, 9, 10, 8, 12, 10, 11] },
          filled: { legend: 'freed and filled by text', counts: [2, 1, 3, 2, 3, 1, 2, 3] },
          open: 'stood still',
        },
        wide: true,
        features: 2,
      },
      {
        large: 'Jun 2',
        event: 'Review, and a training block with Mags',
        picture: { kind: 'review', moment: 5 },
        features: 1,
      },
    ],
  },
  features: [
    {
      title: 'Fitness journey automation',
      text: 'Trial pass, orientation, first goal review: each step can send its own message and hand a coach the next task.',
    },
    {
      title: 'Member progress tracking',
      text: 'Goals, benchmark lifts and visits sit on one record, where the coach writes them down.',
    },
    {
      title: 'Transformation documentation',
      text: 'Photos and measurements are kept by date, with a note on what the member agreed to share.',
    },
    {
      title: 'Local fitness marketing',
      text: 'Sign-up forms for each offer, emails for New Year and back-to-school, and review requests by text.',
    },
    {
      title: 'Group class management',
      text: 'Spin and bootcamp spots are booked online, reminders go out ahead, and you offer a freed bike by text.',
    },
    {
      title: 'Personal training upsells',
      text: 'A member who finishes a training block gets an offer for coaching and can pay from the message.',
    },
  ],
  seeAlso:
    '[AI for gym inquiries](/ai), [win-back messages](/marketing-automation), [studios with yoga classes](/industries/yoga-studios), [weight loss clinics nearby](/industries/weight-loss)',
  stats: {
    title: 'Our figures for gyms',
    claims: ['gyms-first', 'gyms-second', 'gyms-third', 'gyms-fourth'],
  },
  whyChoose: {
    title: 'Less desk, more floor',
    cards: [
      {
        title: 'Handled between sets',
        text: 'Coaches see their follow-ups on the phone, and the desk sees which ones are done.',
      },
      {
        title: 'Room for house rules',
        text: 'Founding rates, family add-ons and freezes sit on the member’s record, so the renewal text matches their terms.',
      },
    ],
  },
  questions: {
    title: 'Questions about gym software',
    items: [
      {
        question: 'Do we give up our door system, dues or number?',
        answer:
          'No, all three stay. The CRM looks after leads, classes, reminders, offers by text and follow-up. Phone Setup ({phoneSetupPrice}) connects the number.',
      },
      {
        question: 'Can we text people whose trial ran out?',
        answer: 'If they agreed to texts from you. Anyone can reply STOP.',
      },
    ],
  },
  closing: {
    title: 'January’s sign-ups could still be here in June',
  },
} satisfies Content<'industries/*'>;
