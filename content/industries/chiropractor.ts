import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/chiropractor',
  kind: 'health',
  seo: {
    title: 'CRM for chiropractors: keep care plans moving',
    description:
      'Fill canceled adjustments by text, book care plans as a series and win back wellness patients. For chiropractic offices with one busy front desk.',
  },
  hero: {
    eyebrow: 'For chiropractic offices',
    title: { text: 'Fill the gaps in your adjusting hours', marker: 'Fill the gaps' },
    lede: 'Callers get a text while you are mid-adjustment, patients confirm from their phones, and a canceled slot is offered to someone who wanted to come in sooner.',
    scene: {
      kind: 'calendar',
      label:
        'Example: a chiropractor’s Tuesday morning with an exam done, three visits booked and a canceled slot taken by text.',
      day: 'Tuesday · Dr. Amari, table 1',
      badge: { text: 'Gap refilled', tone: 'leaf' },
      slots: [
        { time: '7:40', title: 'Lena P.', detail: 'New patient exam', state: 'done' },
        { time: '8:20', title: 'Walt G.', detail: 'Visit 6 of 12 · confirmed by text', state: 'booked' },
        { time: '8:35', title: 'Priya S.', detail: 'Took the slot canceled at 7:15', state: 'booked' },
        { time: '8:50', title: 'Hal J.', detail: 'Re-exam · plan review', state: 'booked' },
        { time: '9:20', title: 'Open', detail: 'Offered to the short-notice list', state: 'waiting' },
      ],
    },
  },
  painPoints: {
    form: 'cards',
    title: 'What piles up while you’re at the table',
    cards: [
      {
        icon: 'headset',
        title: 'One desk, two ringing lines',
        text: 'The same person checks in, takes copays and picks up the phone. In the after-work rush, the second caller tries the office across town.',
        checklist: [
          'Calls that ring out between five and six',
          'New-patient voicemails returned a day late',
          'Insurance questions that tie up the line',
        ],
      },
      {
        icon: 'route',
        title: 'Care plans that trail off',
        text: 'Three visits a week look fine on paper. Then comes a work trip, a skipped Thursday, and the re-exam never makes it onto the schedule.',
        checklist: [
          'Canceled adjustments that never get moved',
          'Re-exams that slip past their date',
          'No list of who dropped off at which visit',
        ],
      },
      {
        icon: 'user-check',
        title: 'Wellness patients gone missing',
        text: 'They came in every month for years, changed jobs and lost the habit. Their file is still there. Nobody has an hour to go through it.',
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
    scene: {
      kind: 'storyline',
      label:
        'Example: a call missed at rush hour becomes a text, a first visit before work, a care plan paid by text and a five-star review.',
      moments: [
        {
          icon: 'phone-missed',
          title: 'Rang out · Owen T.',
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
        text: 'A call that rings out gets a text with your open new-patient times, so you can finish the side posture in peace.',
      },
      {
        icon: 'calendar',
        title: 'A care plan in one booking',
        text: 'Put all the visits on the calendar at once, re-exam included. Patients confirm or swap each one by text.',
      },
      {
        icon: 'zap',
        title: 'Short-notice list',
        text: 'A cancellation before opening goes out to the patients who asked for something earlier. The first yes takes the table.',
      },
      {
        icon: 'credit-card',
        title: 'Copays and packages by text',
        text: 'Send the balance or a prepaid visit package as a link, so nobody discusses money across a crowded counter.',
      },
      {
        icon: 'repeat',
        title: 'Wellness visit reminders',
        text: 'Monthly patients hear from you when the next adjustment is due. Those who drifted away get a note and a link to rebook.',
      },
      {
        icon: 'map-pin',
        title: 'Found “near me”',
        text: 'Patients are asked for a review after the visit, and your local listing keeps its hours, photos and techniques current.',
      },
    ],
    scene: {
      kind: 'workflow',
      label:
        'Example: a skipped care plan visit triggers a text with open times, then a call task for the front desk, and the plan is moved.',
      steps: [
        { icon: 'calendar', title: 'Visit 5 not kept', detail: 'Thursday, 5:20 PM' },
        { icon: 'message', title: 'Text with open times', detail: 'Same evening, from Dr. Amari' },
        { icon: 'timer', title: 'Wait for a reply', detail: 'Until Friday noon' },
        { icon: 'headset', title: 'Task for Bea', detail: 'Call before the weekend' },
        { icon: 'calendar-check', title: 'Visits 5 to 12 moved', detail: 'The re-exam moves with them' },
      ],
    },
  },
  stats: {
    title: 'Counted in visits, stars and new faces',
    claims: ['chiropractor-first', 'chiropractor-second', 'chiropractor-third', 'chiropractor-fourth'],
  },
  whyChoose: {
    title: 'A good fit for a hands-on office',
    cards: [
      {
        title: 'Keeps the line moving',
        text: 'Your visits are short and back to back. Arrivals, open balances and the next date share one dashboard, so checkout doesn’t hold up the next patient.',
      },
      {
        title: 'Your visit types, loaded for you',
        text: 'First exam, report of findings, adjustment, re-exam: we set each one up with your desk, with its own length and its own reminder.',
      },
    ],
  },
  closing: {
    title: 'Your five o’clock rush rings again tomorrow',
    text: 'Bring last week’s adjusting schedule. We’ll show you what each missed ring and each dropped visit would have set off.',
  },
} satisfies Content<'industries/*'>;
