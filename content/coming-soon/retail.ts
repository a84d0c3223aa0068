import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/retail',
  seo: {
    title: 'CRM for retail stores and shops',
    description:
      'Stores with a counter and a mailing list will get a page here. See prices and what a shop can use in the CRM today.',
  },
  icon: 'tag',
  eyebrow: 'CRM for retail shops',
  title: { text: 'Regulars who come back on their own', marker: 'Regulars' },
  text: 'Content coming soon. Check back later for updates.',
  tool: {
    object: 'shopping-bag',
    label:
      'Example: a shopping bag with two texts on it: a shop tells a regular that her size is back, and she has a pair set aside.',
    ground: 'clay',
    plate: {
      kind: 'thread',
      head: { title: 'Wren & Wool · Texts' },
      messages: [
        { from: 'business', text: 'Hi Marta, the clogs are back, also in your size.' },
        { from: 'customer', text: 'Finally! Can you set a pair aside till Saturday?' },
      ],
    },
    tag: {
      top: 'Held until',
      figure: 'Saturday',
      text: 'Clogs, behind the counter',
      badge: { text: 'Set aside', tone: 'leaf' },
    },
    places: {
      plate: { x: 104, y: 238, width: 368, height: 306 },
      hook: { x: 580, y: 200, string: 42, turn: 3 },
      phone: { middle: 288, y: 540, turn: -2 },
      outlet: 60,
    },
  },
  related: {
    title: 'What your store can use today',
    intro:
      'A store pays from {cheapestPrice} a month and can cancel any time. Ask in the demo whether your register or online shop can be connected.',
    blocks: [
      {
        href: '/marketing-automation',
        title: 'News for your regulars',
        text: 'Email the people who bought boots last fall that the new ones are in, and nobody else.',
      },
      {
        href: '/gmb-seo',
        title: 'Found on the map',
        text: 'Hours, photos and posts kept current on your business profile. This is the Local SEO add-on, {localSeoPrice}.',
      },
      {
        href: '/industries/smbs',
        title: 'One system for a small team',
        text: 'Who asked for what, who promised to call back, and what is set aside under which name.',
      },
    ],
  },
  seeAlso: '[the whole platform](/), [financial practices](/industries/financial)',
  closing: { title: 'Tell us about your regulars' },
} satisfies Content<'coming-soon/*'>;
