import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/pet-services',
  kind: 'trade',
  icon: 'paw',
  card: {
    title: 'Pet services',
    text: 'Grooming, boarding and walks on one calendar, with rabies dates and “hates the dryer” noted on each pet’s card.',
  },
  seo: {
    title: 'Dog grooming software and CRM for salons',
    description:
      'Confirm bath day by text, keep shot records in one place and book the next groom at pickup. Software for groomers, kennels and dog walkers.',
  },
  hero: {
    eyebrow: 'For groomers, kennels and dog walkers',
    title: { text: 'Keep grooming tables full on bath day', marker: 'tables full' },
    lede: 'A CRM for groomers, kennels and walkers: owners confirm by text, shot dates are on file, and a reminder goes out when the coat is due.',
  },
  tool: {
    object: 'clippers',
    label: 'Example: a poodle in a tub with the thread of a puppy’s owner, who gets a first groom on Thursday at 10.',
    ground: 'leaf',
    core: 'brand',
    sign: 'drop',
    plate: {
      kind: 'thread',
      head: { title: 'Muddy Paws · Odette K.', time: '9:20 PM' },
      messages: [
        { from: 'customer', text: 'He’s five months. Too young for a groom?' },
        { from: 'business', text: 'Right age for a puppy intro: bath, face and feet. Thursday at 10?' },
        { from: 'customer', text: 'Yes! Waffles is scared of the dryer.' },
      ],
    },
    tag: {
      top: 'Thursday',
      figure: '10 AM',
      text: 'Waffles, bernedoodle',
      badge: { text: 'Booked', tone: 'leaf' },
    },
    places: {
      plate: { x: 102, y: 334, width: 416, height: 214 },
      hook: { x: 562, y: 44, string: 36, turn: 3 },
      phone: { middle: 312, y: 4, turn: 2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'What leaves a grooming table empty',
    cards: [
      {
        slot: { time: '10:00', text: 'Doodle, full groom' },
        title: 'The Saturday no-show',
        text: 'The ten o’clock doodle never comes. The table stands empty until noon, and three owners on your waitlist would have come.',
      },
      {
        slot: { time: '2:15', text: 'New puppy, no answer' },
        title: 'A call mid-clip',
        text: 'You have a wiggly terrier half clipped and can’t let go. The new puppy owner on the phone tries the big pet store.',
      },
      {
        slot: { time: '8:00', text: 'Drop-off, shots expired' },
        title: 'Shot records all over',
        text: 'One rabies certificate is in a text, one in the drawer. At drop-off you find out which one has expired.',
      },
    ],
  },
  story: {
    title: 'Waffles gets his first haircut',
    scene: {
      kind: 'storyline',
      label: 'Example: a question about a puppy becomes a first groom, a paid pickup and a second groom.',
      moments: [
        {
          icon: 'inbox',
          title: 'Website · Odette K.',
          time: '9:20 PM',
          from: 'customer',
          text: 'He’s five months. Too young for a groom?',
        },
        {
          icon: 'message',
          title: 'Answer',
          time: '9:20 PM',
          from: 'business',
          text: 'Right age for a puppy intro. Thursday at 10?',
        },
        { icon: 'paw', title: 'Booked', time: '9:31 PM', text: 'Waffles, bernedoodle · shots on file' },
        {
          icon: 'credit-card',
          title: 'Picked up and paid',
          time: 'Thu 11:40',
          text: '$65.00 · back in six weeks',
          badge: { text: 'Rebooked', tone: 'leaf' },
        },
        {
          icon: 'repeat',
          title: 'Second groom',
          time: '6 weeks on',
          from: 'customer',
          text: 'See you at 10. He likes Jess now.',
        },
      ],
    },
    stops: [
      {
        large: '9:20',
        small: 'PM',
        event: 'Odette K. asks about Waffles',
        picture: { kind: 'talk', moments: [1, 2] },
        features: 1,
      },
      {
        large: 'Booked',
        small: '9:31 PM',
        event: 'Waffles, bernedoodle',
        picture: {
          kind: 'sheet',
          label:
            'Example: Thursday at Jess’s table, with Waffles at 10:00 and Duke at 11:00, who took a canceled bath.',
          title: 'Table 2 · Jess',
          badge: { text: 'Booked', tone: 'leaf' },
          rows: [
            { label: 'Waffles', detail: 'Puppy intro · shots on file', value: '10:00' },
            { label: 'Duke', detail: 'Labrador · took a canceled bath', value: '11:00' },
          ],
        },
        wide: true,
        drawing: 'clipboards',
        features: 2,
      },
      {
        large: '$65',
        small: 'Thu 11:40',
        event: 'Picked up and paid',
        picture: {
          kind: 'sum',
          name: 'Odette K.',
          text: 'Back in six weeks',
          amount: '$65.00',
          badge: { text: 'Rebooked', tone: 'leaf' },
        },
        features: 2,
      },
      { large: 'Week 6', event: 'Second groom', picture: { kind: 'talk', moments: [5] }, features: 1 },
    ],
  },
  features: [
    {
      title: 'Texts while you clip',
      text: 'Ask missed callers for breed, weight and last groom, so you can name a price when you call back.',
    },
    {
      title: 'Bath-day confirmations',
      text: 'Owners get a text before the appointment and confirm or move it. You see who hasn’t answered.',
    },
    {
      title: 'A file for every pet',
      text: 'Blade length, bite warnings, allergies and shot dates are there for whoever has the dog that day.',
    },
    {
      title: 'Before-and-after photos',
      text: 'Send the fluffy picture with the pickup text. The hot spot you found goes on file as well.',
    },
    {
      title: 'Deposits by text',
      text: 'Text a link for the holiday boarding deposit, or for the de-matting fee before pickup.',
    },
    {
      title: 'Rebooking by coat',
      text: 'A poodle is due sooner than a beagle. Set the weeks for each dog, and the reminder follows.',
    },
  ],
  seeAlso:
    '[grooming reminders](/marketing-automation), [map search for groomers](/gmb-seo), [lawn care crews](/industries/landscaping), [yoga classes](/industries/yoga-studios)',
  stats: {
    title: 'Our figures for groomers and kennels',
    claims: ['pet-services-first', 'pet-services-second', 'pet-services-third', 'pet-services-fourth'],
  },
  whyChoose: {
    title: 'Why it suits a shop full of dogs',
    cards: [
      {
        title: 'Notes that follow the dog',
        text: 'Jess is off today. Marlon still reads the blade number, the bad hip and “hates the dryer.”',
      },
      {
        title: 'Sounds like your front desk',
        text: 'Messages can use the pet’s name. “Biscuit is ready and very handsome” gets an owner into the car.',
      },
    ],
  },
  questions: {
    title: 'Questions about dog grooming software',
    items: [
      {
        question: 'Does it replace our appointment book?',
        answer:
          'It can. Appointments, confirmations, coat weeks, pet files and deposits are in one place. The card reader at your counter stays.',
      },
      {
        question: 'Can I charge for a no-show?',
        answer: 'Ask for a deposit by text before the visit. Your own rules say what happens to it.',
      },
      {
        question: 'Can owners keep calling the shop’s number?',
        answer: 'They can. Phone Setup ({phoneSetupPrice}) connects it.',
      },
    ],
  },
  closing: {
    title: 'Somewhere a doodle is starting to mat',
  },
} satisfies Content<'industries/*'>;
