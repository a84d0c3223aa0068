import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/yoga-studios',
  kind: 'health',
  motif: 'flower',
  seo: {
    title: 'CRM for yoga studios: wait lists that fill mats',
    description:
      'Fill the mat a late cancel leaves, follow up on intro passes and answer students while you teach. A CRM for yoga studios.',
  },
  hero: {
    eyebrow: 'For yoga studios',
    title: { text: 'Fill the mat that just came free', marker: 'just came free' },
    lede: 'A student drops out of evening vinyasa, and the CRM texts the wait list while you are cueing triangle pose.',
    scene: {
      kind: 'conversation',
      label:
        'Example: a mat comes free in Tamarack Yoga’s sold-out 5:30 vinyasa, and the first student on the wait list claims it by text.',
      inbox: 'Wait list · Noor H.',
      badge: { text: '4:42 PM', tone: 'quiet' },
      messages: [
        { from: 'business', text: 'One mat free at 5:30. Reply YES.' },
        { from: 'customer', text: 'YES' },
      ],
      outcome: {
        icon: 'calendar-check',
        title: 'Vinyasa flow, 5:30 PM',
        detail: 'Noor H. · first visit',
        badge: { text: 'Spot claimed, 4:44 PM', tone: 'leaf' },
      },
    },
  },
  heroScene: {
    family: 'rhythm',
    places: {
      kind: 'mats',
      title: 'Vinyasa flow, 5:30',
      detail: 'Thursday · 4 on the wait list',
      badge: { text: 'Mat offered', tone: 'sun' },
      count: 20,
      perRow: 5,
      freed: { place: 8, mark: 'N' },
    },
    visits: {
      title: 'Noor’s intro month',
      unit: 'classes',
      weeks: ['..1..1.', '1..1.1.', '.1.1...', '1..1...'],
    },
    crests: ['Wait list', 'First class', 'Class three', 'Class six', 'Class nine'],
  },
  painPoints: {
    form: 'dots',
    title: 'Lost between namaste and the next class',
    cards: [
      {
        dots: '111x11x1',
        title: 'Late cancels, empty mats',
        text: 'Someone drops out shortly before class. Four people were waiting for that spot, but you were already lighting the candles.',
        checklist: [
          'The wait list is a sheet on the counter',
          'Nobody reads email on the way to class',
          'Sold out online, gaps in the back row',
        ],
      },
      {
        dots: '111xx...',
        title: 'Intro passes that fade out',
        text: 'She came three times, rolled up her mat beaming and said she would be back. Then the pass ran out and no one wrote.',
        checklist: [
          'No message before the pass expires',
          'Newcomers get the same email as regulars',
          'The membership talk never happens',
        ],
      },
      {
        dots: '1x1xx1xx',
        title: 'A desk run after savasana',
        text: 'One student wants to pause her pass, one asks about blocks and one has never done yoga. The next class is at the door.',
        checklist: ['Messages answered from bed', 'Class packs counted by hand', 'Sub requests lost in the group chat'],
      },
    ],
  },
  story: {
    title: 'From sold out to a spot by the window',
    text: 'A newcomer finds the evening class full. By the end of the month she is a member, and her teacher knows her name.',
    line: 'horizontal',
    scene: {
      kind: 'storyline',
      label:
        'Example: a newcomer on the wait list gets a text when a mat opens, books the 5:30 class, pays for an intro month by text and becomes a member.',
      moments: [
        {
          icon: 'list-checks',
          title: 'Wait list · Noor H.',
          time: '3:10 PM',
          style: 'received',
          text: 'Any chance for 5:30 tonight?',
        },
        {
          icon: 'message',
          title: 'A mat opens',
          time: '4:42 PM',
          style: 'sent',
          text: 'One mat free at 5:30. Reply YES.',
        },
        {
          icon: 'calendar-check',
          title: 'Spot claimed',
          time: '4:44 PM',
          style: 'event',
          text: 'Vinyasa with Inés · first visit',
        },
        {
          icon: 'dollar',
          title: 'Pass paid by text',
          time: '7:05 PM',
          style: 'event',
          text: '$59.00 · intro month',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        {
          icon: 'repeat',
          title: 'Now a member',
          time: 'Week 4',
          style: 'event',
          text: 'Eight classes a month',
          badge: { text: 'Signed up', tone: 'leaf' },
        },
      ],
    },
  },
  features: {
    title: 'Your studio, from first pass to fall retreat',
    intro: 'Schedule, passes, messages and money in one place, built around class times.',
    layout: 'scene-left',
    blocks: [
      {
        icon: 'list-checks',
        title: 'Wait lists that move',
        text: 'A spot opens, and the next student in line gets a text. A one-word reply can claim the mat.',
      },
      {
        icon: 'flower',
        title: 'Intro pass follow-up',
        text: 'A welcome before the first class, a hello after the third, and a membership offer while the pass is still good.',
      },
      {
        icon: 'credit-card',
        title: 'Passes paid by text',
        text: 'Send class packs, drop-ins and retreat deposits as a link. If one goes unpaid, a gentle reminder follows.',
      },
      {
        icon: 'sun',
        title: 'Workshops and retreats',
        text: 'A sign-up form for the handstand workshop, and an email to the students who practice at that level.',
      },
      {
        icon: 'messages',
        title: 'Answers during class',
        text: 'The assistant can tell callers where to park, if mats are provided and which evening suits a first-timer.',
      },
      {
        icon: 'star',
        title: 'Reviews from regulars',
        text: 'Send the review request once a student has settled in, rather than after one wobbly class.',
      },
    ],
    scene: {
      kind: 'email',
      label:
        'Example: an email from Tamarack Yoga to a student whose intro month ends on Sunday, with two memberships to choose from.',
      from: 'Inés · Tamarack Yoga',
      subject: 'Your intro month ends Sunday',
      paragraphs: [
        'Hi Noor, nine classes already. Your spot by the window is used to you.',
        'Two ways to keep it: unlimited, or eight classes a month. You can pause either one.',
      ],
      button: 'Look at both',
      badge: { text: 'Sent after class nine', tone: 'blue' },
    },
  },
  seeAlso:
    'Open mats are filled by [wait-list texts](/marketing-automation), and [class booking on your website](/web-design) shows the schedule. Others who teach or train: [wellness coaches](/industries/coaches-consultants), [pet trainers and sitters](/industries/pet-services).',
  missedCall: {
    title: 'What does a missed call cost a yoga studio?',
    value: 'A student’s first year',
    amounts: [60, 300, 700, 1500],
  },
  stats: {
    title: 'Studio life in four figures',
    claims: ['yoga-studios-first', 'yoga-studios-second', 'yoga-studios-third', 'yoga-studios-fourth'],
    chart: {
      kind: 'attendance',
      title: 'The 5:30 class, eight Thursdays',
      detail: '20 mats in the room, students who came',
      label:
        'Example: of 160 mats in eight classes, 128 were booked ahead, 27 were filled from the wait list and 5 stayed empty.',
      places: 20,
      booked: { legend: 'booked ahead', counts: [16, 14, 17, 15, 18, 16, 17, 15] },
      filled: { legend: 'from the wait list', counts: [3, 4, 2, 5, 2, 3, 3, 5] },
      open: 'left empty',
    },
  },
  whyChoose: {
    title: 'Quiet in the room, busy behind it',
    cards: [
      {
        title: 'Mindfulness-centered technology',
        text: 'Bookings, reminders and replies run outside the room while you teach, in the calm tone you set for them.',
      },
      {
        title: 'Holistic practice features',
        text: 'One record holds a student’s whole practice: classes, privates, workshops, and the note that she likes a bolster.',
      },
    ],
  },
  closing: {
    title: 'Watch one late cancel turn into a booking',
    text: 'Bring your class schedule to a free demo, and follow the path from the dropped spot to the rolled-out mat.',
  },
} satisfies Content<'industries/*'>;
