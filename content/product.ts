import type { Content } from '@/lib/content/kinds';

export default {
  tabs: 'What the window shows',
  customer: {
    name: 'Dana Reyes',
    phone: '(508) 555-0142',
    address: '118 Alder St',
    since: 'Customer since Wednesday',
    job: 'Water heater · $340',
  },
  record: {
    title: 'What happened',
    label:
      'Example record of Dana Reyes, from the missed call to the invoice that is paid. A request for a review is next.',
    steps: [
      { text: 'Missed call', when: 'Wed 2:14 PM', by: 'customer' },
      { text: 'AI texts back', when: 'Wed 2:14 PM', by: 'ai', tab: 'inbox' },
      { text: 'AI books the visit', when: 'Wed 2:17 PM', by: 'ai', tab: 'calendar' },
      { text: 'AI reminds Dana', when: 'Thu 7:00 AM', by: 'ai' },
      { text: 'AI writes the invoice', when: 'Thu 10:58 AM', by: 'ai', tab: 'invoice' },
      { text: 'Paid by card', when: 'Thu 11:02 AM', by: 'customer', tab: 'board' },
      { text: 'AI asks for a review', when: 'Thu 1:00 PM', by: 'ai', tab: 'report', ahead: true },
    ],
  },
  inbox: {
    tab: 'Inbox',
    title: 'Inbox',
    detail: 'Calls, texts and forms',
    choose: 'Conversations',
    label:
      'Example inbox: Dana Reyes calls at 2:14 PM and nobody picks up. The AI texts back, books her visit and has a draft for her.',
    time: '11:02 AM',
    last: 'Paid $340.00',
    missed: 'Missed call, Wed 2:14 PM',
    messages: [
      { from: 'business', text: 'Sorry we missed you! This is Ridge Plumbing. What can we help with today?' },
      { from: 'customer', text: 'Water heater is leaking. Can someone come tomorrow?' },
      { from: 'business', text: 'Yes. Please shut the cold valve on top. I have 9:30 AM or 1:00 PM.' },
      { from: 'customer', text: 'Valve is shut. 9:30 please.' },
    ],
    visit: { title: 'Thu 9:30 AM · Marco, van 2', booked: 'Booked by AI', time: '2:17 PM' },
    draft: {
      title: 'AI draft',
      when: 'Thu 1:00 PM',
      text: 'Thanks, Dana! Is the floor still dry? A review would help us a lot.',
      button: 'OK',
      sent: 'Sent',
    },
    foot: 'AI answers what you can’t',
    others: [
      {
        customer: 'Ellen Park',
        when: 'Thu 10:41 AM',
        time: '10:41 AM',
        messages: [
          { from: 'customer', text: 'There’s water by the furnace. Do you do sump pumps?' },
          { from: 'business', text: 'We do. Is the pump still running?' },
        ],
        source: 'Missed call, texted back',
        job: 'New: Sump pump · $640',
        note: 'AI is texting',
      },
      {
        customer: 'M. Okafor',
        when: 'Thu 9:05 AM',
        time: '9:05 AM',
        messages: [
          { from: 'business', text: 'Good morning! Any questions about the bath estimate?' },
          { from: 'customer', text: 'Can the tub go under the window?' },
          { from: 'business', text: 'That one is for Marco. He calls you at one.' },
        ],
        source: 'Web form',
        job: 'Estimate: Bath remodel · $11,800',
        note: 'AI reminded',
      },
    ],
  },
  board: {
    tab: 'Board',
    title: 'Jobs',
    detail: '10 open, $39,365',
    label:
      'Example board with the columns New, Estimate, Booked and Done. The job of Dana Reyes is in the last one, paid at 11:02 AM. The AI reminds those who have not answered.',
    columns: [
      {
        name: 'New',
        total: '$2,065',
        cards: [
          { customer: 'Ellen Park', job: 'Sump pump', amount: '$640', note: 'AI is texting', look: 'ai' },
          { customer: 'K. Tran', job: 'Faucet', amount: '$275', note: 'AI texted twice', look: 'ai' },
          { customer: 'J. Ruiz', job: 'Water softener', amount: '$1,150', note: 'Asked today' },
        ],
      },
      {
        name: 'Estimate',
        total: '$36,400',
        cards: [
          { customer: 'M. Okafor', job: 'Bath remodel', amount: '$11,800', note: 'AI reminded', look: 'ai' },
          { customer: 'St. Anne School', job: 'Boiler', amount: '$18,400', note: 'Opened twice' },
          { customer: 'Oak St. Duplex', job: 'Repipe', amount: '$6,200', note: 'Sent by text' },
        ],
      },
      {
        name: 'Booked',
        total: '$740',
        cards: [
          { customer: 'Pine Court', job: 'Backflow test', amount: '$160', note: 'AI reminded 7 AM', look: 'ai' },
          { customer: 'Ferris Bakery', job: 'Floor drain', amount: '$460', note: 'Confirmed by text' },
          { customer: 'Tom Weller', job: 'Leak check', amount: '$120', note: 'Booked by AI', look: 'ai' },
        ],
      },
      {
        name: 'Done',
        total: '$1,690',
        cards: [
          { customer: 'Dana Reyes', job: 'Water heater', amount: '$340', note: 'Paid 11:02 AM', look: 'paid' },
          { customer: '4 Mill Road', job: 'Backflow test', amount: '$160', note: 'AI reminded Wed', look: 'ai' },
          { customer: 'L. Brandt', job: 'Drain', amount: '$210', note: 'Paid Wed', look: 'paid' },
          { customer: 'Harbor Cafe', job: 'Grease trap', amount: '$980', note: 'Paid Tue', look: 'paid' },
        ],
      },
    ],
  },
  calendar: {
    tab: 'Calendar',
    title: 'This week',
    detail: 'Marco, van 2 · 10 visits',
    label: 'Example calendar of one van’s week, with the visit to Dana Reyes on Thursday at 9:30 AM, booked by the AI.',
    hours: ['8 AM', '9', '10', '11', '12 PM', '1', '2', '3'],
    days: [
      {
        name: 'Mon',
        date: '9',
        visits: [
          { title: 'L. Brandt', text: 'Drain', start: 4, length: 3, look: 'past' },
          { title: '4 Mill Road', text: 'Backflow test', start: 10, length: 2, look: 'past' },
        ],
      },
      {
        name: 'Tue',
        date: '10',
        visits: [
          { title: 'Harbor Cafe', text: 'Grease trap', start: 0, length: 6, look: 'past' },
          { title: 'St. Anne School', text: 'Boiler', start: 10, length: 3, look: 'past' },
        ],
      },
      {
        name: 'Wed',
        date: '11',
        visits: [
          { title: 'M. Okafor', text: 'Bath remodel', start: 2, length: 3, look: 'past' },
          { title: 'Oak St. Duplex', text: 'Repipe', start: 11, length: 2, look: 'past' },
        ],
      },
      {
        name: 'Thu',
        date: '12',
        today: true,
        visits: [
          {
            title: 'Dana Reyes',
            text: 'Water heater',
            start: 3,
            length: 3,
            look: 'own',
            booked: { time: '9:30 AM', by: 'Booked by AI' },
          },
          { title: 'Pine Court', text: 'Backflow test', start: 7, length: 2, look: 'booked' },
          { title: 'Ferris Bakery', text: 'Floor drain', start: 13, length: 3, look: 'booked' },
        ],
      },
      {
        name: 'Fri',
        date: '13',
        visits: [
          { title: 'Tom Weller', text: 'Leak check', start: 1, length: 2, look: 'booked' },
          { title: 'Free', text: 'AI offers it to callers', start: 10, length: 4, look: 'free' },
        ],
      },
    ],
  },
  invoice: {
    tab: 'Invoice',
    title: 'Invoices',
    detail: '3 paid, $1,530',
    label: 'Example invoice to Dana Reyes for $340.00, written by the AI, texted at 10:58 AM and paid at 11:02 AM.',
    list: [
      { customer: 'Dana Reyes', text: '1042 · $340.00', state: 'Paid' },
      { customer: 'Harbor Cafe', text: '1041 · $980.00', state: 'Paid' },
      { customer: '4 Mill Road', text: '1039 · $160.00', state: 'Waiting' },
      { customer: 'L. Brandt', text: '1038 · $210.00', state: 'Paid' },
    ],
    foot: 'AI reminds those who wait',
    by: 'Written by AI from Marco’s notes',
    to: 'Dana Reyes, 118 Alder St',
    paid: 'Paid',
    name: 'Invoice 1042',
    rows: [
      { label: 'Relief valve, new', value: '$85.00' },
      { label: 'Supply line and fittings', value: '$60.00' },
      { label: 'Labor', value: '$195.00' },
    ],
    total: { label: 'Total', value: '$340.00' },
    message: 'All done, Dana. Marco’s invoice is here, tap to pay by card.',
    sent: 'Texted 10:58 AM',
  },
  report: {
    tab: 'Report',
    title: 'Week so far',
    detail: 'As of Thu 11:05 AM',
    label:
      'Example report of the week so far: $1,530 paid, on which days, and where the jobs came from. The AI notes what is left to do.',
    paid: { label: 'Paid this week', amount: '$1,530' },
    days: [
      { name: 'Mon', amount: 0 },
      { name: 'Tue', amount: 980 },
      { name: 'Wed', amount: 210 },
      { name: 'Thu', amount: 340, today: true },
      { name: 'Fri', amount: 0 },
    ],
    sources: {
      title: 'Where the jobs came from',
      rows: [
        { label: 'Missed call, texted back', value: '6 of 13', share: 46 },
        { label: 'Web form', value: '3 of 13', share: 23 },
        { label: 'Past customer', value: '4 of 13', share: 31 },
      ],
    },
    open: { label: 'Still open', value: '$39,365' },
    byAi: { label: 'Jobs the AI worked on', value: '7 of 13' },
    note: {
      title: 'AI summary',
      text: 'Dana paid four minutes after the text. 4 Mill Road still owes for Monday: a reminder goes out on Friday.',
    },
  },
} satisfies Content<'product'>;
