import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/financial',
  seo: {
    title: 'CRM for financial advisors',
    description:
      'A page for advisors, bookkeepers and insurance offices is on its way. See prices and what a financial practice can use in the CRM today.',
  },
  icon: 'wallet',
  eyebrow: 'CRM for financial advisors',
  title: { text: 'Every client review, on the calendar', marker: 'the calendar' },
  text: 'Content coming soon. Check back later for updates.',
  tool: {
    object: 'piggy-bank',
    label:
      'Example: a piggy bank with a day of client reviews on it: one has its forms signed, one is booked and one is offered by text.',
    ground: 'blue',
    plate: {
      kind: 'day',
      title: 'Wednesday’s reviews',
      rows: [
        { label: 'Harlan family', detail: 'Forms signed', value: '9:00' },
        { label: 'O. Petrov', detail: 'Rollover paperwork', value: '10:30' },
        { label: 'Dorado Cafe', detail: 'Offered by text', value: '3:30' },
      ],
    },
    tag: { top: 'Harlan family', figure: '9:00', text: 'Annual review', badge: { text: 'Forms signed', tone: 'leaf' } },
    places: {
      plate: { x: 166, y: 218, width: 338, height: 250 },
      hook: { x: 576, y: 400, string: 0, turn: 3 },
      phone: { middle: 280, y: 484, turn: -2 },
      outlet: 150,
    },
  },
  related: {
    title: 'What your office can use today',
    intro:
      'Plans start at {cheapestPrice} a month, and an advisory office can cancel any time. We make no compliance claim: ask us before you store client files.',
    blocks: [
      {
        href: '/crm-solutions',
        title: 'A record per household',
        text: 'Calls, appointments and forms of a family in one place, whoever picks up the phone.',
      },
      {
        href: '/marketing-automation',
        title: 'Reminders before a review',
        text: 'Clients confirm the review by text, and those who have not booked one get asked again.',
      },
      {
        href: '/ai',
        title: 'Calls in tax season',
        text: 'While you are with a client, voice AI can answer a caller and offer a time to talk.',
      },
    ],
  },
  seeAlso: '[the whole platform](/), [retail shops](/industries/retail)',
  closing: { title: 'Walk us through review season' },
} satisfies Content<'coming-soon/*'>;
