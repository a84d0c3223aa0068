import type { Content } from '@/lib/content/kinds';

export default {
  path: '/data-analytics',
  seo: {
    title: 'Small business data analytics and CRM reports',
    description:
      'See where paying customers come from, how fast you answer and where jobs stall. Plain reports from your CRM, with your own logo.',
  },
  icon: 'line-chart',
  hero: {
    eyebrow: 'Data Analytics',
    title: { text: 'CRM reports that show what pays', marker: 'what pays' },
    lede: 'Your CRM knows the source of an inquiry, from the first message to the paid invoice. One report shows what came in, what turned into work and what got stuck.',
    actions: ['bookDemo', 'seePlans'],
  },
  tool: {
    object: 'report-board',
    label:
      'Example: a board with a tent rental company’s May report on it: 26 bookings, $16,960 paid, and most of both came from referrals.',
    ground: 'deep',
    core: 'sun',
    plate: {
      kind: 'bars',
      title: 'Dunmore Tents · May',
      detail: 'Asked 45, booked 26',
      rows: [
        { label: 'Referrals, 11 booked', value: '$7,920', share: 100 },
        { label: 'Website, 8 booked', value: '$5,240', share: 66 },
        { label: 'Map, 6 booked', value: '$3,380', share: 43 },
        { label: 'Flyer, 1 booked', value: '$420', share: 5 },
      ],
    },
    tag: {
      top: 'May',
      figure: '$16,960',
      text: 'Friends send the most',
      badge: { text: 'Paid', tone: 'leaf' },
    },
    places: {
      plate: { x: 84, y: 164, width: 398, height: 296 },
      hook: { x: 588, y: 206, string: 40, turn: 4 },
      phone: { middle: 294, y: 458, turn: -2 },
      outlet: 294,
    },
  },
  features: {
    title: 'What you no longer have to guess at',
    intro:
      'Nobody types up the report. It counts the jobs on your board, what was paid for them and where they came from.',
    blocks: [
      {
        title: 'Where do they find us?',
        text: 'Form, chat, map listing, ad or a friend: a contact carries its source along, and so does the money that follows.',
        picture: {
          kind: 'rows',
          title: 'Paid in May, by source',
          rows: [
            { label: 'Referrals', value: '$7,920' },
            { label: 'Website', value: '$5,240' },
            { label: 'Map', value: '$3,380' },
          ],
        },
      },
      {
        title: 'How fast do we answer?',
        text: 'See it day by day. Look at Saturday first, then at the lunch break.',
        picture: {
          kind: 'rows',
          title: 'Website, last weekend',
          badge: { text: '2 days', tone: 'sun' },
          rows: [
            { label: 'Asked for a tent', value: 'Sat 4:10 PM' },
            { label: 'First reply', value: 'Mon 9:05 AM' },
          ],
        },
      },
      {
        title: 'Where do sales stall?',
        text: 'Every column of the board has a number over it. When estimates pile up and few turn into jobs, you see the pile early.',
        picture: {
          kind: 'board',
          marked: 'Website 8',
          columns: [
            {
              name: 'Asked',
              cards: [
                { title: 'Website 17', detail: 'of 45 in all' },
                { title: 'Referrals 13', detail: 'of 45 in all' },
              ],
            },
            {
              name: 'Booked',
              cards: [
                { title: 'Website 8', detail: 'fewer than half' },
                { title: 'Referrals 11', detail: 'nearly all' },
              ],
            },
            {
              name: 'Paid',
              cards: [
                { title: 'Website', detail: '$5,240' },
                { title: 'Referrals', detail: '$7,920' },
              ],
            },
          ],
        },
      },
      {
        title: 'What do I show the bank?',
        text: 'You pick the figures. The report goes to a partner, a bookkeeper or a client under your own name.',
        picture: {
          kind: 'rows',
          title: 'Dunmore Tents · May',
          badge: { text: 'Your logo', tone: 'blue' },
          rows: [
            { label: 'Booked', value: '26' },
            { label: 'Paid', value: '$16,960' },
          ],
        },
      },
    ],
  },
  seeAlso:
    '[pay-per-click agencies](/industries/marketing-agencies/pay-per-click), [companies with several departments](/industries/smbs), [a sales manager](/industries/sales-teams)',
  figure: { claims: ['platform-revenue'], text: 'Our figure for customers of the platform: {figure}.' },
  questions: {
    title: 'Questions your numbers can and can’t answer',
    items: [
      {
        question: 'Do I have to type numbers in?',
        answer:
          'For what passes through the CRM, no: messages, bookings, estimates and invoices are counted as they happen. Cash in the drawer or a job agreed over the fence has to be entered, or the report will not count it.',
      },
      {
        question: 'How does it know where someone came from?',
        answer:
          'A form, a chat or a booking link brings its source along. A phone call often doesn’t, until somebody asks and picks the answer on the record. Some jobs stay marked “unknown”. The more often your team asks, the fewer they are.',
      },
      {
        question: 'Can it tell me why sales are down?',
        answer:
          'It can show where: fewer inquiries, slower replies, more estimates without an answer. The reason is often something only you know, such as the road work outside your door.',
      },
      {
        question: 'When can I trust what I see?',
        answer:
          'Use it properly for a month before you draw conclusions, and for a season before you compare. In a small business one big order can skew every chart, so look at the names behind it.',
      },
      {
        question: 'What if I never find time to look?',
        answer:
          'Choose two figures and put them where you see them every morning. If you still don’t use them, cancel the plan.',
      },
    ],
  },
  closing: {
    title: 'Name one number you have been guessing',
    actions: ['bookDemo', 'viewPricing'],
  },
} satisfies Content<'services/*'>;
