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
  object: 'desk-lamp',
  letter: [
    'In a small business, the person who does the work also answers the phone, sends the bills and asks for the reviews. Most of that happens after dinner.',
    'A CRM can carry much of it. Calls, calendar and money sit on one record, so nobody has to remember what comes next.',
    'AI takes the first answer, the reminder and the draft. What to promise, and to whom, stays with you. And when you are stuck, you talk to a person.',
  ],
  quote: 'Technology should give an owner the evening back. If it asks for another evening, we built it wrong.',
  expertise: {
    lead: 'Ask me about',
    tags: [
      'CRM adoption',
      'sales process',
      'marketing automation',
      'phone and chat assistants',
      'local search',
      'web design',
      'team training',
      'customer retention',
    ],
  },
  signature:
    'M44 6C42 30 34 60 16 68C2 73 2 54 22 46C34 41 40 40 46 36C42 46 56 48 58 38C59 31 50 31 48 39C52 44 60 40 64 35C66 32 68 34 67 38L66 44C68 36 74 32 78 35C80 38 78 44 82 44C86 44 90 36 94 34C86 34 84 45 91 45C97 45 99 36 104 6C101 28 98 45 104 45C108 45 108 37 114 34C107 34 105 45 111 45C116 45 117 36 118 34C117 40 117 45 121 45C125 42 126 35 129 34C128 38 127 42 127 45C129 38 135 33 138 36C139 40 137 45 142 45M196 12C188 4 168 8 170 20C172 26 184 25 186 25C172 24 162 36 168 43C174 50 190 44 196 38C204 30 210 12 206 8C201 6 200 40 206 44C212 44 222 14 218 8C213 6 212 40 218 44C222 44 225 38 227 34C225 40 225 45 229 45C234 43 237 36 239 33C241 38 245 40 243 44C240 48 234 46 233 43',
  links: { profile: 'Professional profile', email: 'Write an email' },
  seeAlso:
    'Read more about [the company](/about/company), or bring your own sales questions to [a coaching session](/coaching).',
} satisfies Content<'pages/founder'>;
