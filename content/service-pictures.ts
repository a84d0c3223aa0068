import type { Content } from '@/lib/content/kinds';

/** What the heroes of services show: examples, made of what each service makes. */
export default {
  report: {
    label:
      'Example: a tent rental company’s May report: 26 bookings, $16,960 paid, and most of both came from referrals.',
    title: 'Dunmore Tents · May',
    figures: [
      { name: 'Asked', value: '45' },
      { name: 'Booked', value: '26' },
      { name: 'Paid', value: '$16,960' },
    ],
    channels: [
      { name: 'Referrals', detail: '11 booked', paid: 7920 },
      { name: 'Website', detail: '8 booked', paid: 5240 },
      { name: 'Map', detail: '6 booked', paid: 3380 },
      { name: 'Flyer', detail: '1 booked', paid: 420 },
    ],
    note: 'Friends send the most and pay the most. The flyer took two weekends and filled one tent.',
    weeksTitle: 'Bookings by week',
    weeks: [
      { name: 'May 1–7', booked: 4 },
      { name: '8–14', booked: 6 },
      { name: '15–21', booked: 7 },
      { name: '22–31', booked: 9 },
    ],
  },
  letter: {
    label:
      'Example: a clock repair shop’s email to a customer as it was sent, with the reason for each edit. Its subject was “Notice: item ready for collection”.',
    title: 'Wren & Daughter Clock Repair',
    subject: {
      was: 'Notice: item ready for collection',
      now: 'Your clock has behaved all week',
      why: 'The good news comes first',
    },
    lines: [
      {
        now: 'Hi Arturo, your grandmother’s mantel clock has kept time on our bench since Monday.',
        why: 'Whose clock it is, and which',
      },
      {
        now: 'The chime sounded tired. We put new leather on the hammers, and now it sings.',
        why: 'Hazel’s own words, from our talk',
      },
    ],
    button: 'Choose a pickup time',
    badge: { text: 'Approved by Hazel Wren', tone: 'leaf' },
  },
  draft: {
    label: 'Example: the home page of Tilbury Chair Shop, which was a sketch and a draft, and is live with its form.',
    title: 'tilburychairs.example',
    headline: 'Keep the chair. Change the fabric.',
    text: 'Send a photo of the piece. Mavis writes back with a price range and a pickup day.',
    fields: ['Your name', 'Cell phone', 'Photo of the piece'],
    button: 'Ask for a price',
    badge: { text: 'New request in CRM', tone: 'leaf' },
    note: 'Photo, color and a form that opens a contact in her CRM.',
    stages: ['Sketch', 'Draft', 'Live'],
  },
  map: {
    label:
      'Example: three shoe repair shops on a map, and the profile of Cobble & Sole, with current hours and answered reviews.',
    title: 'shoe repair near me',
    own: {
      name: 'Cobble & Sole',
      detail: 'Shoe repair · bag repair',
      facts: [
        { label: 'Hours', value: 'Open until 6 PM' },
        { label: 'Phone', value: 'Answers, or texts back' },
        { label: 'Photos', value: 'Bench, counter, boots today' },
        { label: 'Reviews', value: 'Each one has an answer' },
      ],
    },
    others: ['Eastgate Heel Bar', 'Main Street Shoe Fix'],
  },
  rule: {
    label:
      'Example: a piano tuner’s rule answers a form by text, waits two days, emails open times and leads to a booking.',
    title: 'New inquiry · Lev’s rule',
    steps: [
      { icon: 'clipboard', title: 'Form filled out', detail: 'Ines V. · upright, two dead keys' },
      { icon: 'message', title: 'Text right away', detail: 'Thanks, Ines. Tuesday or Friday?' },
      { icon: 'clock', title: 'Wait two days', detail: 'No answer by Thursday morning' },
      { icon: 'mail', title: 'Email with open times', detail: 'Sent Thursday, 9 AM' },
      { icon: 'calendar-check', title: 'Booked', detail: 'Friday, 1 PM · reminder set' },
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
      { at: '0:00', from: 'business', text: 'Hollis Window Cleaning, this is the assistant. How can I help?' },
      { at: '0:05', from: 'customer', text: 'Hi, could somebody do my windows this week? Just the outside.' },
      { at: '0:10', from: 'business', text: 'Gladly. Is it the house on Elm Street, like last spring, Mrs. Cole?' },
      { at: '0:15', from: 'customer', text: 'Yes, that’s me. Same windows.' },
      {
        at: '0:18',
        from: 'business',
        text: 'That is $180, same as last time. Thursday at two is open, or first thing Friday. Which works better?',
      },
      { at: '0:27', from: 'customer', text: 'Thursday at two, please.' },
      {
        at: '0:30',
        from: 'business',
        text: 'It’s booked, and a text with the time is on its way. Will the gate be open?',
      },
      { at: '0:36', from: 'customer', text: 'I’ll leave it open. Thank you!' },
      { at: '0:39', from: 'business', text: 'Thank you. See you Thursday.' },
    ],
    end: '0:42',
    outcome: {
      label:
        'Example: Thursday in the calendar of a window cleaner. The visit to Mrs. Cole at 2:00 was booked by the assistant.',
      title: 'Thursday · Pat, ladder van',
      badge: { text: 'Booked 6:48 PM', tone: 'leaf' },
      timed: true,
      rows: [
        { label: 'Brew Lab', detail: 'Storefront · every week', value: '8:30' },
        { label: 'Dr. Amin’s office', detail: 'Two floors, inside', value: '10:30' },
        { label: 'Mrs. Cole, Elm Street', detail: 'Outside, $180 · gate is open', value: '2:00' },
        { label: 'Free', detail: 'The assistant may offer it', value: '4:00' },
      ],
    },
  },
} satisfies Content<'service-pictures'>;
