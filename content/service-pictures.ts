import type { Content } from '@/lib/content/kinds';

/** What the heroes of services show: examples, made of what each service makes. */
export default {
  report: {
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
        note: 'Weekend inquiries rarely book: they hear from us on Monday.',
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
  letter: {
    label:
      'Example: a clock repair shop’s email to a customer, as the owner typed it and as it was sent, with the reason for each edit.',
    title: 'Wren & Daughter Clock Repair',
    question: 'Before and after the edit',
    choices: ['As it was', 'With our edits'],
    note: 'Typed at closing time. It could be from any shop, about any item.',
    subject: {
      was: 'Notice: item ready for collection',
      now: 'Your clock has behaved all week',
      why: 'The good news comes first',
    },
    lines: [
      {
        was: 'Dear customer, please be informed that the repair of your item has been completed.',
        now: 'Hi Arturo, your grandmother’s mantel clock has kept time on our bench since Monday.',
        why: 'Whose clock it is, and which',
      },
      {
        was: 'The necessary works on the striking mechanism were carried out.',
        now: 'The chime sounded tired. We put new leather on the hammers, and now it sings.',
        why: 'Hazel’s own words, from our talk',
      },
    ],
    button: { was: 'Collection times', now: 'Choose a pickup time' },
    badge: { text: 'Approved by Hazel Wren', tone: 'leaf' },
  },
  draft: {
    label:
      'Example: the home page of Tilbury Chair Shop as a sketch, as a draft with its words, and live with its form.',
    title: 'tilburychairs.example',
    question: 'From sketch to live',
    versions: [
      { name: 'Sketch', note: 'What goes where, drawn while Mavis talks about her chairs.' },
      { name: 'Draft', note: 'Her words, in gray. She reads them on her phone and marks them up.' },
      { name: 'Live', note: 'Photo, color and a form that opens a contact in her CRM.' },
    ],
    headline: 'Keep the chair. Change the fabric.',
    text: 'Send a photo of the piece. Mavis writes back with a price range and a pickup day.',
    fields: ['Your name', 'Cell phone', 'Photo of the piece'],
    button: 'Ask for a price',
    badge: { text: 'New request in CRM', tone: 'leaf' },
  },
  map: {
    label:
      'Example: three shoe repair shops on a map and the profile of each. Only Cobble & Sole has current hours and answered reviews.',
    title: 'shoe repair near me',
    question: 'Shops on the map',
    facts: ['Hours', 'Phone', 'Photos', 'Reviews'],
    profiles: [
      {
        name: 'Eastgate Heel Bar',
        detail: 'Repair shop',
        values: ['Not listed', 'No answer', 'None', 'Last reply years ago'],
      },
      {
        name: 'Cobble & Sole',
        detail: 'Shoe repair · bag repair',
        values: ['Open until 6 PM', 'Answers, or texts back', 'Bench, counter, boots today', 'Each one has an answer'],
      },
      {
        name: 'Main Street Shoe Fix',
        detail: 'Store',
        values: ['From before the move', 'An old number', 'One, of the old sign', 'No replies'],
      },
    ],
  },
  rule: {
    label:
      'Example: a piano tuner’s rule answers a form by text, waits two days, emails open times and leads to a booking.',
    title: 'New inquiry · Lev’s rule',
    question: 'The rule, or one run of it',
    choices: ['The rule', 'Run it for Ines'],
    steps: [
      {
        icon: 'clipboard',
        title: 'Form filled out',
        rule: 'Any form on the website',
        run: 'Ines V. · upright, two dead keys',
      },
      {
        icon: 'message',
        title: 'Text right away',
        rule: 'Name, thanks, two days to pick from',
        run: 'Thanks, Ines. Tuesday or Friday?',
      },
      {
        icon: 'clock',
        title: 'Wait two days',
        rule: 'Stop if there is an answer',
        run: 'No answer by Thursday morning',
      },
      { icon: 'mail', title: 'Email with open times', rule: 'Weekdays at 9 AM', run: 'Sent Thursday, 9 AM' },
      { icon: 'calendar-check', title: 'Booked', rule: 'Remind a day before', run: 'Friday, 1 PM · reminder set' },
    ],
  },
  record: {
    label:
      'Example: a fence builder’s record of Tom Brandvold, from the missed call to an estimate that he opened, with what to do next.',
    name: 'Tom Brandvold',
    detail: 'Cedar fence, back yard',
    badge: { text: 'Estimate sent', tone: 'sun' },
    steps: [
      { title: 'Missed call, text sent', time: 'Mon 10:20 AM' },
      { title: 'Sent two photos', time: 'Mon 10:26 AM' },
      { title: 'Estimate, $6,480', time: 'Tue 4:10 PM' },
      { title: 'Opened it twice', time: 'Wed 7:45 PM' },
    ],
    next: { title: 'Call Tom on Thursday', detail: 'He asked about cedar or pine' },
  },
  wires: {
    label:
      'Example: a form, a chat, a booking and a survey on a picture framer’s website, and what each added to one customer’s record.',
    title: 'Framer’s website',
    question: 'Four ways in',
    doors: [
      { icon: 'clipboard', name: 'Form', when: 'Sat 9 PM' },
      { icon: 'messages', name: 'Chat', when: 'Mon 8 AM' },
      { icon: 'calendar-check', name: 'Booking', when: 'Mon 9 AM' },
      { icon: 'list-checks', name: 'Survey', when: 'Fri 5 PM' },
    ],
    record: {
      name: 'Yusra Kaplan',
      detail: 'Two oil paintings',
      badge: { text: 'One record', tone: 'leaf' },
      rows: [
        { label: 'Asked for', value: 'Wood frames, deep enough' },
        { label: 'Glass', value: 'Museum, from the chat' },
        { label: 'At the counter', value: 'Tuesday, 10 AM' },
        { label: 'Would return', value: '“Yes, with a mirror”' },
      ],
    },
  },
  call: {
    name: 'Hollis Window Cleaning, 6:48 PM',
    assistant: 'Assistant',
    customer: 'Caller',
    lines: [
      { at: 0, from: 'assistant', text: 'Hollis Window Cleaning, this is the assistant. How can I help?' },
      { at: 5, from: 'customer', text: 'Hi, could somebody do my windows this week? Just the outside.' },
      { at: 10, from: 'assistant', text: 'Gladly. Is it the house on Elm Street, like last spring, Mrs. Cole?' },
      { at: 15, from: 'customer', text: 'Yes, that’s me. Same windows.' },
      {
        at: 18,
        from: 'assistant',
        text: 'That is $180, same as last time. Thursday at two is open, or first thing Friday. Which works better?',
      },
      { at: 27, from: 'customer', text: 'Thursday at two, please.' },
      {
        at: 30,
        from: 'assistant',
        text: 'It’s booked, and a text with the time is on its way. Will the gate be open?',
      },
      { at: 36, from: 'customer', text: 'I’ll leave it open. Thank you!' },
      { at: 39, from: 'assistant', text: 'Thank you. See you Thursday.' },
    ],
    end: 42,
    outcome: {
      label:
        'Example: Thursday in the calendar of a window cleaner. The visit to Mrs. Cole at 2:00 was booked by the assistant.',
      day: 'Thursday · Pat, ladder van',
      badge: { text: 'Booked 6:48 PM', tone: 'leaf' },
      slots: [
        { time: '8:30', title: 'Brew Lab', detail: 'Storefront · every week', state: 'booked' },
        { time: '10:30', title: 'Dr. Amin’s office', detail: 'Two floors, inside', state: 'booked' },
        { time: '2:00', title: 'Mrs. Cole, Elm Street', detail: 'Outside, $180 · gate is open', state: 'done' },
        { time: '4:00', title: 'Free', detail: 'The assistant may offer it', state: 'open' },
      ],
    },
  },
} satisfies Content<'service-pictures'>;
