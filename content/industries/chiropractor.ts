import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/chiropractor',
  kind: 'health',
  clinical: true,
  icon: 'spine',
  card: {
    title: 'Chiropractors',
    text: 'Care plans booked as a series, missed adjustments moved by text and new patients answered when both lines ring.',
  },
  seo: {
    title: 'Chiropractic CRM for calls and care plans',
    description:
      'Answer missed callers by text, book care plans as a series and bring wellness patients back. Chiropractic software for a busy front desk.',
  },
  hero: {
    eyebrow: 'For chiropractic offices',
    title: { text: 'A chiropractic CRM that fills the gaps in the day', marker: 'the gaps' },
    lede: 'Missed callers get a text while you adjust, care plans are booked as a series, and each visit gets its reminder.',
  },
  tool: {
    object: 'spine',
    label: 'Example: a spine beside a board with the thread of a new patient, who takes a gap on Wednesday at 7:40.',
    ground: 'leaf',
    core: 'brand',
    sign: 'gap',
    plate: {
      kind: 'thread',
      head: { title: 'Dr. Amari’s office', time: '5:05 PM' },
      messages: [
        { from: 'business', text: 'Hands full at the table. Is it a first visit?' },
        { from: 'customer', text: 'Yes, before work if you can.' },
        { from: 'business', text: 'Wednesday at 7:40? You’d be at your desk by 8:15.' },
      ],
    },
    tag: {
      top: 'Wednesday',
      figure: '7:40',
      text: 'Owen T., new-patient exam',
      badge: { text: 'Booked', tone: 'leaf' },
    },
    places: {
      plate: { x: 84, y: 84, width: 322, height: 248 },
      hook: { x: 222, y: 354, string: 40, turn: -2 },
      phone: { middle: 324, y: 404, turn: -2, end: 190 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'What piles up while you’re at the table',
    cards: [
      {
        slot: { time: '5:20', text: 'New patient, no answer' },
        title: 'One desk, two ringing lines',
        text: 'The same person checks in, takes copays and picks up the phone. In the after-work rush, the second caller tries the office across town.',
        checklist: ['Missed calls between five and six', 'New-patient voicemails returned a day late'],
      },
      {
        slot: { time: 'Thu', text: 'Visit 5, not kept' },
        title: 'Care plans that trail off',
        text: 'Three visits a week look fine on paper. Then comes a work trip, and the re-exam never makes it onto the schedule.',
        checklist: ['Canceled adjustments that never get moved', 'Re-exams that slip past their date'],
      },
      {
        slot: { time: 'May', text: 'Wellness visit, no show' },
        title: 'Wellness patients gone missing',
        text: 'They came in every month for years, changed jobs and lost the habit. Nobody has an hour to go through the files.',
        checklist: ['Visit packages left half used', 'A birthday card as the only contact'],
      },
    ],
  },
  story: {
    title: 'Owen’s first call, and the visits after it',
    scene: {
      kind: 'storyline',
      label: 'Example: a missed call becomes a text, a first visit, a care plan paid by text and a five-star review.',
      moments: [
        {
          icon: 'phone-missed',
          title: 'Missed call · Owen T.',
          time: '5:04 PM',
          text: 'Bea has two patients at the desk',
        },
        {
          icon: 'message',
          title: 'Reply to Owen',
          time: '5:05 PM',
          from: 'business',
          text: 'Hands full at the table. Is it a first visit?',
        },
        {
          icon: 'messages',
          title: 'Owen writes',
          time: '5:09 PM',
          from: 'customer',
          text: 'Yes, before work if you can.',
          badge: { text: 'Wed 7:40 booked', tone: 'leaf' },
        },
        {
          icon: 'wallet',
          title: 'Care plan begins',
          time: 'Wednesday',
          text: '12 visits · $540.00 by text',
          badge: { text: 'Settled', tone: 'leaf' },
        },
        { icon: 'star', title: 'Review', time: 'Visit 12', text: '“Seen on time, at work by 8:15.”' },
      ],
    },
    stops: [
      {
        large: '5:04',
        small: 'PM',
        event: 'Bea has two patients at the desk',
        picture: { kind: 'talk', moments: [2, 3] },
        features: 1,
      },
      {
        large: '7:40',
        small: 'AM Wed',
        event: 'Booked before work',
        picture: {
          kind: 'sheet',
          label:
            'Example: Wednesday morning at Dr. Amari’s table, with Owen T. at 7:40 and a moved-up adjustment at 8:00.',
          title: 'Table 2 · Dr. Amari',
          badge: { text: 'Wed 7:40 booked', tone: 'leaf' },
          rows: [
            { label: 'New-patient exam', detail: 'Owen T. · before work', value: '7:40' },
            { label: 'Adjustment', detail: 'Priya S. · canceled slot', value: '8:00' },
          ],
        },
        wide: true,
        drawing: 'clipboards',
        features: 2,
      },
      {
        large: '$540',
        small: '12 visits',
        event: 'Care plan begins',
        picture: {
          kind: 'sum',
          name: 'Owen T.',
          text: 'Care plan, by text',
          amount: '$540.00',
          badge: { text: 'Settled', tone: 'leaf' },
        },
        features: 2,
      },
      { large: 'Visit 12', event: 'Review', picture: { kind: 'review', moment: 5 }, features: 1 },
    ],
  },
  features: [
    {
      title: 'Text back mid-adjustment',
      text: 'A missed call gets a text with a link to your new-patient times, so you can finish the adjustment.',
    },
    {
      title: 'Short-notice list',
      text: 'Note who wants in sooner. When a slot cancels, text them and offer it.',
    },
    {
      title: 'Wellness visit reminders',
      text: 'Patients hear from you when an adjustment is due, with a booking link.',
    },
    {
      title: 'A care plan in one booking',
      text: 'All visits go on the calendar, re-exam included. Patients confirm or swap by text.',
    },
    {
      title: 'Copays and packages by text',
      text: 'Send the balance or a visit package as a link, so nobody talks money across a crowded counter.',
    },
    {
      title: 'A review while it’s fresh',
      text: 'A request can go out after the visit, with a link that opens on the patient’s phone.',
    },
  ],
  seeAlso:
    '[visit reminders](/marketing-automation), [AI for chiropractic offices](/ai), [general dentists](/industries/general-dentistry), [weight loss programs](/industries/weight-loss)',
  stats: {
    title: 'Our figures for chiropractic offices',
    claims: ['chiropractor-first', 'chiropractor-second', 'chiropractor-third', 'chiropractor-fourth'],
  },
  whyChoose: {
    title: 'A good fit for a hands-on office',
    cards: [
      {
        title: 'Keeps the line moving',
        text: 'Visits are short and back to back. Arrivals, open balances and the next date share one dashboard.',
      },
      {
        title: 'A rule for each visit type',
        text: 'First exam, report of findings, adjustment, re-exam: each with its own length and reminder.',
      },
    ],
  },
  questions: {
    title: 'Questions about chiropractic software',
    items: [
      {
        question: 'Do we give up our practice software?',
        answer:
          'No. Notes, codes and claims stay there. The CRM looks after calls, bookings, reminders, payments by text and reviews.',
      },
      {
        question: 'Does the number on our reminder cards stay?',
        answer: 'It does. Phone Setup ({phoneSetupPrice}) connects it.',
      },
    ],
  },
  closing: {
    title: 'Tomorrow at five, both lines ring again',
  },
} satisfies Content<'industries/*'>;
