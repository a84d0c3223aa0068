import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/chiropractor',
  kind: 'health',
  motif: 'spine',
  seo: {
    title: 'CRM for chiropractors: keep care plans moving',
    description:
      'Fill canceled adjustments by text, book care plans as a series and win back wellness patients. For chiropractic offices with one busy front desk.',
  },
  hero: {
    eyebrow: 'For chiropractic offices',
    title: { text: 'Fill the gaps in your adjusting hours', marker: 'gaps' },
    lede: 'Missed callers get a text while you are mid-adjustment, and the CRM offers a canceled slot to patients who wanted to come in sooner.',
    scene: {
      kind: 'conversation',
      label:
        'Example: a caller nobody could answer gets a text from Dr. Amari’s office and takes a gap on Wednesday at 7:40.',
      inbox: 'Dr. Amari’s office',
      badge: { text: 'Text back, 5:05 PM', tone: 'blue' },
      messages: [
        { from: 'business', text: 'Hands full at the table. Is it a first visit?' },
        { from: 'customer', text: 'Yes, before work if you can.' },
        { from: 'business', text: 'Wednesday at 7:40? You’d be at your desk by 8:15.' },
        { from: 'customer', text: 'I’ll take it.' },
      ],
      outcome: {
        icon: 'calendar-check',
        title: 'Wednesday, 7:40 AM',
        detail: 'Owen T. · new-patient exam',
        badge: { text: 'Booked', tone: 'leaf' },
      },
    },
  },
  heroScene: {
    family: 'chair',
    rows: ['6:40', '7:00', '7:20', '7:40'],
    columns: [
      { name: 'Table 1', kind: 'Dr. Osei' },
      { name: 'Table 2', kind: 'Dr. Amari' },
      { name: 'Table 3', kind: 'Decompression' },
    ],
    blocks: [
      { column: 0, from: 0, to: 1, title: 'Re-exam', detail: 'Plan review' },
      { column: 0, from: 1, to: 1.5, title: 'Walt G., visit 6' },
      { column: 0, from: 1.5, to: 2, title: 'Lena P., visit 2' },
      { column: 0, from: 2, to: 3, title: 'First visit', detail: 'Hal J.' },
      { column: 1, from: 0.5, to: 1, title: 'Dov R., visit 9' },
      { column: 1, from: 1, to: 1.5, title: 'Mina C., visit 4' },
      { column: 1, from: 1.5, to: 2.5, title: 'Report of findings', detail: 'Joan W.' },
      { column: 1, from: 5.5, to: 7 },
      { column: 2, from: 0.5, to: 2.5, title: 'Session 3' },
      { column: 2, from: 5.5, to: 7 },
    ],
    gap: {
      row: 3,
      slots: [
        { title: '7:40 New-patient exam', detail: 'Owen T. · before work', badge: { text: 'Booked', tone: 'leaf' } },
        {
          title: '8:00 Adjustment',
          detail: 'Priya S. · canceled slot',
          badge: { text: 'Refilled', tone: 'leaf' },
        },
      ],
    },
  },
  painPoints: {
    form: 'slots',
    title: 'What piles up while you’re at the table',
    cards: [
      {
        slot: { time: '5:20', text: 'New patient, no answer' },
        title: 'One desk, two ringing lines',
        text: 'The same person checks in, takes copays and picks up the phone. In the after-work rush, the second caller tries the office across town.',
        checklist: [
          'Missed calls between five and six',
          'New-patient voicemails returned a day late',
          'Insurance questions that tie up the line',
        ],
      },
      {
        slot: { time: 'Thu', text: 'Visit 5, not kept' },
        title: 'Care plans that trail off',
        text: 'Three visits a week look fine on paper. Then comes a work trip, a skipped Thursday, and the re-exam never makes it onto the schedule.',
        checklist: [
          'Canceled adjustments that never get moved',
          'Re-exams that slip past their date',
          'No list of who dropped off at which visit',
        ],
      },
      {
        slot: { time: 'May', text: 'Wellness visit, no show' },
        title: 'Wellness patients gone missing',
        text: 'They came in every month for years, changed jobs and lost the habit. Nobody has an hour to go through the files.',
        checklist: [
          'Visit packages left half used',
          'A long absence that no one spots',
          'A birthday card as the only contact',
        ],
      },
    ],
  },
  story: {
    title: 'Owen’s first call, and the visits after it',
    text: 'It starts with a ring nobody hears over the drop table and ends with a review after visit twelve.',
    line: 'horizontal',
    scene: {
      kind: 'storyline',
      label:
        'Example: a call missed at rush hour becomes a text, a first visit before work, a care plan paid by text and a five-star review.',
      moments: [
        {
          icon: 'phone-missed',
          title: 'Missed call · Owen T.',
          time: '5:04 PM',
          style: 'event',
          text: 'Bea has two patients at the desk',
        },
        {
          icon: 'message',
          title: 'Reply to Owen',
          time: '5:05 PM',
          style: 'sent',
          text: 'Hands full at the table. Is it a first visit?',
        },
        {
          icon: 'messages',
          title: 'Owen writes',
          time: '5:09 PM',
          style: 'received',
          text: 'Yes, before work if you can.',
          badge: { text: 'Wed 7:40 booked', tone: 'leaf' },
        },
        {
          icon: 'wallet',
          title: 'Care plan begins',
          time: 'Wednesday',
          style: 'event',
          text: '12 visits · $540.00 by text',
          badge: { text: 'Settled', tone: 'leaf' },
        },
        { icon: 'star', title: 'Review', time: 'Visit 12', style: 'stars', text: '“Seen on time, at work by 8:15.”' },
      ],
    },
  },
  features: {
    title: 'Care plans with the follow-up built in',
    intro: 'What your front desk would do for each patient if the reception room were ever empty.',
    blocks: [
      {
        icon: 'phone-missed',
        title: 'Text back mid-adjustment',
        text: 'A missed call gets a text with a link to your new-patient times, so you can finish the side posture in peace.',
      },
      {
        icon: 'calendar',
        title: 'A care plan in one booking',
        text: 'Put all the visits on the calendar, re-exam included. Patients confirm or swap each one by text.',
      },
      {
        icon: 'zap',
        title: 'Short-notice list',
        text: 'A canceled slot can go to the patients who asked for something earlier. The first yes takes the table.',
      },
      {
        icon: 'credit-card',
        title: 'Copays and packages by text',
        text: 'Send the balance or a visit package as a link, so nobody talks money across a crowded counter.',
      },
      {
        icon: 'repeat',
        title: 'Wellness visit reminders',
        text: 'Monthly patients hear from you when an adjustment is due. Those who drifted away get a note with a booking link.',
      },
      {
        icon: 'star',
        title: 'A review while it’s fresh',
        text: 'A request can go out after the visit, with a link that opens on the patient’s phone.',
      },
    ],
    scene: {
      kind: 'workflow',
      label:
        'Example: a skipped care plan visit sets off a text with open times, then a call task for the front desk, and the plan is moved.',
      steps: [
        { icon: 'calendar', title: 'Visit 5 not kept', detail: 'Thursday, 5:20 PM' },
        { icon: 'message', title: 'Text with open times', detail: 'Same evening, from Dr. Amari' },
        { icon: 'timer', title: 'Wait for a reply', detail: 'Until Friday noon' },
        { icon: 'headset', title: 'Task for Bea', detail: 'Call before the weekend' },
        { icon: 'calendar-check', title: 'Visits 5 to 12 moved', detail: 'The re-exam moves with them' },
      ],
    },
  },
  seeAlso:
    'Care plans run on [visit reminders](/marketing-automation), the phone on [AI for chiropractic offices](/ai). Down the hall: [general dentists](/industries/general-dentistry) and [weight loss programs](/industries/weight-loss).',
  missedCall: {
    title: 'What does a missed call cost a chiropractor?',
    value: 'A care plan',
    amounts: [80, 300, 540, 1200],
  },
  stats: {
    title: 'Four figures, straightened out',
    claims: ['chiropractor-first', 'chiropractor-second', 'chiropractor-third', 'chiropractor-fourth'],
    chart: {
      kind: 'waffle',
      title: 'Canceled visits, one by one',
      detail: 'March, two tables, 56 cancellations',
      label:
        'Example: of 56 canceled visits, 27 slots were taken from the short-notice list, 18 were moved and 11 stayed empty.',
      total: 56,
      parts: [
        { legend: 'taken from the short-notice list', count: 27 },
        { legend: 'moved to another day', count: 18 },
        { legend: 'stayed empty', count: 11 },
      ],
    },
  },
  whyChoose: {
    title: 'A good fit for a hands-on office',
    cards: [
      {
        title: 'Keeps the line moving',
        text: 'Your visits are short and back to back. Arrivals, open balances and the next date share one dashboard.',
      },
      {
        title: 'A rule for each visit type',
        text: 'First exam, report of findings, adjustment, re-exam: each can have its own length and its own reminder.',
      },
    ],
  },
  closing: {
    title: 'Your five o’clock rush rings again tomorrow',
    text: 'Bring last week’s adjusting schedule to a free demo, and see what a missed call and a dropped visit could set off.',
  },
} satisfies Content<'industries/*'>;
