import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/service-based',
  seo: {
    title: 'Field service CRM for local businesses',
    description:
      'CRM software for calls, bookings, reminders and billing, for businesses that work at the customer’s address. Find the page for your trade.',
  },
  icon: 'truck',
  hero: {
    eyebrow: 'For local service businesses',
    title: { text: 'A field service CRM for crews on the road', marker: 'on the road' },
    lede: 'Missed calls get a text, bills go out from the truck, and a small office runs a day of house calls without a whiteboard or a drawer of sticky notes.',
    actions: ['scheduleDemo'],
  },
  tool: {
    object: 'van',
    label:
      'Example: a van with a dispatcher’s Tuesday on its side: three crews, one job paid at the door, one on its way, one waiting for a reply and one open window.',
    ground: 'sun',
    plate: {
      kind: 'day',
      title: 'Tuesday · All crews',
      rows: [
        { label: 'Crew 1 · Kitchen drain', detail: '44 Cask St · paid by text', value: '7:30' },
        { label: 'Crew 2 · AC tune-up', detail: 'Mrs. Yoon · “on our way” sent', value: '9:00' },
        { label: 'Crew 3 · Fence quote', detail: 'Asked, no reply yet', value: '11:15' },
        { label: 'Crew 1 · Free window', detail: 'Open for a same-day call', value: '1:30' },
      ],
    },
    tag: { top: '44 Cask St', figure: 'Paid', text: 'At the door, by text' },
    places: {
      plate: { x: 42, y: 138, width: 358, height: 294 },
      hook: { x: 508, y: 350, string: 0, turn: -3 },
      phone: { middle: 250, y: 480, turn: -2 },
      outlet: 126,
    },
  },
  industries: {
    kind: 'trade',
    title: 'Pick your trade',
    intro:
      'Each page shows a day in one trade, with its own calls, paperwork and seasons. Legal and real estate offices can use it too.',
  },
  features: {
    title: 'One CRM for every kind of house call',
    blocks: [
      {
        title: 'Industry coverage',
        text: 'Job types, reminders and messages use the words of your trade: re-roofs for one shop, nail trims for another.',
      },
      {
        title: 'Customer management',
        text: 'Type a street and see past visits, the gate code, the unit’s model number and what was promised last time.',
      },
      {
        title: 'Appointment scheduling',
        text: 'Homeowners choose from arrival windows you really have, then get a confirmation and a reminder the evening before.',
      },
      {
        title: 'Email marketing',
        text: 'Write to the houses you served last fall before the next one starts, sorted by the job they had done.',
      },
      {
        title: 'SEO in your service area',
        text: 'Your listing names the towns you drive to and shows recent work. This is part of the Local SEO add-on.',
      },
      {
        title: 'Paid from the truck',
        text: 'The crew closes the job, the bill goes out by text, and a polite reminder follows if the bill stays open.',
      },
    ],
  },
  seeAlso:
    '[calls answered while you work](/ai), [review requests by text](/marketing-automation), [a site that takes bookings](/web-design)',
  detail: {
    title: 'Help the neighbors find you',
    text: 'When a gutter spills over the porch, people search from the driveway. A complete profile and fresh reviews help you get that call. Local SEO is an add-on, {localSeoPrice}; review requests come with every plan.',
    points: [
      'With the add-on: hours, towns and photos of finished jobs kept current',
      'With every plan: a review request once the crew has packed up',
      'Reviews answered in your words, the grumpy ones included',
      'Calls from the listing kept with the job they turned into',
    ],
    scene: {
      kind: 'listing',
      label:
        'Example: of three gutter cleaners in a local search, Halvorsen Home Services has current hours and a fresh review.',
      query: 'gutter cleaning near me',
      entries: [
        { name: 'Pike & Daughter Gutters', detail: 'Closed · opens Monday', own: false },
        { name: 'Halvorsen Home Services', detail: 'Open now · reviewed yesterday', own: true },
        { name: 'Tri-Town Exteriors', detail: 'No photos · last review in spring', own: false },
      ],
    },
  },
  questions: {
    title: 'Questions local service companies ask',
    items: [
      {
        question: 'Do my crews need a login each?',
        answer: 'Only those who have to see the board. Count them: every plan above says how many members it takes.',
      },
      {
        question: 'My work stops in winter. Can I stop paying?',
        answer:
          'Yes: cancel before the slow season. Ask us first how to export your contacts, and keep a copy for spring.',
      },
      {
        question: 'Can I text last year’s customers about this season?',
        answer: 'If they agreed to texts from you. Anyone can reply STOP. As the sender, you answer for their consent.',
      },
      {
        question: 'I run a law office or sell homes. Is this for me?',
        answer:
          'Calls, appointments, messages and invoices work the same way there. We have no page about legal or real estate work yet, so bring your questions to a demo.',
      },
    ],
  },
  closing: {
    title: 'Walk us through a Tuesday',
    actions: ['bookFreeDemo', 'viewPricing'],
  },
} satisfies Content<'overviews/*'>;
