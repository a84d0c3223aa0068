import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/general-dentistry',
  kind: 'health',
  motif: 'tooth',
  seo: {
    title: 'CRM for dental practices: recall and new patients',
    description:
      'Book new-patient exams after closing time, fill broken hygiene appointments and bring overdue families back for their cleanings.',
  },
  hero: {
    eyebrow: 'For general dentistry practices',
    title: { text: 'Fill the open hygiene chair', marker: 'hygiene chair' },
    lede: 'A dental CRM that answers new families after hours, texts openings to overdue patients and offers a broken appointment to your quick-call list.',
    scene: {
      kind: 'conversation',
      label:
        'Example: a parent new in town writes to Maple Row Dental on Saturday night and books two exams on Monday morning.',
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
    family: 'chair',
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
      { column: 2, from: 4.25, to: 5.25, title: 'Hygiene', detail: 'Family of three' },
      { column: 2, from: 5.25, to: 7 },
      { column: 3, from: 0.5, to: 2.5, title: 'Hygiene', detail: 'Recall' },
    ],
    gap: {
      row: 2,
      slots: [
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
  },
  painPoints: {
    form: 'slots',
    title: 'Three reasons an operatory sits empty',
    cards: [
      {
        slot: { time: '10:00', text: 'Crown prep, sick kid' },
        title: 'Broken appointments',
        text: 'The ten o’clock crown prep calls at nine with a sick kid. The tray is set, the assistant waits, and the quick-call list is old.',
        checklist: [
          'Cancellations on the same morning',
          'Reminder calls that end in voicemail',
          'A quick-call list on a sticky note',
        ],
      },
      {
        slot: { time: '2:00', text: 'Cleaning, not rebooked' },
        title: 'Overdue cleanings',
        text: 'Patients leave without their next hygiene visit, mean to call, and surface on an overdue report that is printed and set aside.',
        checklist: [
          'Recall postcards that get no answer',
          'Hygiene openings noticed the day before',
          'Families due together, booked apart',
        ],
      },
      {
        slot: { time: '4:00', text: 'Filling, “let me check”' },
        title: 'Treatment left unscheduled',
        text: 'You found the cracked filling, printed the estimate and heard “let me check my calendar.” That was before the holidays.',
        checklist: [
          'Estimates handed over once, then filed',
          'Dental benefits that lapse in December',
          'Patient balances billed on paper',
        ],
      },
    ],
  },
  story: {
    title: 'A new-patient exam gets on the books',
    text: 'A question typed on a Saturday night, with the office dark, and what came of it on Monday.',
    line: 'stepped',
    scene: {
      kind: 'storyline',
      label:
        'Example: a Saturday night chat becomes a new-patient exam, forms sent in on Sunday, a balance paid by text and two cleanings in the fall.',
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
          time: 'Monday',
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
  },
  features: {
    title: 'Recall, treatment and the desk in one place',
    intro: 'Follow-up happens beside the schedule, so your team can look at the patient instead of the phone.',
    layout: 'scene-left',
    blocks: [
      {
        icon: 'message',
        title: 'Callers at lunchtime',
        text: 'Patients call on their lunch break, which is also yours. A missed call gets a text that asks how to help.',
      },
      {
        icon: 'repeat',
        title: 'Six-month recall',
        text: 'Everyone due for a cleaning gets a note with a booking link, whole families in one. Overdue patients get a second one.',
      },
      {
        icon: 'zap',
        title: 'Quick-fill for hygiene',
        text: 'When a cleaning cancels, patients who hoped for an earlier date can get the opening by text.',
      },
      {
        icon: 'list-checks',
        title: 'Treatment plan follow-up',
        text: 'Track each estimate until it is booked or declined. In the fall, ask patients about unused benefits.',
      },
      {
        icon: 'receipt',
        title: 'Patient portions by text',
        text: 'Once insurance has paid, text the rest as a payment link. Gentle reminders replace the third paper statement.',
      },
      {
        icon: 'star',
        title: 'Reviews after the polish',
        text: 'A review request follows the visit, with a link the patient can open in the parking lot.',
      },
    ],
    scene: {
      kind: 'email',
      label:
        'Example: a recall email tells a mother that three of the family are due for a cleaning and offers times in chairs side by side.',
      from: 'Maple Row Dental',
      subject: 'Three of you are due for a cleaning',
      paragraphs: [
        'Hi Karin, it has been six months for you, Nils and Ebba.',
        'You can all come on the same afternoon, in chairs side by side. Nobody misses school.',
      ],
      button: 'Pick a time for three',
      badge: { text: 'Booked, Apr 11', tone: 'leaf' },
    },
  },
  seeAlso:
    'Recalls go out through [patient reminders for dentists](/marketing-automation), and [an after-hours phone assistant](/ai) books the visit. Also busy with recalls and referrals: [dental implant practices](/industries/implant-specialist), [chiropractic offices](/industries/chiropractor).',
  missedCall: {
    title: 'What does a missed call cost a dental office?',
    value: 'A new patient’s first year',
    amounts: [200, 450, 900, 1600],
  },
  stats: {
    title: 'Four numbers for the morning huddle',
    claims: [
      'general-dentistry-first',
      'general-dentistry-second',
      'general-dentistry-third',
      'general-dentistry-fourth',
    ],
    chart: {
      kind: 'waffle',
      title: 'Hygiene recall, patient by patient',
      detail: 'Week of April 8, 84 patients due',
      label: 'Example: of 84 patients due for a cleaning, 31 booked, 16 wrote back without a date and 37 were texted.',
      total: 84,
      parts: [
        { legend: 'cleanings booked', count: 31 },
        { legend: 'wrote back, not booked yet', count: 16 },
        { legend: 'texted', count: 37 },
      ],
    },
  },
  whyChoose: {
    title: 'What the front office gets out of it',
    cards: [
      {
        title: 'Charts stay where they are',
        text: 'You keep your practice software, your charting and your X-rays. Contacts, texts and reminders live in the CRM.',
      },
      {
        title: 'One family, one thread',
        text: 'Mom texts, Dad calls, and both ask about Leo’s filling. The desk reads it all in one place.',
      },
    ],
  },
  closing: {
    title: 'Tomorrow’s crown prep might cancel',
    text: 'In a free demo, see who could hear about the open chair, and how.',
  },
} satisfies Content<'industries/*'>;
