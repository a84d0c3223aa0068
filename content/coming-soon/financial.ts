import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/financial',
  seo: {
    title: 'CRM for financial practices: coming soon',
    description:
      'A page for advisers, bookkeepers and insurance offices is on its way. Until then, see the CRM in a personal demo.',
    pictureAlt:
      'A day of client reviews on an advisory office’s calendar: two held, one booked and one offered by text.',
  },
  eyebrow: 'CRM for financial practices',
  title: { text: 'Every client review, on the calendar', marker: 'the calendar' },
  panel: { background: 'blue', motif: 'wallet', line: 'rising' },
  scene: {
    kind: 'calendar',
    label: 'Example: a day of client reviews at an advisory office, two held, one booked and one offered by text.',
    day: 'Wednesday · Annual reviews',
    badge: { text: 'Reminders sent', tone: 'blue' },
    slots: [
      { time: '9:00', title: 'Harlan family', detail: 'Annual review · forms signed', state: 'done' },
      { time: '10:30', title: 'O. Petrov', detail: 'Rollover paperwork', state: 'done' },
      { time: '1:00', title: 'Lindqvist', detail: 'College savings', state: 'booked' },
      { time: '3:30', title: 'Dorado Cafe', detail: 'Offered by text', state: 'waiting' },
    ],
  },
  text: 'Content coming soon. Check back later for updates.',
  related: {
    title: 'Ready for your practice today',
    intro: 'Three parts of the platform that an office with annual reviews can use now.',
    cards: [
      {
        href: '/crm-solutions',
        icon: 'database',
        title: 'A record per household',
        text: 'Every call, review and form of a family is in one place, whoever picks up the phone.',
      },
      {
        href: '/marketing-automation',
        icon: 'bell',
        title: 'Reminders before a review',
        text: 'Clients confirm by text, and the ones who have not booked their review get asked again.',
      },
      {
        href: '/ai',
        icon: 'phone',
        title: 'Calls in tax season',
        text: 'While you are with a client, a caller gets an answer and a time to talk instead of voicemail.',
      },
    ],
  },
  seeAlso: 'See [all that the platform does](/) today. A page for [shops](/industries/retail) is coming too.',
} satisfies Content<'coming-soon/*'>;
