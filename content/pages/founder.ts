import type { Content } from '@/lib/content/kinds';

export default {
  path: '/about/founder',
  seo: {
    title: 'Meet the founder behind the CRM',
    description:
      'A founder with 20+ years of experience and a CRM company founded in 2023. Read what it stands for, write an email or schedule a call.',
  },
  sample: true,
  name: 'Jordan Ellis',
  role: 'Founder',
  title: { text: 'Meet the founder of {brand}', marker: 'the founder' },
  lede: 'Our founder brings 20+ years of experience and started the company in 2023. Check the profile, write an email or schedule a call.',
  story: {
    title: 'What we are here to fix',
    paragraphs: [
      'In a small business, the person who does the work also answers the phone, sends the bills and asks for the reviews. Most of that happens after dinner.',
      'A CRM can carry much of it. Calls, calendar and money sit on one record, so nobody has to remember what comes next.',
      'AI takes the first answer, the reminder and the draft. What to promise, and to whom, stays with you. And when you are stuck, you talk to a person.',
    ],
  },
  seeAlso:
    'Read more about [the company](/about/company), or bring your own sales questions to [a coaching session](/coaching).',
  timeline: {
    label: 'One line from 20+ years of experience, over the founding of the company in 2023, to the platform of today.',
    stops: [
      { when: '20+ years', text: 'Our founder’s experience' },
      { when: '2023', text: 'The company is founded' },
      { when: 'Today', text: 'CRM, automation and AI in one' },
    ],
  },
  expertise: {
    title: 'Areas of expertise',
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
