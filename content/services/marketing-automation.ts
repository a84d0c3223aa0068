import type { Content } from '@/lib/content/kinds';

export default {
  path: '/marketing-automation',
  seo: {
    title: 'Email marketing and automation for small business',
    description:
      'Newsletters, missed-call texts, reminders, estimate nudges and review requests that your CRM sends on time. See what to automate first.',
  },
  icon: 'repeat',
  hero: {
    eyebrow: 'Marketing Automation',
    title: { text: 'Marketing automation: follow-ups that send themselves', marker: 'send themselves' },
    lede: 'Write an email or a text once and say when it should go: after a missed call, before a visit, when an invoice is late. The CRM sends it for you, and your newsletter too.',
    actions: ['bookDemo', 'seeDemo'],
  },
  tool: {
    object: 'alarm-clock',
    label:
      'Example: an alarm clock, and on its dial a piano tuner’s rule, which answers a form by text, waits two days, emails open times and leads to a booking.',
    ground: 'deep',
    core: 'sun',
    plate: {
      kind: 'track',
      title: 'New inquiry · Lev’s rule',
      stops: [
        { title: 'Form filled out', detail: 'Ines V. · upright, two dead keys' },
        { title: 'Text right away', detail: 'Thanks, Ines. Tuesday or Friday?' },
        { title: 'Wait two days', detail: 'No answer by Thursday morning' },
        { title: 'Email with open times', detail: 'Sent Thursday, 9 AM' },
      ],
    },
    tag: { top: 'Friday', figure: '1 PM', text: 'Reminder set', badge: { text: 'Booked', tone: 'leaf' } },
    places: {
      plate: { x: 126, y: 200, width: 340, height: 290 },
      hook: { x: 586, y: 250, string: 42, turn: 4 },
      phone: { middle: 290, y: 498, turn: -2 },
      outlet: 96,
    },
  },
  features: {
    title: 'Messages you never have to remember',
    intro:
      'Each is a text or an email in your words, and a rule for when it goes. It shows on the customer’s record, word for word.',
    blocks: [
      {
        title: 'Missed calls and new leads',
        text: 'A caller who reaches nobody gets a text that asks what they need. A form filled out on Sunday night gets an answer and a booking link at once.',
        picture: {
          kind: 'talk',
          messages: [
            { from: 'customer', text: 'Upright, two dead keys' },
            { from: 'business', text: 'Thanks, Ines. Tuesday or Friday?' },
          ],
        },
      },
      {
        title: 'Appointments and yearly service',
        text: 'Booked, moved or canceled: the customer gets the details, and a reminder before the day. When the next service is due, they hear from you.',
        picture: {
          kind: 'rows',
          title: 'Ines V. · Friday, 1 PM',
          badge: { text: 'Booked', tone: 'leaf' },
          rows: [
            { label: 'Details', value: 'Sent at once' },
            { label: 'Reminder', value: 'Thursday, 1 PM' },
            { label: 'Next tuning', value: 'Due in a year' },
          ],
        },
      },
      {
        title: 'Estimates and late invoices',
        text: 'An estimate without an answer is followed by a polite question. A late invoice sends its own reminder, with the link to pay in it.',
        picture: {
          kind: 'rows',
          title: 'Invoice · Ines V.',
          badge: { text: 'Paid', tone: 'leaf' },
          rows: [
            { label: 'Tuning, two keys', value: '$210' },
            { label: 'Reminder, with the link', value: 'After a week' },
          ],
        },
      },
      {
        title: 'Reviews and newsletters',
        text: 'Once the job is paid for, the customer is asked for a review. One newsletter goes to everyone, or only to the people it suits.',
        picture: {
          kind: 'talk',
          messages: [
            { from: 'business', text: 'Does the upright still sing, Ines? A review would help me.' },
            { from: 'customer', text: 'Like new! I left you a few words.' },
          ],
        },
      },
    ],
  },
  seeAlso:
    '[dog groomers](/industries/pet-services), [chiropractors with care plans](/industries/chiropractor), [landscapers](/industries/landscaping), [coaches with programs](/industries/coaches-consultants)',
  figure: { claims: ['automation-hours-day'], text: 'Our figure for work you no longer do: {figure}.' },
  questions: {
    title: 'Questions about automatic messages',
    items: [
      {
        question: 'Won’t it sound like a robot?',
        answer:
          'It sounds like whatever you wrote, with the customer’s name and appointment filled in. That is fine for a reminder or a receipt. When somebody complains or has had bad news, write yourself.',
      },
      {
        question: 'What happens when someone writes back?',
        answer:
          'The answer lands in your inbox, and from there it is a conversation like any other. You carry it on yourself, by text or email.',
      },
      {
        question: 'Does every plan include automation?',
        answer:
          'Advanced Automation is only on the Pro and Premium plans; the other features in the plan comparison are on all four. Tell us in the demo which messages you want, and we tell you which plan that takes.',
      },
      {
        question: 'Do I pay for every text and email?',
        answer:
          'Emails cost {emailFee} each, and texts carry a fee when you send or receive one. Your monthly credits cover this many emails: Essentials 5,000, Pro 20,000, Premium 50,000. On Starter the credits last one month.',
      },
      {
        question: 'How do I start without annoying people?',
        answer:
          'With one message they are glad to get, such as the appointment reminder. Read the replies for a while, then switch on the next one. If you would not want it yourself, leave it off.',
      },
    ],
  },
  closing: {
    title: 'Which message do you never get around to?',
    actions: ['bookDemo', 'viewPricing'],
  },
} satisfies Content<'services/*'>;
