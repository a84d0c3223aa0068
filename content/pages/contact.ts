import type { Content } from '@/lib/content/kinds';

export default {
  path: '/contact',
  seo: {
    title: 'Contact us: a person writes back',
    description:
      'Ask about plans, a custom setup, an existing account or a partnership. Fill out the form and a person writes back.',
  },
  title: { text: 'Contact us, and a person replies', marker: 'a person' },
  object: 'mailbox',
  lede: 'Ask about a plan, a custom solution, a partnership or your account.',
  frame: {
    destination: 'contactForm',
    kind: 'form',
    title: 'Contact form',
    height: 1050,
  },
  expect: {
    title: 'It helps if you tell us',
    points: [
      'What your business does, and where',
      'How many people would work with it',
      'Which tools you want to keep',
    ],
  },
  seeAlso: 'To see the CRM live, [book a free demo](/schedule). For coaching, use [the coaching calendar](/coaching).',
} satisfies Content<'pages/contact'>;
