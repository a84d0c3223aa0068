import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/retail',
  seo: {
    title: 'CRM for retail stores and shops',
    description:
      'Stores with a counter and a mailing list will get a page here. See prices and what a shop can use in the CRM today.',
    pictureAlt: 'A text conversation in which a shop tells a regular that her size is back and holds a pair for her.',
  },
  eyebrow: 'CRM for retail shops',
  title: { text: 'Regulars who come back on their own', marker: 'Regulars' },
  panel: { background: 'sun', icon: 'tag', line: 'falling' },
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
      title: 'Held until Saturday',
      detail: 'Clogs, size 8 · behind the counter',
      badge: { text: 'Set aside', tone: 'leaf' },
    },
  },
  text: 'Content coming soon. Check back later for updates.',
  related: {
    title: 'What your store can use today',
    intro:
      'A store pays from {cheapestPrice} a month and can cancel any time. Ask in the demo whether your register or online shop can be connected.',
    cards: [
      {
        href: '/marketing-automation',
        icon: 'mail',
        title: 'News for your regulars',
        text: 'Email the people who bought boots last fall that the new ones are in, and nobody else.',
      },
      {
        href: '/gmb-seo',
        icon: 'map-pin',
        title: 'Found on the map',
        text: 'Hours, photos and posts kept current on your business profile. This is the Local SEO add-on, {localSeoPrice}.',
      },
      {
        href: '/industries/smbs',
        icon: 'store',
        title: 'One system for a small team',
        text: 'Who asked for what, who promised to call back, and what is set aside under which name.',
      },
    ],
  },
  seeAlso:
    'You can already see [the whole platform](/). The page for [financial practices](/industries/financial) is on its way as well.',
} satisfies Content<'coming-soon/*'>;
