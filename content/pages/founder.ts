import type { Content } from '@/lib/content/kinds';

export default {
  path: '/about/founder',
  seo: {
    title: 'The founder and what drives the work',
    description:
      'Our founder brings 20+ years of experience to a company founded in 2023. Read what the work is about, and schedule a call.',
  },
  sample: true,
  name: 'Jordan Ellis',
  role: 'Founder',
  title: { text: 'Built to give owners their evenings back', marker: 'evenings back' },
  lede: 'Behind our CRM is a founder with 20+ years of experience, who started the company in 2023.',
  story: {
    title: 'What the work is about',
    paragraphs: [
      'In a small business, the person who does the work also answers the phone, sends the bills and asks for the reviews.',
      'A CRM can carry much of that. It keeps calls, calendar and money on one record, so that nobody has to remember what comes next.',
      'AI takes the first answer, the reminder and the draft. What to promise, and to whom, stays with the owner.',
    ],
  },
  seeAlso:
    'What came of it is on the page about [the company](/about/company). Your own sales questions fit into [a coaching session](/coaching).',
  timeline: {
    label: 'One line from 20+ years of experience, over the founding of the company in 2023, to the platform of today.',
    stops: [
      { when: '20+ years', text: 'Our founder’s experience' },
      { when: '2023', text: 'The company is founded' },
      { when: 'Today', text: 'CRM, automation and AI in one' },
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
