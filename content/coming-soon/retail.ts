import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/retail',
  seo: {
    title: 'CRM for retail shops: coming soon',
    description: 'Shops with a counter and a mailing list will get a page here. A personal demo shows the CRM today.',
    pictureAlt: 'A text conversation in which a shop tells a regular that her size is back and holds a pair for her.',
  },
  eyebrow: 'CRM for retail shops',
  title: { text: 'Regulars who come back on their own', marker: 'Regulars' },
  panel: { background: 'sun', motif: 'store', line: 'falling' },
  scene: {
    kind: 'conversation',
    label: 'Example: a shop tells a regular that her size is back, and she has a pair set aside.',
    inbox: 'Wren & Wool · Texts',
    badge: { text: 'Back in stock', tone: 'blue' },
    messages: [
      { from: 'business', text: 'Hi Marta, the clogs you asked about are back, also in your size.' },
      { from: 'customer', text: 'Finally! Can you set a pair aside till Saturday?' },
    ],
    outcome: {
      icon: 'package',
      title: 'Held until Saturday',
      detail: 'Clogs, size 8 · behind the counter',
      badge: { text: 'Set aside', tone: 'leaf' },
    },
  },
  text: 'Content coming soon. Check back later for updates.',
  seeAlso:
    'You can already see [the whole platform](/), [messages to regulars](/marketing-automation) and [what small companies get](/industries/smbs). The page for [financial practices](/industries/financial) is on its way as well.',
} satisfies Content<'coming-soon/*'>;
