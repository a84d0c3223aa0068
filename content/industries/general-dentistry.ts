import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/general-dentistry',
  object: 'dental-chair',
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
    scene: {
      kind: 'conversation',
      label: 'Example: a parent new in town writes on Saturday night and books two exams on Monday.',
      inbox: 'Maple Row Dental',
      badge: { text: 'Sat 9:15 PM', tone: 'blue' },
      messages: [
        { from: 'customer', text: 'Hi, we just moved here. Any room for a new patient?' },
        {
          from: 'business',
          text: 'Yes, welcome to town. A first visit is an exam, X-rays and a cleaning. Monday at 9?',
        },
        { from: 'customer', text: 'Monday works. Can my son come along?' },
        { from: 'business', text: 'Sure, he can have the 10 AM. Forms for both are on the way.' },
      ],
      outcome: {
        icon: 'calendar-check',
        title: 'Monday, 9 and 10 AM',
        detail: 'Two new-patient exams · Dr. Thibault',
        badge: { text: 'Both booked', tone: 'leaf' },
      },
    },
  },
  heroScene: {
    layout: 'chair',
    rows: ['7 AM', '8 AM', '9 AM', '10 AM'],
    columns: [
      { name: 'Chair 1', kind: 'Exams' },
      { name: 'Chair 2', kind: 'Dr. Thibault' },
      { name: 'Chair 3', kind: 'Hygiene' },
      { name: 'Chair 4', kind: 'Hygiene' },
    ],
    blocks: [
      { column: 0, from: 0, to: 1, title: 'Exam', detail: 'X-rays' },
      { column: 0, from: 1, to: 2, title: 'Filling', detail: 'Upper left' },
      { column: 0, from: 2, to: 3, title: 'Exam', detail: 'Six-month visit' },
      { column: 1, from: 0, to: 1.5, title: 'Crown prep', detail: 'Lower right' },
      { column: 1, from: 4.5, to: 7 },
      { column: 2, from: 0, to: 1, title: 'Hygiene', detail: 'Recall' },
      { column: 2, from: 1, to: 2, title: 'Hygiene', detail: 'Recall' },
      { column: 2, from: 4.25, to: 7 },
      { column: 3, from: 0.5, to: 2.5, title: 'Hygiene', detail: 'Recall' },
    ],
    gap: [
      {
        title: '9:00 New-patient exam',
        detail: 'Nadia F. · X-rays, cleaning',
        badge: { text: 'Booked', tone: 'leaf' },
      },
      {
        title: '10:00 Exam for her son',
        detail: 'Forms are on the way',
        badge: { text: 'Booked', tone: 'leaf' },
      },
    ],
  },
  painPoints: {
    form: 'slots',
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
          style: 'received',
          text: 'Any room for a new patient?',
        },
        {
          icon: 'send',
          title: 'Practice replies',
          time: 'Sat 9:15 PM',
          style: 'sent',
          text: 'Yes. Exam and cleaning, Monday at 9?',
        },
        {
          icon: 'clipboard',
          title: 'Forms sent in',
          time: 'Sunday',
          style: 'event',
          text: 'Insurance card photo included',
          badge: { text: 'Exam confirmed', tone: 'leaf' },
        },
        {
          icon: 'receipt',
          title: 'Balance paid',
          time: 'Week 3',
          style: 'event',
          text: '$64.00 after insurance, by text',
        },
        {
          icon: 'repeat',
          title: 'Next cleanings',
          time: 'Monday',
          style: 'event',
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
      icon: 'message',
      title: 'Callers at lunchtime',
      text: 'Patients call on their lunch break, which is also yours. A missed call gets a text that asks how to help.',
    },
    {
      icon: 'zap',
      title: 'Quick-fill for hygiene',
      text: 'When a cleaning cancels, text the patients who hoped for an earlier date and offer the chair.',
    },
    {
      icon: 'repeat',
      title: 'Six-month recall',
      text: 'Everyone due for a cleaning gets a note with a booking link, and overdue patients a second one.',
    },
    {
      icon: 'receipt',
      title: 'Patient portions by text',
      text: 'Once insurance has paid, text the rest as a payment link. Gentle reminders replace the third paper statement.',
    },
    {
      icon: 'list-checks',
      title: 'Treatment plan follow-up',
      text: 'See which estimates are booked, declined or still open. In the fall, ask patients about unused benefits.',
    },
    {
      icon: 'star',
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
        question: 'What would it take over at our desk?',
        answer:
          'Missed calls, recall notes, short-notice offers, payment links and review requests. Charting, claims and X-rays stay where they are.',
      },
    ],
  },
  closing: {
    title: 'Tomorrow’s crown prep might cancel',
  },
} satisfies Content<'industries/*'>;
