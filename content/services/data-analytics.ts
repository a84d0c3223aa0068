import type { Content } from '@/lib/content/kinds';

export default {
  path: '/data-analytics',
  seo: {
    title: 'Small business data analytics and CRM reports',
    description:
      'See where paying customers come from, how fast you answer and where jobs stall. Plain reports from your CRM, with your own logo.',
  },
  hero: {
    eyebrow: 'Data Analytics',
    title: { text: 'CRM reports that show what pays', marker: 'what pays' },
    lede: 'Your CRM knows the source of an inquiry, from the first message to the paid invoice. One report shows what came in, what turned into work and what got stuck.',
    panel: {
      background: 'leaf',
      motif: 'line-chart',
      line: 'falling',
      slips: [
        { icon: 'tag', title: 'Every booking', detail: 'Keeps the source it came from' },
        { icon: 'wallet', title: 'Fall budget', detail: 'No flyer, thank-you cards instead' },
      ],
    },
    scene: {
      kind: 'channels',
      label: 'Example: a tent rental company’s May report, to be read as a whole or by where the bookings came from.',
      title: 'Dunmore Tents · May',
      question: 'Where the bookings came from',
      words: { asked: 'Asked', booked: 'Booked', paid: 'Paid', weeks: 'Bookings by week' },
      weeks: ['May 1–7', '8–14', '15–21', '22–31'],
      whole: {
        name: 'All',
        asked: 45,
        booked: 26,
        paid: 16960,
        note: 'Friends send the most and pay the most. The flyer took two weekends and filled one tent.',
      },
      channels: [
        {
          name: 'Referrals',
          asked: 13,
          booked: 11,
          paid: 7920,
          weeks: [2, 3, 2, 4],
          note: 'Nearly everyone a friend sends us books. Say thank you before June.',
        },
        {
          name: 'Website',
          asked: 17,
          booked: 8,
          paid: 5240,
          weeks: [1, 2, 2, 3],
          note: 'Those who ask on a weekend rarely book: they hear from us on Monday.',
        },
        {
          name: 'Map',
          asked: 11,
          booked: 6,
          paid: 3380,
          weeks: [1, 1, 2, 2],
          note: 'Small tents, booked a day or two ahead. Keep four on the trailer.',
        },
        {
          name: 'Flyer',
          asked: 4,
          booked: 1,
          paid: 420,
          weeks: [0, 0, 1, 0],
          note: 'Two weekends of handing them out, for one tent. Skip it in fall?',
        },
      ],
    },
    actions: ['bookDemo', 'seePlans'],
  },
  product: {
    title: 'The report reads what the board already knows',
    text: 'Nobody fills in the report. It counts the jobs on the board, what was paid for them and by which way they came in.',
    tabs: ['report', 'board'],
  },
  features: {
    title: 'Questions you no longer have to guess at',
    intro: 'Every owner asks these. The answers are in your calls, bookings and invoices.',
    blocks: [
      {
        icon: 'route',
        title: 'Where do they find us?',
        text: 'Form, chat, map listing, ad or a friend: a contact carries its source along, and so does the money that follows.',
      },
      {
        icon: 'timer',
        title: 'How fast do we answer?',
        text: 'The time between a first message and your reply, day by day. Look at Saturday first, then at the lunch break.',
      },
      {
        icon: 'pipeline',
        title: 'Where do sales stall?',
        text: 'Count what sits in each stage. When estimates pile up and few turn into jobs, you see the pile early.',
      },
      {
        icon: 'wallet',
        title: 'Who hasn’t paid?',
        text: 'Open invoices by customer and by age, next to the reminders already sent, before you order more stock.',
      },
      {
        icon: 'user-check',
        title: 'Who comes back?',
        text: 'Tell the regulars from the ones who came once, and notice the longtime customer who has stopped coming.',
      },
      {
        icon: 'mail',
        title: 'Which emails get answers?',
        text: 'Read what a newsletter led to: replies, bookings, sales. Keep the kind that works and drop the other.',
      },
    ],
  },
  seeAlso:
    '[pay-per-click agencies](/industries/marketing-agencies/pay-per-click), [companies with several departments](/industries/smbs), [a sales manager](/industries/sales-teams)',
  detail: {
    title: 'A report you can put in front of the bank',
    text: 'Pick the figures you care about and leave the rest out. The report carries your name and logo, so you can pass it to a partner, a bookkeeper or a client.',
    points: [
      'Your logo on every page, and none of ours',
      'Inquiries, sales and unpaid invoices side by side',
      'The same figures on the dashboard, any day',
      'Column names your staff would use',
    ],
    scene: {
      kind: 'pipeline',
      label:
        'Example: a music school counts September by stage: 14 families asked, nine took a trial lesson, four enrolled, none for violin.',
      columns: [
        {
          name: 'Asked',
          count: 14,
          cards: [
            { title: 'Piano', detail: '7 families' },
            { title: 'Violin', detail: '5 families' },
            { title: 'Drums', detail: '2 families' },
          ],
        },
        {
          name: 'Trial lesson',
          count: 9,
          cards: [
            { title: 'Piano', detail: '4 came' },
            { title: 'Violin', detail: '4 came' },
            { title: 'Drums', detail: '1 came' },
          ],
        },
        {
          name: 'Enrolled',
          count: 4,
          cards: [
            { title: 'Piano', detail: '3 signed up' },
            { title: 'Violin', detail: 'None: ask why' },
            { title: 'Drums', detail: '1 signed up' },
          ],
        },
      ],
    },
  },
  questions: {
    title: 'What the numbers can and can’t tell you',
    items: [
      {
        question: 'Do I have to type numbers in?',
        answer:
          'For what passes through the CRM, no: messages, bookings, estimates and invoices are counted as they happen. Cash in the drawer or a job agreed over the fence has to be entered, or the report will not count it.',
      },
      {
        question: 'How does it know where someone came from?',
        answer:
          'A form, a chat or a booking link brings its source along. A phone call often doesn’t, until somebody asks and picks the answer on the record. Expect a share marked “unknown”, and a smaller one if your team asks.',
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
          'Choose two figures and put them where you see them every morning. Should you still not use them, you can cancel: billing is monthly, and your plan then ends with the paid term.',
      },
    ],
  },
  closing: {
    title: 'Name one number you have been guessing',
    actions: ['bookDemo', 'viewPricing'],
  },
} satisfies Content<'services/*'>;
