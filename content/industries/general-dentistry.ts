import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/general-dentistry',
  kind: 'health',
  clinical: true,
  icon: 'tooth',
  card: {
    title: 'General dentistry',
    text: 'Hygiene recalls, appointments confirmed by text and a second message about the crown not yet scheduled.',
  },
  seo: {
    title: 'Dental CRM for recall and new patients',
    description:
      'Answer new patients after hours, send recall reminders and follow up on treatment plans. Dental recall software beside your practice software.',
  },
  hero: {
    eyebrow: 'For general dentistry practices',
    title: { text: 'A dental CRM that helps fill the hygiene chair', marker: 'hygiene chair' },
    lede: 'It answers new families after hours, sends recall reminders to overdue patients and follows up on treatment plans. Charts stay where they are.',
  },
  tool: {
    object: 'dental-chair',
    label:
      'Example: a dental chair and a screen with Monday’s chairs, in which a new patient and her son take two free hours.',
    ground: 'leaf',
    core: 'brand',
    sign: 'gap',
    plate: {
      kind: 'schedule',
      head: { title: 'Maple Row Dental', time: 'Sat 9:15 PM' },
      schedule: {
        hours: ['8 AM', '9 AM', '10 AM'],
        columns: [
          { name: 'Chair 1', cells: [{ title: 'Filling', detail: 'Upper left' }, { title: 'Exam' }, {}] },
          {
            name: 'Chair 2',
            cells: [
              { title: 'Crown prep', detail: 'Lower right' },
              { title: 'New-patient exam', detail: 'Nadia F.', isNew: true },
              { title: 'Exam for her son', detail: 'Forms are on the way', isNew: true },
            ],
          },
          { name: 'Chair 3', cells: [{ title: 'Hygiene', detail: 'Recall' }, {}, {}] },
        ],
      },
    },
    tag: {
      top: 'Monday',
      figure: '9 and 10',
      text: 'Two new-patient exams',
      badge: { text: 'Both booked', tone: 'leaf' },
    },
    places: {
      plate: { x: 220, y: 40, width: 360, height: 254 },
      hook: { x: 560, y: 322, string: 40, turn: 3 },
      phone: { middle: 350, y: 336, turn: 2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'Why an operatory sits empty',
    cards: [
      {
        slot: { time: '10:00', text: 'Crown prep, sick kid' },
        title: 'Broken appointments',
        text: 'The ten o’clock crown prep calls at nine with a sick kid. The tray is set, the assistant waits, and the quick-call list is old.',
        checklist: ['Cancellations on the same morning', 'A quick-call list on a sticky note'],
      },
      {
        slot: { time: '2:00', text: 'Cleaning, not rebooked' },
        title: 'Overdue cleanings',
        text: 'Patients leave without their next hygiene visit, mean to call, and surface on an overdue report.',
        checklist: ['Recall postcards that get no answer', 'Families due together, booked apart'],
      },
      {
        slot: { time: '4:00', text: 'Filling, “let me check”' },
        title: 'Treatment left unscheduled',
        text: 'You found the cracked filling, printed the estimate and heard “let me check my calendar.” That was before the holidays.',
        checklist: ['Estimates handed over once, then filed', 'Dental benefits that lapse in December'],
      },
    ],
  },
  story: {
    title: 'A new-patient exam gets on the books',
    scene: {
      kind: 'storyline',
      label: 'Example: a Saturday night chat becomes an exam, a balance paid by text and two cleanings in the fall.',
      moments: [
        {
          icon: 'messages',
          title: 'Website chat · Nadia F.',
          time: 'Sat 9:15 PM',
          from: 'customer',
          text: 'Any room for a new patient?',
        },
        {
          icon: 'send',
          title: 'Practice replies',
          time: 'Sat 9:15 PM',
          from: 'business',
          text: 'Yes. Exam and cleaning, Monday at 9?',
        },
        {
          icon: 'clipboard',
          title: 'Forms sent in',
          time: 'Sunday',
          text: 'Insurance card photo included',
          badge: { text: 'Exam confirmed', tone: 'leaf' },
        },
        {
          icon: 'receipt',
          title: 'Balance paid',
          time: 'Week 3',
          text: '$64.00 after insurance, by text',
        },
        {
          icon: 'repeat',
          title: 'Next cleanings',
          time: 'Monday',
          text: 'Both in October, back to back',
          badge: { text: 'Booked', tone: 'leaf' },
        },
      ],
    },
    stops: [
      {
        large: '9:15',
        small: 'PM Sat',
        event: 'Website chat from Nadia F.',
        picture: { kind: 'talk', moments: [1, 2] },
        features: 1,
      },
      {
        large: 'Booked',
        small: 'Sunday',
        event: 'Forms sent in, insurance card included',
        picture: {
          kind: 'sheet',
          label:
            'Example: the forms of a new patient are in, with her insurance card, and those of her son are on the way.',
          title: 'Forms sent in',
          detail: 'Insurance card photo included',
          badge: { text: 'Exam confirmed', tone: 'leaf' },
          rows: [
            { label: 'Nadia F.', value: 'X-rays, cleaning' },
            { label: 'Exam for her son', value: 'Forms are on the way' },
          ],
        },
        wide: true,
        drawing: 'clipboards',
        features: 2,
      },
      {
        large: '$64',
        small: 'Week 3',
        event: 'Balance paid',
        picture: {
          kind: 'sum',
          name: 'Nadia F.',
          text: 'After insurance, by text',
          amount: '$64.00',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        features: 1,
      },
      {
        large: 'October',
        event: 'Next cleanings',
        picture: { kind: 'note', moment: 5 },
        features: 2,
      },
    ],
  },
  features: [
    {
      title: 'Callers at lunchtime',
      text: 'Patients call on their lunch break, which is also yours. A missed call gets a text that asks how to help.',
    },
    {
      title: 'Quick-fill for hygiene',
      text: 'When a cleaning cancels, text the patients who hoped for an earlier date and offer the chair.',
    },
    {
      title: 'Treatment plan follow-up',
      text: 'See which estimates are booked, declined or still open. In the fall, ask patients about unused benefits.',
    },
    {
      title: 'Patient portions by text',
      text: 'Once insurance has paid, text the rest as a payment link. Gentle reminders replace the third paper statement.',
    },
    {
      title: 'Six-month recall',
      text: 'Everyone due for a cleaning gets a note with a booking link, and overdue patients a second one.',
    },
    {
      title: 'Reviews after the polish',
      text: 'A review request follows the visit, with a link the patient can open in the parking lot.',
    },
  ],
  seeAlso:
    '[patient reminders for dentists](/marketing-automation), [an after-hours phone assistant](/ai), [dental implant practices](/industries/implant-specialist), [chiropractic offices](/industries/chiropractor)',
  stats: {
    title: 'Our figures for dental practices',
    claims: [
      'general-dentistry-first',
      'general-dentistry-second',
      'general-dentistry-third',
      'general-dentistry-fourth',
    ],
  },
  whyChoose: {
    title: 'What the front office gets out of it',
    cards: [
      {
        title: 'No second charting system',
        text: 'You keep your practice software, charting and X-rays. Nothing is written into it.',
      },
      {
        title: 'One family, one thread',
        text: 'Mom texts, Dad calls, and both ask about Leo’s filling. The desk reads it all together.',
      },
    ],
  },
  questions: {
    title: 'Questions about the dental CRM',
    items: [
      {
        question: 'Do our software and number stay?',
        answer:
          'Yes, both. The CRM takes over missed calls, recall notes, short-notice offers, payment links and review requests. Phone Setup ({phoneSetupPrice}) connects the number.',
      },
    ],
  },
  closing: {
    title: 'Tomorrow’s crown prep might cancel',
  },
} satisfies Content<'industries/*'>;
