import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/financial',
  seo: {
    title: 'CRM for financial advisors',
    description:
      'A page for advisors, bookkeepers and insurance offices is on its way. See prices and what a financial practice can use in the CRM today.',
    pictureAlt:
      'A day of client reviews on an advisory office’s calendar: two held, one booked and one offered by text.',
  },
  eyebrow: 'CRM for financial advisors',
  title: { text: 'Every client review, on the calendar', marker: 'the calendar' },
  panel: { background: 'blue', icon: 'wallet', line: 'rising' },
  scene: {
    kind: 'sheet',
    label: 'Example: a day of client reviews at an advisory office, two held, one booked and one offered by text.',
    title: 'Wednesday · Annual reviews',
    badge: { text: 'Reminders sent', tone: 'blue' },
    timed: true,
    rows: [
      { label: 'Harlan family', detail: 'Annual review · forms signed', value: '9:00' },
      { label: 'O. Petrov', detail: 'Rollover paperwork', value: '10:30' },
      { label: 'Lindqvist', detail: 'College savings', value: '1:00' },
      { label: 'Dorado Cafe', detail: 'Offered by text', value: '3:30' },
    ],
  },
  text: 'Content coming soon. Check back later for updates.',
  related: {
    title: 'What your office can use today',
    intro:
      'Plans start at {cheapestPrice} a month, and an advisory office can cancel any time. We make no compliance claim: ask us before you store client files.',
    cards: [
      {
        href: '/crm-solutions',
        icon: 'database',
        title: 'A record per household',
        text: 'Calls, appointments and forms of a family in one place, whoever picks up the phone.',
      },
      {
        href: '/marketing-automation',
        icon: 'bell',
        title: 'Reminders before a review',
        text: 'Clients confirm the review by text, and those who have not booked one get asked again.',
      },
      {
        href: '/ai',
        icon: 'phone',
        title: 'Calls in tax season',
        text: 'While you are with a client, voice AI can answer a caller and offer a time to talk.',
      },
    ],
  },
  seeAlso: 'See [all that the platform does](/) today. A page for [shops](/industries/retail) is coming too.',
} satisfies Content<'coming-soon/*'>;
