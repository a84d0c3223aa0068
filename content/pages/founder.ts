import type { Content } from '@/lib/content/kinds';

export default {
  path: '/about/founder',
  seo: {
    title: 'The founder and what drives the work',
    description:
      'Over 20 years of sales and marketing for small firms went into this platform. Meet its founder and schedule a call.',
  },
  sample: true,
  name: 'Jordan Ellis',
  role: 'Founder',
  title: { text: 'I answer the phone, so the software does too', marker: 'answer the phone' },
  lede: 'Jordan Ellis founded the company after two decades of watching good tradespeople lose work to whoever called back first.',
  portrait: { src: '/images/founder-portrait.svg', alt: 'Placeholder illustration for the founder’s portrait' },
  story: {
    title: 'How it came to this',
    paragraphs: [
      'The first lesson came early, selling for a small shop where the owner was also the driver. The order book was full of names nobody had called back.',
      'More than 20 years of sales, marketing and systems work followed, most of it for firms with fewer people than chairs. The tools changed; the missed calls stayed.',
      'In 2023 the pieces fell into place: assistants that could hold a conversation, and a platform that kept calls, calendar and money together. The company was founded to set that up properly for people who have no time to.',
    ],
  },
  seeAlso:
    'What came of it is on the page about [the company](/about/company). Your own sales questions fit into [a coaching session](/coaching).',
  timeline: {
    label: 'One line from a first job in a small shop, over 20 years of sales and systems, to the company of 2023.',
    stops: [
      { when: 'Early on', text: 'Selling for a small shop' },
      { when: '20+ years', text: 'Sales, marketing and systems' },
      { when: '2023', text: 'The company is founded' },
    ],
  },
  expertise: {
    title: 'Fields of work',
    tags: [
      'CRM adoption',
      'Sales process',
      'Marketing automation',
      'Phone and chat assistants',
      'Local search',
      'Web design',
      'Team training',
      'Customer retention',
    ],
  },
  quote: 'Technology should give an owner the evening back. If it asks for another evening, we built it wrong.',
  links: { profile: 'Professional profile', email: 'Write an email' },
} satisfies Content<'pages/founder'>;
